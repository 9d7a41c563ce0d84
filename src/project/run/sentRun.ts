import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import type { Finding } from '../../message/findings.ts';
import type { TranslationEvent, TranslationUnit } from '../../translation/job.ts';
import { movedValues } from '../plan/planTargetFile.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Failed, TargetResult } from '../write/targetResult.ts';
import { listFillers } from './listFillers.ts';
import type { PreparedRun } from './prepareRun.ts';
import type { ReusedByTarget } from './reuseAll.ts';
import type { LocaleOption } from './runJobs.ts';
import { UnchangedCount, type UnchangedTranslations } from './unchangedTranslations.ts';

export type TranslatedEvent = Extract<TranslationEvent, { readonly kind: 'translated' }>;
export type FailedEvent = Extract<TranslationEvent, { readonly kind: 'failed' }>;

/** What a run cost. Characters are code points. */
export interface RunCounts {
  /** Sent, whether answered or not. */
  readonly requests: number;
  /** Sent, repairs included. */
  readonly characters: number;
  /** Those of {@link characters} that broken answers made necessary. */
  readonly repairCharacters: number;
  /** Not sent, because an earlier run had paid for them. */
  readonly recalledCharacters: number;
  /** Beside {@link characters}: requests that broke held them, and the service may have billed them. */
  readonly uncertainCharacters: number;
  /** As the service says, where it was asked to and has said so of each answer. */
  readonly billedCharacters?: number;
}

/** How all units of a run ended, and what they cost. */
export interface SentRun {
  readonly translated: ReadonlyMap<TranslationUnit, TranslatedEvent>;
  readonly failed: ReadonlyMap<TranslationUnit, FailedEvent>;
  readonly counts: RunCounts;
  /** The texts of requests that no answer came to, each once. */
  readonly uncertainTexts: readonly string[];
  /** Options that the service refused, each once for a target locale, which went on without them. */
  readonly refusedOptions: readonly LocaleOption[];
  /** Nearly all answers for a locale were the source's texts. */
  readonly unchanged?: UnchangedTranslations;
  /** What the plan said would be sent, in characters; nothing where there was none. */
  readonly announced?: number;
}

export const nothingSent: SentRun = {
  translated: new Map(),
  failed: new Map(),
  uncertainTexts: [],
  refusedOptions: [],
  counts: {
    requests: 0,
    characters: 0,
    repairCharacters: 0,
    recalledCharacters: 0,
    uncertainCharacters: 0,
  },
};

/** Takes the events of a run, and tells what it has come to. */
export class RunCollector {
  readonly #translated = new Map<TranslationUnit, TranslatedEvent>();
  readonly #failed = new Map<TranslationUnit, FailedEvent>();
  readonly #uncertain = new Set<string>();
  readonly #refused = new Map<string, LocaleOption>();
  readonly #unchanged = new UnchangedCount();
  #counts = nothingSent.counts;

  /** @returns what the run has cost by then */
  take(event: TranslationEvent): RunCounts {
    this.#counts = countsAfter(this.#counts, event);
    this.#unchanged.note(event);
    if (event.kind === 'translated') this.#translated.set(event.unit, event);
    if (event.kind === 'failed') this.#failed.set(event.unit, event);
    if (event.kind === 'perhapsCounted') for (const text of event.texts) this.#uncertain.add(text);
    if (event.kind === 'refusedOption') noteRefused(this.#refused, event);
    return this.#counts;
  }

  /** All that was taken. */
  get sent(): SentRun {
    const unchanged = this.#unchanged.result();
    return {
      translated: this.#translated,
      failed: this.#failed,
      counts: this.#counts,
      uncertainTexts: [...this.#uncertain],
      refusedOptions: [...this.#refused.values()],
      ...(unchanged === undefined ? {} : { unchanged }),
    };
  }
}

/** Follows the events of a run to their end. */
export async function collectRun(events: AsyncIterable<TranslationEvent>): Promise<SentRun> {
  const collector = new RunCollector();
  for await (const event of events) collector.take(event);
  return collector.sent;
}

function noteRefused(
  into: Map<string, LocaleOption>,
  { job: { locale }, option }: Extract<TranslationEvent, { readonly kind: 'refusedOption' }>,
): void {
  into.set(`${option} ${locale}`, { locale, option });
}

function countsAfter(counts: RunCounts, event: TranslationEvent): RunCounts {
  switch (event.kind) {
    case 'answered':
      return afterAnswer(counts, event);
    case 'recalled':
      return { ...counts, recalledCharacters: counts.recalledCharacters + event.characters };
    case 'refused':
      return { ...counts, requests: counts.requests + 1 };
    case 'perhapsCounted':
      return {
        ...counts,
        requests: counts.requests + 1,
        uncertainCharacters: counts.uncertainCharacters + event.characters,
      };
    default:
      return counts;
  }
}

function afterAnswer(
  { billedCharacters, ...counts }: RunCounts,
  event: Extract<TranslationEvent, { readonly kind: 'answered' }>,
): RunCounts {
  const before = counts.characters === 0 ? 0 : billedCharacters;
  // Of some of the answers it would be less than the bill.
  const isTold = before !== undefined && event.billed !== undefined;
  return {
    ...counts,
    requests: counts.requests + 1,
    characters: counts.characters + event.characters,
    repairCharacters: counts.repairCharacters + (event.repair ? event.characters : 0),
    ...(isTold && { billedCharacters: before + event.billed }),
  };
}

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
    results.push({ ...result, fillers: listFillers(target, values, failed) });
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
