import { forEachInSteps, type Cooperative } from '../../catalog/cooperative.ts';
import type { Finding } from '../../message/findings.ts';
import type { TranslationUnit } from '../../translation/job.ts';
import { movedValues } from '../plan/planTargetFile.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { SentRun } from './sentRun.ts';
import { heldPlaces } from './heldPlaces.ts';
import type { ReusedByTarget } from './reuseAll.ts';
import type { PreparedRun } from './prepareRun.ts';
import type { Failed, TargetResult } from '../write/targetResult.ts';

/** What was found out about units after they were translated. */
export type UnitFindings = ReadonlyMap<TranslationUnit, readonly Finding[]>;

/** Brings what was reused, moved along and sent back to the target files. */
export function* collectResults(
  { targets, reused, targetOf }: Pick<PreparedRun, 'targets' | 'reused' | 'targetOf'>,
  { translated, failed }: Pick<SentRun, 'translated' | 'failed'>,
  termFindings: UnitFindings,
): Cooperative<readonly TargetResult[]> {
  const started = new Map(targets.map((target) => [target, startOf(target, reused)]));
  yield* forEachInSteps(targetOf, ([unit, target]) => {
    const result = started.get(target);
    const event = translated.get(unit) ?? failed.get(unit);
    if (result === undefined || event === undefined) return;
    if (event.kind === 'translated') result.values.set(unit.id, event.value);
    else result.failed.set(unit.id, { reason: event.reason, error: event.error });
    const findings = [...event.findings, ...(termFindings.get(unit) ?? [])];
    if (findings.length > 0) result.findings.set(unit.id, findings);
  });
  const results: TargetResult[] = [];
  for (const result of started.values()) {
    const { target, values, failed } = result;
    results.push({ ...result, held: heldPlaces(target, values, failed) });
    yield;
  }
  return results;
}

function startOf(target: TargetFile, reused: ReusedByTarget) {
  const found = reused.get(target) ?? new Map<string, never>();
  const values = new Map(movedValues(target.plan));
  const findings = new Map<string, readonly Finding[]>();
  for (const [id, { value, findings: remarks }] of found) {
    values.set(id, value);
    findings.set(id, remarks);
  }
  const failed = new Map<string, Failed>();
  return { target, values, findings, failed, reused: new Set(found.keys()) };
}
