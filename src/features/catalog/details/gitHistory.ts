import * as vscode from 'vscode';
import type { FileCommit, FileHistory } from '../../../project/table/textHistory.ts';

/* What is used of the interface of VS Code's own Git extension, version 1. */

interface GitCommit {
  readonly hash: string;
  readonly message: string;
  readonly authorName?: string;
  readonly authorDate?: Date;
}

interface GitExtension {
  readonly enabled: boolean;
  getAPI(version: 1): {
    getRepository(uri: vscode.Uri): {
      readonly rootUri: vscode.Uri;
      log(options: {
        readonly maxEntries: number;
        readonly path: string;
      }): Promise<readonly GitCommit[]>;
      show(ref: string, path: string): Promise<string>;
    } | null;
  };
}

/** The history of a file; nothing where the Git extension is off or absent, and outside of its repositories. */
export async function gitHistory(uri: vscode.Uri): Promise<FileHistory | undefined> {
  const repository = await repositoryOf(uri);
  if (repository === undefined) return undefined;
  return {
    commits: async (maxEntries) =>
      (await repository.log({ maxEntries, path: uri.fsPath })).map(commitOf),
    textAt: ({ hash }) => repository.show(hash, uri.fsPath).catch(() => undefined),
  };
}

/** Whether there is a history of a file; the Git extension is not started for it. */
export async function hasGitHistory(uri: vscode.Uri): Promise<boolean> {
  const isActive = vscode.extensions.getExtension('vscode.git')?.isActive === true;
  return isActive && (await repositoryOf(uri)) !== undefined;
}

async function repositoryOf(uri: vscode.Uri) {
  const extension = vscode.extensions.getExtension<GitExtension | undefined>('vscode.git');
  if (extension === undefined || uri.scheme !== 'file') return undefined;
  // It exports nothing where it could not start.
  const git = extension.isActive ? extension.exports : await extension.activate();
  return git?.enabled ? (git.getAPI(1).getRepository(uri) ?? undefined) : undefined;
}

function commitOf({ hash, message, authorName = '', authorDate }: GitCommit): FileCommit {
  const [title = ''] = message.split('\n');
  return { hash, author: authorName, date: authorDate, title };
}
