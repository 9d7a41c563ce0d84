import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyEdits } from '../../src/catalog/edit.ts';
import { replaceFile } from '../../src/disk/replaceFile.ts';
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

  refuseUnwritable(): Promise<void> {
    return Promise.resolve();
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

  async #bytes(path: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }
}
