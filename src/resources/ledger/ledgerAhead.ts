import { keyId } from '../formats/format.ts';
import type { FileEntries } from './ledger.ts';
import type { MessageOutcome, Outcomes } from './ledgerAfter.ts';
import {
  besideMachine,
  among,
  isReviewed,
  reviewed,
  sameEntries,
  untranslated,
  type LedgerEntry,
  textHash,
} from './ledgerEntry.ts';
import { currentText, type PlanItem, type TargetPlan } from '../plan.ts';
import { forEachInSteps, type Cooperative } from '../cooperative.ts';

/**
 * The entries of a source file × locale right before its target file is written: what is known stays, and beside it is
 * what will be true once the file is written. Whichever of the two texts the file then holds, the machine's stays the
 * machine's, also when nothing comes after.
 */
export function* entriesAhead(
  plan: TargetPlan,
  before: FileEntries,
  outcomes: Outcomes,
): Cooperative<FileEntries> {
  const ahead = new Map(before);
  yield* eachOutcome(plan, outcomes, (item, outcome) => {
    ahead.set(item.id, aheadOf(item, before, outcome));
  });
  return ahead;
}

/**
 * The messages of which a person has accepted the text that is to be replaced, between the plan and `now`; by `keyId`. The
 * text is theirs: it is left as it is.
 */
export function* keptSince(
  plan: TargetPlan,
  now: FileEntries,
  outcomes: Outcomes,
): Cooperative<ReadonlySet<string>> {
  return yield* idsOf(plan, outcomes, (item) => {
    const isPlanned = among(plan.entries.get(item.id));
    const isTheirs = (entry: LedgerEntry) => isReviewed(entry) && !isPlanned(entry);
    return hasText(item) && now.get(item.id)?.some(isTheirs) === true;
  });
}

/**
 * Takes {@link entriesAhead} back out of the entries that the ledger has when the target file is written: what then differs
 * from the plan was written by somebody else meanwhile.
 */
export function* entriesWithoutAhead(
  plan: TargetPlan,
  now: FileEntries,
  outcomes: Outcomes,
): Cooperative<FileEntries> {
  const result = new Map(now);
  yield* eachOutcome(plan, outcomes, (item, outcome) => {
    if (!sameEntries(now.get(item.id), aheadOf(item, plan.entries, outcome))) return;
    const known = plan.entries.get(item.id);
    if (known === undefined) result.delete(item.id);
    else result.set(item.id, known);
  });
  return result;
}

/**
 * The messages of which a person has accepted the text between {@link entriesAhead} and `now`, by `keyId`: their mark stands
 * in the place of what was announced. It may be for another source than the planned one, which has changed meanwhile.
 */
export function* acceptedSince(
  plan: TargetPlan,
  now: FileEntries,
  outcomes: Outcomes,
): Cooperative<ReadonlySet<string>> {
  return yield* idsOf(plan, outcomes, (item, outcome) => {
    const known = now.get(item.id) ?? [];
    const isPlanned = among(plan.entries.get(item.id));
    const isTheirs = (entry: LedgerEntry) =>
      isReviewed(entry) && (entry.source === item.sourceHash || !isPlanned(entry));
    return known.some(isTheirs) && !addedBy(item, now, outcome).some(among(known));
  });
}

/**
 * The entries of a source file × locale whose file was changed and is not saved: it may yet be closed without that, and then
 * has the machine's texts of before. What is known of these stays beside what is true of the new ones.
 */
export function* entriesUnsaved(
  plan: TargetPlan,
  after: FileEntries,
  outcomes: Outcomes,
): Cooperative<FileEntries> {
  const all = new Map(after);
  yield* eachOutcome(plan, outcomes, (item) => {
    const text = textHash(currentText(item) ?? '');
    const earlier = stillKnown(item, plan.entries.get(item.id) ?? []);
    for (const entry of earlier) {
      if (entry.written === text) all.set(item.id, besideMachine(entry, all.get(item.id) ?? []));
    }
  });
  return all;
}

/** Of messages that have an outcome, those of which this holds. */
function* idsOf(
  plan: TargetPlan,
  outcomes: Outcomes,
  holds: (item: PlanItem, outcome: MessageOutcome) => boolean,
): Cooperative<ReadonlySet<string>> {
  const ids = new Set<string>();
  yield* eachOutcome(plan, outcomes, (item, outcome) => {
    if (holds(item, outcome)) ids.add(item.id);
  });
  return ids;
}

function* eachOutcome(
  { items }: TargetPlan,
  outcomes: Outcomes,
  work: (item: PlanItem, outcome: MessageOutcome) => void,
): Cooperative<void> {
  yield* forEachInSteps(items, (item) => {
    const outcome = outcomes.get(item.id);
    if (outcome !== undefined) work(item, outcome);
  });
}

function aheadOf(
  item: PlanItem,
  before: FileEntries,
  outcome: MessageOutcome,
): readonly LedgerEntry[] {
  const added = addedBy(item, before, outcome);
  const known = stillKnown(item, before.get(item.id) ?? []);
  const isAdded = among(added);
  return [...known.filter((entry) => !isAdded(entry)), ...added];
}

/** What goes on to be known beside what is announced, but for what would then speak of the machine's text as of a person's. */
function stillKnown(item: PlanItem, known: readonly LedgerEntry[]): readonly LedgerEntry[] {
  // What was known of an earlier value says nothing beside a message without one.
  if (!hasText(item)) return [];
  const machines = known.filter(({ written }) => written !== undefined);
  const isMachines = known.length > 0 && machines.length === known.length;
  if (item.state !== 'stale' || isMachines) return known;
  // What the machine did not write is stale where a person said that it is no translation.
  return [...machines, untranslated(textHash(item.current.value))];
}

const hasText = (item: PlanItem): boolean => (currentText(item) ?? '') !== '';

function addedBy(
  item: PlanItem,
  before: FileEntries,
  outcome: MessageOutcome,
): readonly LedgerEntry[] {
  const source = item.sourceHash;
  switch (outcome.by) {
    case 'machine':
      return [{ source, written: outcome.written }];
    case 'source':
      return [untranslated(outcome.written)];
    case 'person':
      return [reviewed(source, outcome.written)];
    case 'move':
      return item.state === 'renamed' ? (before.get(keyId(item.from.path)) ?? []) : [];
  }
}
