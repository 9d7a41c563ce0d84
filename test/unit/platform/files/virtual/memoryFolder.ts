import type { VirtualFolder } from '../../../../../src/platform/files/virtual/virtualFolder.ts';

/** Where everything ends: the process is killed, or the connection lost. */
export class Cut extends Error {}

/** A folder in memory. Each step that changes something may be the one before which everything ends. */
export class MemoryFolder implements VirtualFolder {
  readonly files = new Map<string, string>();
  readonly links = new Set<string>();
  /** Steps until the end. */
  left = Infinity;
  /** Of all its files. */
  mtime = 0;
  canRename = true;
  /** What `replace` does when it has deleted the other file: as a file system that refuses. */
  refuseAfterDelete = false;
  /** The step is done, and its answer is lost. */
  losesAnswers = false;

  constructor(files: Readonly<Record<string, string>> = {}) {
    for (const [name, text] of Object.entries(files)) this.files.set(name, text);
  }

  #step(work: () => void): void {
    if (this.left <= 0) throw new Cut();
    this.left--;
    work();
    if (this.left === 0 && this.losesAnswers) throw new Cut();
  }

  #look(): void {
    if (this.left <= 0) throw new Cut();
  }

  async names() {
    this.#look();
    return [...this.files.keys()];
  }

  async stat(name: string) {
    this.#look();
    if (!this.files.has(name)) return undefined;
    return { isFile: true, isLink: this.links.has(name), mtime: this.mtime };
  }

  async read(name: string) {
    this.#look();
    const text = this.files.get(name);
    return text === undefined ? undefined : Buffer.from(text);
  }

  async write(name: string, bytes: Uint8Array) {
    const text = Buffer.from(bytes).toString();
    // First a part of it.
    this.#step(() => this.files.set(name, text.slice(0, text.length / 2)));
    this.#step(() => this.files.set(name, text));
  }

  async rename(from: string, to: string) {
    if (!this.canRename) throw new Error('this file system cannot rename');
    this.#look();
    if (this.files.has(to)) return false;
    this.#step(() => this.#move(from, to));
    return true;
  }

  async replace(from: string, to: string) {
    if (!this.canRename) throw new Error('this file system cannot rename');
    this.#step(() => this.files.delete(to));
    if (this.refuseAfterDelete) {
      this.refuseAfterDelete = false;
      throw new Error('refused');
    }
    this.#step(() => this.#move(from, to));
  }

  async delete(name: string) {
    this.#step(() => this.files.delete(name));
  }

  #move(from: string, to: string): void {
    const text = this.files.get(from);
    if (text === undefined) throw new Error(`there is no ${from}`);
    this.files.delete(from);
    this.files.set(to, text);
  }
}
