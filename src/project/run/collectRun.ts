import type { TranslationEvent, TranslationUnit } from '../../translation/job.ts';
import type { LocaleOption } from './runJobs.ts';
import { UnchangedCount, type UnchangedAnswers } from './unchangedAnswers.ts';

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
  readonly unchanged?: UnchangedAnswers;
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

/** Follows a run to its end. `onEvent` hears of each event with what the run has cost by then. */
export async function collectRun(
  events: AsyncIterable<TranslationEvent>,
  onEvent: (event: TranslationEvent, counts: RunCounts) => void = () => undefined,
): Promise<SentRun> {
  const translated = new Map<TranslationUnit, TranslatedEvent>();
  const failed = new Map<TranslationUnit, FailedEvent>();
  const uncertain = new Set<string>();
  const refused = new Map<string, LocaleOption>();
  const unchangedCount = new UnchangedCount();
  let { counts } = nothingSent;
  for await (const event of events) {
    counts = countsAfter(counts, event);
    unchangedCount.note(event);
    if (event.kind === 'translated') translated.set(event.unit, event);
    if (event.kind === 'failed') failed.set(event.unit, event);
    if (event.kind === 'perhapsCounted') for (const text of event.texts) uncertain.add(text);
    if (event.kind === 'refusedOption') noteRefused(refused, event);
    onEvent(event, counts);
  }
  const refusedOptions = [...refused.values()];
  const uncertainTexts = [...uncertain];
  const unchanged = unchangedCount.result();
  const told = unchanged === undefined ? {} : { unchanged };
  return { translated, failed, counts, uncertainTexts, refusedOptions, ...told };
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
