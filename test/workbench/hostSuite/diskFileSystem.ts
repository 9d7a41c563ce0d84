import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import { diskScheme } from './diskScheme.ts';

/** What tests can do with the file system. */
export interface DiskControl {
  /** What was changed, as `write /path` or `rename /path /path`, in its order. */
  readonly steps: string[];
  /** How many more changes there are before the connection is lost, the last of them in part. */
  left: number;
  /** Called before each change, with what is among `steps` then. */
  before: ((step: string) => Promise<void>) | undefined;
}

/** Provides files that have no path of this machine for anybody else, though they are on its disk. */
export function activate(context: vscode.ExtensionContext): DiskControl {
  const files = new DiskFileSystem();
  context.subscriptions.push(vscode.workspace.registerFileSystemProvider(diskScheme, files));
  return files.control;
}

class DiskFileSystem implements vscode.FileSystemProvider {
  readonly control: DiskControl = { steps: [], left: Infinity, before: undefined };
  readonly #changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.#changed.event;

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  async stat({ path }: vscode.Uri): Promise<vscode.FileStat> {
    return this.#look(async () => {
      const own = await lstat(path);
      const found = own.isSymbolicLink() ? await stat(path).catch(() => own) : own;
      return {
        type: typeOf(found, own.isSymbolicLink()),
        ctime: found.ctimeMs,
        mtime: found.mtimeMs,
        size: found.size,
      };
    });
  }

  async readDirectory({ path }: vscode.Uri): Promise<[string, vscode.FileType][]> {
    return this.#look(async () => {
      const entries = await readdir(path, { withFileTypes: true });
      return entries.map((entry) => [entry.name, typeOf(entry, entry.isSymbolicLink())]);
    });
  }

  async readFile({ path }: vscode.Uri): Promise<Uint8Array> {
    return this.#look(() => readFile(path));
  }

  async createDirectory(uri: vscode.Uri): Promise<void> {
    await this.#change(`mkdir ${uri.path}`, () => mkdir(uri.path));
    this.#tell(vscode.FileChangeType.Created, uri);
  }

  async writeFile(uri: vscode.Uri, bytes: Uint8Array): Promise<void> {
    const { path } = uri;
    const half = () => writeFile(path, bytes.subarray(0, bytes.length / 2));
    await this.#change(`write ${path}`, () => writeFile(path, bytes), half);
    this.#tell(vscode.FileChangeType.Changed, uri);
  }

  async delete(uri: vscode.Uri): Promise<void> {
    await this.#change(`delete ${uri.path}`, () => rm(uri.path, { recursive: true }));
    this.#tell(vscode.FileChangeType.Deleted, uri);
  }

  async rename(from: vscode.Uri, to: vscode.Uri, options: { overwrite: boolean }): Promise<void> {
    const isTaken = await this.#look(() => lstat(to.path)).then(
      () => true,
      () => false,
    );
    if (isTaken && !options.overwrite) throw vscode.FileSystemError.FileExists(to);
    await this.#change(`rename ${from.path} ${to.path}`, () => rename(from.path, to.path));
    this.#tell(vscode.FileChangeType.Deleted, from);
    this.#tell(vscode.FileChangeType.Created, to);
  }

  async #change(
    step: string,
    work: () => Promise<unknown>,
    part: () => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    await this.control.before?.(step);
    await this.#look(async () => {
      this.control.steps.push(step);
      const isLast = --this.control.left <= 0;
      await (isLast ? part() : work());
      if (isLast) throw vscode.FileSystemError.Unavailable('the connection was lost');
    });
  }

  async #look<T>(work: () => Promise<T>): Promise<T> {
    if (this.control.left <= 0) throw vscode.FileSystemError.Unavailable('there is no connection');
    try {
      return await work();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw vscode.FileSystemError.FileNotFound();
      if (code === 'EEXIST') throw vscode.FileSystemError.FileExists();
      throw error;
    }
  }

  #tell(type: vscode.FileChangeType, uri: vscode.Uri): void {
    this.#changed.fire([{ type, uri }]);
  }
}

function typeOf(
  entry: { isFile(): boolean; isDirectory(): boolean },
  isLink: boolean,
): vscode.FileType {
  const { File, Directory, SymbolicLink, Unknown } = vscode.FileType;
  const type = entry.isFile() ? File : entry.isDirectory() ? Directory : Unknown;
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the API adds the two
  return isLink ? type | SymbolicLink : type;
}
