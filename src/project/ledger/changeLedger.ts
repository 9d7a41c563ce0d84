import { type LedgerSection, ledgerPath } from '../../resources/ledger/ledger.ts';
import type { AppliedFile, Files, RefusedFile, WrittenFile } from '../ports/files.ts';
import { carryMoved, carryDecomposed } from './carryMoved.ts';
import { carryOver } from './carryOver.ts';
import { sectionChange, type SectionChange } from './sectionChange.ts';

/** A file of the ledger before and after. */
export interface WrittenSection extends WrittenFile, LedgerSection {
  /** What others made of it between the first and the last of several writes; absent where they left it as it was. */
  readonly between?: { readonly left: Uint8Array; readonly found: Uint8Array };
}

/** What became of a change of the ledger. */
export interface LedgerOutcome {
  readonly written: readonly WrittenSection[];
  /** Other files in which the changes are made: they are open in the editor. */
  readonly applied: readonly AppliedFile[];
  /** The change made the ledger of its folder. */
  readonly isNew: boolean;
  readonly refused: readonly RefusedFile[];
}

/**
 * Writes the files of sections of the ledger, each of which is named once; a ledger of version 1, and what was known of files
 * that were moved since, is carried over first.
 */
export async function changeLedger(
  files: Files,
  changes: readonly SectionChange[],
): Promise<LedgerOutcome> {
  if (changes.length === 0) return { written: [], applied: [], isNew: false, refused: [] };
  const carried = await carryOver(files);
  const before = { written: [], applied: [], isNew: carried.isNew };
  if (carried.refused.length > 0) return { ...before, refused: carried.refused };
  const kept = [...(await carryDecomposed(files, changes)), ...(await carryMoved(files, changes))];
  if (kept.length > 0) return { ...before, refused: kept };
  const sections = new Map(changes.map((one) => [ledgerPath(one), one]));
  const { written, applied, refused } = await files.write(changes.map(sectionChange));
  return {
    written: written.flatMap((file) => {
      const section = sections.get(file.path);
      if (section === undefined) return [];
      const { sourcePath, locale } = section;
      return [{ ...file, sourcePath, locale }];
    }),
    applied,
    isNew: carried.isNew,
    refused,
  };
}

/** What became of the ledger in the course of a run. */
export type LedgerOfRun = Pick<LedgerOutcome, 'isNew' | 'written'>;

/** What was written into the ledger one after the other, as one: the same files more than once, or others. */
export function joinedLedger(parts: readonly LedgerOfRun[]): LedgerOfRun {
  const files = new Map<string, WrittenSection>();
  for (const file of parts.flatMap(({ written }) => written)) {
    const first = files.get(file.path);
    files.set(file.path, first === undefined ? file : joined(first, file));
  }
  return { isNew: parts.some(({ isNew }) => isNew), written: [...files.values()] };
}

function joined(first: WrittenSection, last: WrittenSection): WrittenSection {
  const found = last.before ?? new Uint8Array();
  const left = first.after;
  const isSame = found.length === left.length && found.every((byte, at) => byte === left[at]);
  return { ...last, before: first.before, ...(isSame ? {} : { between: { left, found } }) };
}
