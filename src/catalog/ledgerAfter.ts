import { hashOf } from './hash.ts';
import { keyId, type KeyPath } from './keyPath.ts';
import type { FileMarks } from './ledger.ts';
import { untranslated, type Mark } from './mark.ts';
import type { PlanItem, TargetPlan } from './plan.ts';
import { atOnce, stepwise, type Steps } from './steps.ts';

/**
 * What happened to one message of a plan: the machine's text was written, or for want of one that of the source; a person
 * wrote or approved the value that the target now has, or the value of a renamed key was moved.
 */
export type Outcome =
  | { readonly path: KeyPath; readonly by: 'machine' | 'source'; readonly value: string }
  | { readonly path: KeyPath; readonly by: 'person' | 'move' };

/**
 * The marks of a source file × locale after a run; `before` is what the ledger says when the run ends. Whatever has no
 * outcome keeps its marks, with two exceptions: what was adopted is recorded, and what had no value in the target any
 * more is forgotten. Neither is done where the ledger says something else than when the plan was made: somebody
 * wrote the file meanwhile, and the plan knows nothing of it.
 */
export function ledgerAfter(
  plan: TargetPlan,
  before: FileMarks,
  outcomes: readonly Outcome[],
): FileMarks {
  return atOnce(ledgerAfterInSteps(plan, before, outcomes));
}

/** Does the same in steps. */
export function* ledgerAfterInSteps(
  plan: TargetPlan,
  before: FileMarks,
  outcomes: readonly Outcome[],
): Steps<FileMarks> {
  const after = new Map<string, readonly Mark[]>();
  const record = (id: string, marks: readonly Mark[] | undefined): void => {
    if (marks !== undefined && marks.length > 0) after.set(id, marks);
  };
  for (const { path } of plan.orphans) record(keyId(path), before.get(keyId(path)));
  const isNew = (id: string): boolean => !sameMarks(before.get(id), plan.marks.get(id));
  yield* stepwise(before, ([id, marks]) => {
    if (isNew(id)) record(id, marks);
  });
  const byId = new Map<string, Outcome>();
  yield* stepwise(outcomes, (outcome) => {
    byId.set(keyId(outcome.path), outcome);
  });
  yield* stepwise(plan.items, (item) => {
    const outcome = byId.get(item.id);
    if (outcome !== undefined || !isNew(item.id))
      record(item.id, marksAfter(item, before, outcome));
  });
  return after;
}

function sameMarks(some: readonly Mark[] = [], others: readonly Mark[] = []): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ source, written }, place) =>
        source === others[place]?.source && written === others[place].written,
    )
  );
}

function marksAfter(
  item: PlanItem,
  before: FileMarks,
  outcome: Outcome | undefined,
): readonly Mark[] | undefined {
  const source = hashOf(item.source.value);
  if (outcome?.by === 'machine') return [{ source, written: hashOf(outcome.value) }];
  if (outcome?.by === 'source') return [untranslated(outcome.value)];
  if (outcome?.by === 'person') return [{ source }];
  const known = before.get(item.id);
  switch (item.state) {
    case 'missing':
      return undefined;
    case 'renamed':
      return outcome && before.get(keyId(item.from.path));
    case 'adopted':
      return [{ source }];
    case 'kept':
      return [{ source, written: hashOf(item.current.value) }];
    case 'skipped':
      return item.current && known;
    case 'stale':
    case 'edited':
    case 'editedStale':
      break;
  }
  return known;
}
