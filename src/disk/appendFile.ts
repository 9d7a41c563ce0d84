import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from './replaceFile.ts';

/** A text file of this machine that grows while work goes on; nobody waits for it. */
export class AppendFile {
  readonly #path: string;
  #waiting = '';
  #writing: Promise<void> | undefined;
  #error: unknown;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * The text in UTF-8; empty where there is no file. It may be too long to become a string in one step. Whoever reads it
   * begins anew, and the disk gets another chance.
   */
  async read(): Promise<Uint8Array> {
    await this.#writing;
    this.#error = undefined;
    return readFile(this.#path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return new Uint8Array();
      throw error;
    });
  }

  /**
   * Puts a text at the end, in the order of the calls. After a failure what comes is dropped, until the file is
   * {@link read} or {@link replace}d.
   */
  append(text: string): void {
    if (this.#error !== undefined) return;
    this.#waiting += text;
    this.#writing ??= this.#write();
  }

  /** Waits until everything has reached the disk. @throws the error of the file system that kept it from that */
  async flush(): Promise<void> {
    await this.#writing;
    if (this.#error !== undefined) throw this.#error;
  }

  /** Puts a text in the place of the whole file; no text: removes it. */
  async replace(text: string): Promise<void> {
    await this.#writing;
    this.#error = undefined;
    if (text === '') await rm(this.#path, { force: true });
    else await replaceFile(this.#path, Buffer.from(text));
  }

  async #write(): Promise<void> {
    try {
      await mkdir(dirname(this.#path), { recursive: true });
      while (this.#waiting !== '') {
        const text = this.#waiting;
        this.#waiting = '';
        await appendFile(this.#path, text, { mode: 0o600, flush: true });
      }
    } catch (error) {
      this.#error = error;
      this.#waiting = '';
    }
    this.#writing = undefined;
  }
}
