import type { FileEntries } from '../../catalog/ledger/ledger.ts';
import {
  isRecorded,
  ledgerAfterInSteps,
  type MessageOutcome,
} from '../../catalog/ledger/ledgerAfter.ts';
import { entriesAhead, entriesWithoutAhead } from '../../catalog/ledger/ledgerAhead.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import type { SectionChange } from '../ledger/sectionChange.ts';
import { sectionOf, type TargetFile } from '../plan/targetFile.ts';
import type { TargetResult } from '../targetResult.ts';

/**
 * Says in the ledger what is about to be written, beside what it knows: a run that ends in the middle of its files
 * then leaves no text of the machine that could pass for a person's.
 */
export function ledgerAhead(results: readonly TargetResult[]): readonly SectionChange[] {
  return results.map((result) =>
    changeFor(result, (before) => entriesAhead(result.target.plan, before, aheadOf(result))),
  );
}

/** Records what the files hold once they are written: `written` says which messages have their values, by `keyId`. */
export function ledgerAfterwards(
  results: readonly TargetResult[],
  written: (target: TargetFile) => ReadonlySet<string>,
): readonly SectionChange[] {
  const due = results.filter((result) => hasValues(result) || !isRecorded(result.target.plan));
  return due.map((result) =>
    changeFor(result, function* (now) {
      const { plan } = result.target;
      const before = yield* entriesWithoutAhead(plan, now, aheadOf(result));
      const seen = written(result.target);
      const outcomes = outcomesOf(result, (id) => seen.has(id));
      return yield* ledgerAfterInSteps(plan, before, outcomes);
    }),
  );
}

const hasValues = ({ values, held }: TargetResult) => values.size + held.size > 0;

const changeFor = (
  { target }: TargetResult,
  change: (before: FileEntries) => Cooperative<FileEntries>,
): SectionChange => ({ ...sectionOf(target), change });

/** Of what a person has only accepted, the ledger says first that the machine made it. */
function aheadOf(result: TargetResult): readonly MessageOutcome[] {
  const isEdited = (id: string) => result.accepted?.get(id) === 'edited';
  const accepted = new Map([...(result.accepted ?? [])].filter(([id]) => isEdited(id)));
  return outcomesOf({ ...result, accepted }, () => true);
}

/** What happened to the messages for which the run made a value. */
function outcomesOf(
  { target, values, held, accepted }: TargetResult,
  isWritten: (id: string) => boolean,
): readonly MessageOutcome[] {
  return target.plan.items.flatMap(({ id, path, state }): readonly MessageOutcome[] => {
    const own = held.get(id);
    if (own !== undefined && isWritten(id)) return [{ path, by: 'source', value: own }];
    const value = values.get(id);
    if (value === undefined || !isWritten(id)) return [];
    const isMoved = state === 'renamed' && accepted?.get(id) !== 'edited';
    if (accepted?.has(id) === true && !isMoved) return [{ path, by: 'person' }];
    return [state === 'renamed' ? { path, by: 'move' } : { path, by: 'machine', value }];
  });
}
