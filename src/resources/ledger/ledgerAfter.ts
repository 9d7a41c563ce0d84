import { keyId } from '../formats/format.ts';
import type { FileEntries } from './ledger.ts';
import {
  found,
  isReviewed,
  reviewed,
  untranslated,
  type LedgerEntry,
  sameEntries,
  textHash,
  type TextHash,
} from './ledgerEntry.ts';
import type { PlanItem, TargetPlan } from '../plan.ts';
import { runSync, forEachInSteps, type Cooperative } from '../cooperative.ts';

/**
 * What happened to one message of a plan: the machine's text was written, or that of the source where there is none; a
 * person wrote or approved the value that the target now has, or the value of a renamed key was moved.
 */
export type MessageOutcome =
  | { readonly by: 'machine' | 'source' | 'person'; readonly written: TextHash }
  | { readonly by: 'move' };

/** By `keyId`. */
export type Outcomes = ReadonlyMap<string, MessageOutcome>;

/**
 * The entries of a source file × locale after a run; `before` is what the ledger says when the run ends. Whatever has
 * no outcome keeps its entries, with two exceptions: what was found there is recorded, and what no longer has a value in
 * the target is forgotten. Neither happens where the ledger differs from what it was when the plan was made: somebody
 * else wrote the file in the meantime, and the plan does not know about it. Nor does it for messages that are `changed`, by
 * `keyId`: what the plan has found of them is true no longer.
 */
export function ledgerAfter(
  plan: TargetPlan,
  before: FileEntries,
  outcomes: Outcomes,
): FileEntries {
  return runSync(ledgerAfterInSteps(plan, before, outcomes));
}

/** The same in steps. */
export function* ledgerAfterInSteps(
  plan: TargetPlan,
  before: FileEntries,
  outcomes: Outcomes,
  changed: ReadonlySet<string> = new Set(),
): Cooperative<FileEntries> {
  const after = new Map<string, readonly LedgerEntry[]>();
  const record = (id: string, entries: readonly LedgerEntry[] | undefined): void => {
    if (entries !== undefined && entries.length > 0) after.set(id, entries);
  };
  for (const { path } of plan.orphans) record(keyId(path), before.get(keyId(path)));
  const isNew = (id: string): boolean =>
    changed.has(id) || !sameEntries(before.get(id), plan.entries.get(id));
  yield* forEachInSteps(before, ([id, entries]) => {
    if (isNew(id)) record(id, entries);
  });
  yield* forEachInSteps(plan.items, (item) => {
    const outcome = outcomes.get(item.id);
    if (outcome !== undefined || !isNew(item.id))
      record(item.id, entriesAfter(item, before, outcome));
  });
  return after;
}

/**
 * Whether {@link ledgerAfter} has nothing to say where nothing happened to any message, whatever the ledger says by then:
 * the entries that the plan was made with are all that there is to know.
 */
export function isRecorded({ items, orphans, entries }: TargetPlan): boolean {
  let known = 0;
  for (const item of items) {
    const own = entries.get(item.id) ?? [];
    if (!isAsKnown(item, own)) return false;
    if (own.length > 0) known++;
  }
  for (const { path } of orphans) if ((entries.get(keyId(path)) ?? []).length > 0) known++;
  return known === entries.size;
}

/** The plan has compared the texts with the entries: what a lone entry says of a state is right. */
function isAsKnown(item: PlanItem, known: readonly LedgerEntry[]): boolean {
  switch (item.state) {
    case 'missing':
    case 'renamed':
      return known.length === 0;
    case 'kept':
      return known.length === 1;
    case 'reviewed':
      return known.length === 1 && known.every((one) => isReviewed(one) && namesText(one));
    case 'translated':
      return known.length > 0 && (!known.every(isFound) || isOneText(known));
    case 'skipped':
      return known.length === 0 || item.current !== undefined;
    case 'stale':
    case 'editedStale':
      return true;
  }
}

const isFound = (entry: LedgerEntry): boolean => entry.isFound === true;
const namesText = (entry: LedgerEntry): boolean => entry.text !== undefined;
const isOneText = (known: readonly LedgerEntry[]) => known.length === 1 && known.every(namesText);

function entriesAfter(
  item: PlanItem,
  before: FileEntries,
  outcome: MessageOutcome | undefined,
): readonly LedgerEntry[] | undefined {
  const source = item.sourceHash;
  if (outcome?.by === 'machine') return [{ source, written: outcome.written }];
  if (outcome?.by === 'source') return [untranslated(outcome.written)];
  if (outcome?.by === 'person') return [reviewed(source, outcome.written)];
  const known = before.get(item.id);
  switch (item.state) {
    case 'missing':
      return undefined;
    case 'renamed':
      return outcome && before.get(keyId(item.from.path));
    case 'reviewed':
      return [reviewed(source, textHash(item.current.value))];
    case 'translated': {
      // Which text was found first stays known: that somebody has changed it since can then be told.
      const isNews = known === undefined || (known.every(isFound) && !isOneText(known));
      return isNews ? [found(source, textHash(item.current.value))] : known;
    }
    case 'kept':
      return [{ source, written: textHash(item.current.value) }];
    case 'skipped':
      return item.current && known;
    case 'stale':
    case 'editedStale':
      break;
  }
  return known;
}
