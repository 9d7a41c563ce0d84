import type { Mark } from './mark.ts';

/** The marks of one source file × locale by `keyId`; a key has several only until the next run after a merge. */
export type FileMarks = ReadonlyMap<string, readonly Mark[]>;

/** What Glossa knows of a workspace folder: by path of the source file, then by locale as a canonical tag. */
export type Ledger = ReadonlyMap<string, ReadonlyMap<string, FileMarks>>;

/** The marks of one source file × locale; none where the ledger knows nothing of it. */
export function marksOf(ledger: Ledger, sourcePath: string, locale: string): FileMarks {
  return ledger.get(sourcePath)?.get(locale) ?? new Map();
}

/** The ledger with other marks for one source file × locale. */
export function withMarks(
  ledger: Ledger,
  sourcePath: string,
  locale: string,
  marks: FileMarks,
): Ledger {
  const locales = new Map(ledger.get(sourcePath)).set(locale, marks);
  return new Map(ledger).set(sourcePath, locales);
}

/** One source file × locale. */
export interface LedgerSection {
  readonly sourcePath: string;
  readonly locale: string;
}

/** The ledger with the marks that these sections have in another one. */
export function withSectionsOf(
  ledger: Ledger,
  other: Ledger,
  sections: readonly LedgerSection[],
): Ledger {
  return sections.reduce(
    (result, { sourcePath, locale }) =>
      withMarks(result, sourcePath, locale, marksOf(other, sourcePath, locale)),
    ledger,
  );
}
