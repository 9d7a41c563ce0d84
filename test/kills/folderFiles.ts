import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyEdits } from '../../src/catalog/edit.ts';
import { replaceFile } from '../../src/disk/replaceFile.ts';
import { whyNotWritable } from '../../src/disk/whyNotWritable.ts';
import type { FileChange, Files, WriteOutcome } from '../../src/project/ports/files.ts';
import { runYielding } from '../../src/translation/runYielding.ts';

/** The files of a folder of the disk. `onWrite` hears of each file right before and right after it takes its place. */
export class FolderFiles implements Files {
  readonly #folder: string;
  readonly #onWrite: () => void;

  constructor(folder: string, onWrite: () => void = () => undefined) {
    this.#folder = folder;
    this.#onWrite = onWrite;
  }

  async read(path: string): Promise<string | undefined> {
    return (await this.#bytes(path))?.toString('utf8');
  }

  isOpen(): boolean {
    return false;
  }

  async refuseUnwritable(path: string): Promise<void> {
    const reason = await whyNotWritable(join(this.#folder, path));
    if (reason !== undefined) throw new Error(`${path}: ${reason.what} ${reason.code}`);
  }

  async write(changes: readonly FileChange[]): Promise<WriteOutcome> {
    const written: WriteOutcome['written'][number][] = [];
    for (const { path, change } of changes) {
      const before = await this.#bytes(path);
      const { base, edits } = await runYielding(change(before?.toString('utf8')));
      if (edits.length === 0) continue;
      const after = Buffer.from(applyEdits(base, edits));
      const target = join(this.#folder, path);
      await mkdir(dirname(target), { recursive: true });
      this.#onWrite();
      await replaceFile(target, after);
      this.#onWrite();
      written.push({ path, before, after });
    }
    return { written, applied: [], refused: [] };
  }

  async removeMade(path: string, isAsLeft: (text: string) => boolean): Promise<boolean> {
    const text = await this.read(path);
    if (text === undefined) return true;
    if (!isAsLeft(text)) return false;
    this.#onWrite();
    await rm(join(this.#folder, path));
    this.#onWrite();
    return true;
  }

  namesIn(folder: string): Promise<readonly string[]> {
    return readdir(join(this.#folder, folder)).catch(() => []);
  }

  async #bytes(path: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }
}
