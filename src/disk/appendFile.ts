import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flush, mkdir, open, readIfThere, rm, stat, undefinedIfMissing } from './fileSystem.ts';
import { replaceFile } from './replaceFile.ts';
import { syncFolder } from './writeDurably.ts';

/** A text file of this machine that grows while work goes on. One process writes it at a time. */
export class AppendFile {
  readonly #path: string;
  #waiting: {
    readonly text: string;
    readonly resolve: () => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  #writing: Promise<void> | undefined;
  /** Where a text begins that was written in part and could not be taken away again. */
  #tornAt: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** The text in UTF-8; empty where there is no file. It may be too long to become a string in one step. */
  async read(): Promise<Uint8Array> {
    await this.#writing;
    const bytes = await readIfThere(this.#path);
    return bytes?.subarray(0, this.#tornAt) ?? new Uint8Array();
  }

  /** Bytes; 0 where there is no file. */
  async size(): Promise<number> {
    const found = await stat(this.#path).catch(undefinedIfMissing);
    return found?.size ?? 0;
  }

  /**
   * Puts a text at the end, in the order of the calls; done when it has reached the disk. Texts that come while others
   * are on their way there go together.
   *
   * @throws the error of the file system; the file is then as it was, and the text may be tried again
   */
  append(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  /** Puts a text in the place of the whole file; no text: removes it. */
  async replace(text: string): Promise<void> {
    await this.#writing;
    if (text === '') await rm(this.#path);
    else await replaceFile(this.#path, Buffer.from(text));
    this.#tornAt = undefined;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0);
      try {
        await this.#put(Buffer.from(together.map(({ text }) => text).join('')));
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#writing = undefined;
  }

  async #put(bytes: Uint8Array): Promise<void> {
    const file = await this.#open();
    try {
      if (this.#tornAt !== undefined) await file.truncate(this.#tornAt);
      const { size } = await file.stat();
      this.#tornAt = size;
      await writeAt(file, size, bytes);
      await flush(file, 'datasync');
      this.#tornAt = undefined;
      if (size === 0) await syncFolder(dirname(this.#path));
    } catch (error) {
      await this.#takeBack(file);
      throw error;
    } finally {
      await file.close();
    }
  }

  /** Its folder is made where there is none: to look for it each time would cost as much as the writing. */
  async #open(): Promise<FileHandle> {
    const opened = () => open(this.#path, constants.O_RDWR | constants.O_CREAT, 0o600);
    const file = await opened().catch(undefinedIfMissing);
    if (file !== undefined) return file;
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    return opened();
  }

  async #takeBack(file: FileHandle): Promise<void> {
    if (this.#tornAt === undefined) return;
    try {
      await file.truncate(this.#tornAt);
      this.#tornAt = undefined;
    } catch {
      // The next text takes its place.
    }
  }
}

async function writeAt(file: FileHandle, position: number, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const rest = bytes.length - done;
    const { bytesWritten } = await file.write(bytes, done, rest, position + done);
    done += bytesWritten;
  }
}
