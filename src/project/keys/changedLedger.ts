import { keyId, type KeyPath } from '../../catalog/keyPath.ts';
import type { FileEntries, Ledger } from '../../catalog/ledger/ledger.ts';
import { movedPath, startsWith, type KeyChange } from './keyChange.ts';

/** The ledger after changes of the keys of a source: what was known of a text is known of it under its new key. */
export function changedLedger(
  ledger: Ledger,
  sourcePath: string,
  changes: readonly KeyChange[],
): Ledger {
  const locales = ledger.get(sourcePath);
  if (locales === undefined) return ledger;
  const after = [...locales].map(
    ([locale, entries]) => [locale, changed(entries, changes)] as const,
  );
  return new Map(ledger).set(sourcePath, new Map(after));
}

function changed(entries: FileEntries, changes: readonly KeyChange[]): FileEntries {
  return changes.reduce(changedBy, entries);
}

function changedBy(entries: FileEntries, change: KeyChange): FileEntries {
  const meant = [...entries].flatMap(([id, known]) => {
    const path = JSON.parse(id) as KeyPath;
    return startsWith(path, change.from) ? [{ id, path, known }] : [];
  });
  const after = new Map(entries);
  if (change.kind !== 'duplicate') for (const { id } of meant) after.delete(id);
  if (change.kind === 'delete') return after;
  for (const { path, known } of meant)
    after.set(keyId(movedPath(path, change.from, change.to) ?? path), known);
  return after;
}
