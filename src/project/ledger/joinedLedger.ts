import type { LedgerOutcome, WrittenSection } from './changeLedger.ts';

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
