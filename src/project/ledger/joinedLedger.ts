import type { LedgerOutcome, WrittenSection } from './changeLedger.ts';

/** What became of the ledger in the course of a run. */
export type LedgerOfRun = Pick<LedgerOutcome, 'isNew' | 'written'>;

/** What was written into the ledger one after the other, as one: the same files more than once, or others. */
export function joinedLedger(parts: readonly LedgerOfRun[]): LedgerOfRun {
  const files = new Map<string, WrittenSection>();
  for (const file of parts.flatMap(({ written }) => written)) {
    const { before } = files.get(file.path) ?? file;
    files.set(file.path, { ...file, before });
  }
  return { isNew: parts.some(({ isNew }) => isNew), written: [...files.values()] };
}
