import { forEachInSteps, type Cooperative } from '../catalog/cooperative.ts';
import type { Finding } from '../message/findings.ts';
import type { FailureReason, TranslationUnit } from '../translation/job.ts';
import { movedValues } from './plan/planTargetFile.ts';
import type { TargetFile } from './plan/targetFile.ts';
import type { SentRun } from './run/collectRun.ts';
import { heldPlaces } from './run/heldPlaces.ts';
import type { ReusedByTarget } from './run/reuseAll.ts';
import type { RunJobs } from './run/runJobs.ts';

/** Why a message has no translation, and what its request failed of, if it was that. */
export interface Failed {
  readonly reason: FailureReason;
  readonly error?: unknown;
}

/** What a run made for one target file. The maps are by `keyId`. */
export interface TargetResult {
  readonly target: TargetFile;
  /** What is to be written. */
  readonly values: ReadonlyMap<string, string>;
  /** Those of {@link values} that were there already, in another message or in a TMX file. */
  readonly reused: ReadonlySet<string>;
  /** Those of {@link values} that a person has read and accepted, as they are or after an edit. */
  readonly accepted?: ReadonlyMap<string, 'asItIs' | 'edited'>;
  /** What is written in the places of {@link failed} entries of lists; see {@link heldPlaces}. */
  readonly held: ReadonlyMap<string, string>;
  readonly failed: ReadonlyMap<string, Failed>;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
}

/** What was found out about units after they were translated. */
export type UnitFindings = ReadonlyMap<TranslationUnit, readonly Finding[]>;

/** Brings what was reused, moved along and sent back to the target files. */
export function* targetResults(
  targets: readonly TargetFile[],
  reused: ReusedByTarget,
  { targetOf }: Pick<RunJobs, 'targetOf'>,
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
