import * as vscode from 'vscode';
import type { VirtualEntry, VirtualFolder } from './virtualFolder.ts';

/** A folder by its URI, whoever provides its files. */
export function editorFolder(folder: vscode.Uri): VirtualFolder {
  const { fs } = vscode.workspace;
  const uri = (name: string) => vscode.Uri.joinPath(folder, name);
  return {
    names: async () =>
      ((await unlessMissing(fs.readDirectory(folder))) ?? []).map(([name]) => name),
    stat: async (name) => {
      const found = await unlessMissing(fs.stat(uri(name)));
      return found && entryOf(found);
    },
    read: (name) => unlessMissing(fs.readFile(uri(name))),
    write: async (name, bytes) => fs.writeFile(uri(name), bytes),
    rename: async (from, to) => {
      try {
        await fs.rename(uri(from), uri(to), { overwrite: false });
        return true;
      } catch (error) {
        if (codeOf(error) === 'FileExists') return false;
        throw error;
      }
    },
    replace: async (from, to) => fs.rename(uri(from), uri(to), { overwrite: true }),
    delete: async (name) => {
      await unlessMissing(fs.delete(uri(name)));
    },
  };
}

/** What is known of a place; `undefined` where nothing is there. */
export async function entryAt(uri: vscode.Uri): Promise<VirtualEntry | undefined> {
  const found = await unlessMissing(vscode.workspace.fs.stat(uri));
  return found && entryOf(found);
}

function entryOf({ type, mtime }: vscode.FileStat): VirtualEntry {
  return {
    isFile: (type & vscode.FileType.File) !== 0,
    isLink: (type & vscode.FileType.SymbolicLink) !== 0,
    mtime,
  };
}

async function unlessMissing<T>(work: Thenable<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'FileNotFound') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof vscode.FileSystemError ? error.code : undefined;
}
