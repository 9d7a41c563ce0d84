import type { Storage } from '../keptRecords.ts';

const key = 'glossa.usualTargets';

/**
 * The language that a command translated into last, in each folder: what another command or another folder was given says
 * nothing of it.
 */
export class UsualTargets {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Nothing where the command was not used in this folder; `''` stands for files of no folder. */
  of(command: string, folder: string): string | undefined {
    return this.#all[nameOf(command, folder)];
  }

  async remember(command: string, folder: string, locale: string): Promise<void> {
    await this.#storage.update(key, { ...this.#all, [nameOf(command, folder)]: locale });
  }

  get #all(): Readonly<Record<string, string>> {
    const kept = this.#storage.get(key);
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
}

const nameOf = (command: string, folder: string) => `${command} ${folder}`;
