import type { Journal } from '../../translation/journal.ts';
import type { OpenService } from './translationService.ts';

/** The answers that were paid for and are in no file yet, kept where they outlast the process. */
export interface TranslationStore {
  /**
   * The journal for answers of the service at this address.
   *
   * @throws {JournalError} where answers could not be written down
   */
  open(address: string): Promise<Journal>;
  /**
   * Ends a run: what is in its files is forgotten, what it would ask for again is kept. `askAgain` gets the journal as
   * the run leaves it and recalls that; absent where there is nothing to ask for.
   *
   * @returns the answers as they were, for an undo
   */
  close(
    run: Journal,
    askAgain: ((journal: Journal) => Promise<void>) | undefined,
  ): Promise<Uint8Array>;
}

/** Where those that a run has closed go when its files are put back. */
export interface ClosedTranslations {
  /** `before` is what {@link TranslationStore.close} has given. */
  restore(before: Uint8Array): Promise<void>;
}

/** The journal of a run, and the service that it speaks to. */
export interface RunService extends Pick<OpenService, 'translator' | 'tagHandling'> {
  readonly journal: Journal;
}
