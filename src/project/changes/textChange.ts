import type { Cooperative } from '../../resources/cooperative.ts';
import { ResourceFileError, type FormatId, type KeyPath } from '../../resources/formats/format.ts';
import { hashOf, type Hash } from '../../resources/hash.ts';
import { ProjectError } from '../ledger/projectError.ts';

/**
 * What a change did to the messages of a target file, as JSON data: what it expects there to be taken back, and what is there
 * then.
 */
export interface TextChange {
  readonly path: string;
  readonly sourcePath: string;
  readonly sourceLocale: string;
  readonly locale: string;
  readonly format: FormatId;
  /** The text before; absent where the change made the file. */
  readonly before?: string;
  /** Of the text after, without a byte order mark. */
  readonly after?: Hash;
  readonly messages: readonly ChangedText[];
}

/** A message before and after. */
export interface ChangedText {
  readonly path: KeyPath;
  /** Absent where the file did not have the message. */
  readonly before?: string;
  readonly now: string;
}

/** A document shows its text without the mark that its file begins with. */
export const textHash = (text: string): Hash => hashOf(text.replace(/^\ufeff/u, ''));

/** Says of a file that cannot be read which one it is. */
export function* readably<T>(path: string, steps: Cooperative<T>): Cooperative<T> {
  try {
    return yield* steps;
  } catch (error) {
    if (!(error instanceof ResourceFileError)) throw error;
    throw new ProjectError({ code: 'unreadable', path, cause: error });
  }
}
