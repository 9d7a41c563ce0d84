import { runYielding } from '../resources/cooperative.ts';
import {
  allSeen,
  Journal,
  questionsIn,
  waitingTranslations,
  withoutOld,
  type Question,
  type WaitingTranslations,
} from './journal.ts';
import { JournalError } from './journalError.ts';
import { headLine, headOf, journalVersion } from './journalText.ts';

/** The file of a journal. Its writer holds the lock of the folder. */
export interface JournalFile {
  /** Empty where there is no file. */
  read(): Promise<Uint8Array>;
  /** Puts a text at the end; done when it is on the disk, and as if never called where that fails. */
  append(text: string): Promise<void>;
  /** Puts a text in the place of the whole file; no text: removes it. */
  replace(text: string): Promise<void>;
  /** Bytes; 0 where there is no file. */
  size(): Promise<number>;
}

/** What earlier runs have left, and what was asked for with it, the latest last. */
export interface LeftTranslations {
  readonly journal: Journal;
  readonly questions: readonly Question[];
}

/** The journal of a workspace folder, which all windows and processes of this machine share. */
export class FolderJournal {
  readonly #file: JournalFile;
  readonly #noteTrouble: (error: unknown) => void;

  /** `noteTrouble` hears of failures that cost nothing but room on the disk. */
  constructor(file: JournalFile, noteTrouble: (error: unknown) => void) {
    this.#file = file;
    this.#noteTrouble = noteTrouble;
  }

  /**
   * The journal for answers of the service at this address.
   *
   * @throws {JournalError} where answers could not be written down, or a newer Glossa has left some
   */
  async open(service: string): Promise<Journal> {
    const journal = new Journal(service, (text) => this.#file.append(text));
    try {
      const file = await this.#read();
      await this.#file.append(file.length === 0 ? headLine(0) : '\n');
      await runYielding(journal.read(file));
    } catch (error) {
      throw error instanceof JournalError ? error : new JournalError(undefined, { cause: error });
    }
    return journal;
  }

  /**
   * Ends a run: what is in its files is forgotten, what it would ask for again is kept. `askAgain` gets the journal as
   * the run leaves it and recalls that; absent where there is nothing to ask for.
   *
   * @returns the journal as it was, for {@link restore}
   */
  async close(
    run: Journal,
    askAgain: ((journal: Journal) => Promise<void>) | undefined,
  ): Promise<Uint8Array> {
    let before: Uint8Array = new Uint8Array();
    await this.#guarded(async () => {
      before = await this.#file.read();
      const again = new Journal(run.service, () => Promise.resolve());
      if (askAgain !== undefined) {
        await runYielding(again.read(before));
        await askAgain(again);
      }
      await this.#file.replace(await runYielding(run.rest(before, again)));
    });
    return before;
  }

  /** Takes up again what a run has closed, because its files are put back. */
  async restore(before: Uint8Array): Promise<void> {
    if (before.length === 0) return;
    await this.#guarded(async () => {
      const now = await this.#read();
      await this.#file.replace(await runYielding(allSeen([before, now])));
    });
  }

  /** Notes that the user was told about everything that waits. */
  async markSeen(): Promise<void> {
    await this.#file.replace(await runYielding(allSeen([await this.#read()])));
  }

  /** What the journal holds of this service for a further run. */
  async waiting(service: string): Promise<WaitingTranslations> {
    return runYielding(waitingTranslations(await this.#file.read(), service));
  }

  /** The same to look at, without the lock: nothing can be kept in it. */
  async left(service: string): Promise<LeftTranslations> {
    const file = await this.#file.read();
    const journal = new Journal(service, () => Promise.reject(new Error('only to look at')));
    await runYielding(journal.read(file));
    return { journal, questions: await runYielding(questionsIn(file, service)) };
  }

  /** Whether the journal holds anything, for whichever service and version. */
  async exists(): Promise<boolean> {
    return (await this.#file.size()) > 0;
  }

  /** Forgets every answer, whichever version wrote it. */
  async discard(): Promise<void> {
    await this.#file.replace('');
  }

  /**
   * Forgets what is too old, and removes a file that is then empty.
   *
   * @param alone runs its work while nobody else writes the file; asked only where there is something to forget
   */
  async forgetOld(
    alone: (work: () => Promise<void>) => Promise<void> = (work) => work(),
  ): Promise<void> {
    if ((await this.#fresh()) === undefined) return;
    await alone(async () => {
      const fresh = await this.#fresh();
      if (fresh !== undefined) await this.#file.replace(fresh);
    });
  }

  /** What is to take the place of the file, if anything; see {@link withoutOld}. */
  async #fresh(): Promise<string | undefined> {
    const file = await this.#file.read();
    return file.length === 0 || isNewer(file) ? undefined : runYielding(withoutOld(file));
  }

  /** @throws {JournalError} */
  async #read(): Promise<Uint8Array> {
    const file = await this.#file.read();
    if (isNewer(file)) throw new JournalError(headOf(file)?.version);
    return file;
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#noteTrouble(error);
    }
  }
}

const isNewer = (file: Uint8Array) => (headOf(file)?.version ?? 0) > journalVersion;
