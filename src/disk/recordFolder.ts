import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mkdir, readdir, readFile, rm, stat, undefinedIfMissing } from './fileSystem.ts';
import { replaceFile } from './replaceFile.ts';
import { syncFolder } from './writeDurably.ts';

const ending = '.json';

/**
 * Small JSON data that outlives the process, a file for each record: what one process writes is never lost to another,
 * and has reached the disk when it is written. The files are for their user only.
 */
export class RecordFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** What is there; a file that cannot be read is passed over. */
  async read(): Promise<readonly unknown[]> {
    const records: unknown[] = [];
    for (const name of await namesIn(this.#path)) {
      const text = await readFile(join(this.#path, name)).catch(() => undefined);
      const record = text === undefined ? undefined : parsed(text.toString('utf8'));
      if (record !== undefined) records.push(record);
    }
    return records;
  }

  /** @throws the error of the file system; the record is then as it was */
  async put(id: string, record: unknown): Promise<void> {
    const made = await mkdir(this.#path, { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncFolder(join(made, '..'));
    await replaceFile(this.#place(id), Buffer.from(JSON.stringify(record)));
  }

  async remove(id: string): Promise<void> {
    await rm(this.#place(id));
  }

  /** Removes what was not written for so many milliseconds. */
  async removeOlder(age: number, now = Date.now()): Promise<void> {
    for (const name of await namesIn(this.#path)) {
      const path = join(this.#path, name);
      const file = await stat(path).catch(undefinedIfMissing);
      if (file !== undefined && now - file.mtimeMs > age) await rm(path);
    }
  }

  #place(id: string): string {
    const name = createHash('sha256').update(id).digest('hex').slice(0, 32);
    return join(this.#path, name + ending);
  }
}

/** Removes the old records of one kind from all the folders of a folder. */
export async function removeOldRecords(all: string, kind: string, age: number): Promise<void> {
  for (const name of (await readdir(all).catch(undefinedIfMissing)) ?? []) {
    await new RecordFolder(join(all, name, kind)).removeOlder(age);
  }
}

async function namesIn(path: string): Promise<readonly string[]> {
  const names = (await readdir(path).catch(undefinedIfMissing)) ?? [];
  return names.filter((name) => name.endsWith(ending)).toSorted();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
