import { type Message, keyId, type KeyPath } from './formats/format.ts';
import type { FileEntries } from './ledger/ledger.ts';
import type { TextHash } from './ledger/ledgerEntry.ts';
import type { SourceRow } from './sourceRow.ts';

/** Finds the value that moves to a missing message whose source text has this mark. */
export type Moves = (source: TextHash, row: SourceRow) => Message | undefined;

/** Of more messages with one source text than this, the first ones are enough to choose from. */
const choiceLimit = 32;

/**
 * What a rename leaves in the target: values under keys that are gone from the source, whose entries tell the source
 * text they were made for. Of several for the same text the one whose key ends most like the new key moves, because
 * the forms of a plural share their source text and differ in the end of the key. The old key stays where it is.
 */
export function movesOf(orphans: readonly Message[], entries: FileEntries): Moves {
  const left = new Map<TextHash, Message[]>();
  for (const orphan of orphans) {
    if (orphan.value === '') continue;
    for (const { source } of entries.get(keyId(orphan.path)) ?? []) {
      const others = left.get(source);
      if (others === undefined) left.set(source, [orphan]);
      else if (others.length < choiceLimit) others.push(orphan);
    }
  }
  return (source, row) => {
    // A form that only the target language has was not made for the text alone, but for its place in a family.
    const isForm = keyId(row.source.path) !== row.id;
    const choice = (left.get(source) ?? []).filter(
      (orphan) => !isForm || formOf(orphan.path) === formOf(row.path),
    );
    return bestOf(choice, (orphan) => commonEnd(keyId(orphan.path), row.id));
  };
}

/** What follows the last `_` of a key: `few` of `items_few`. */
function formOf(path: KeyPath): string {
  const last = String(path.at(-1) ?? '');
  return last.slice(last.lastIndexOf('_') + 1);
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length))
    length++;
  return length;
}

/** The item with the highest score; of equal ones the first. */
function bestOf<T>(items: readonly T[], scoreOf: (item: T) => number): T | undefined {
  let best: T | undefined;
  let highest = -1;
  for (const item of items) {
    const score = scoreOf(item);
    if (score <= highest) continue;
    best = item;
    highest = score;
  }
  return best;
}
