import { showKeyPath, type KeyPath } from '../../resources/formats/format.ts';
import type { SkipReason } from '../../resources/plan.ts';
import type { Finding } from '../../message/findings.ts';
import type { FailureReason } from '../../translation/job.ts';
import type { RefusedFile } from '../ports/files.ts';
import type { RunCounts, SentRun } from './sentRun.ts';
import type { LocaleOption, RunJobs } from './runJobs.ts';
import type { UnchangedTranslations } from './unchangedTranslations.ts';
import type { TargetResult } from '../write/targetResult.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { UnwrittenReason, WrittenRun, WrittenTarget } from '../write/writeRun.ts';

/** What became of one target file. The four numbers add up to the messages of its plan. */
export interface TargetReport {
  readonly locale: string;
  /** Relative to the workspace folder. */
  readonly file: string;
  readonly translated: number;
  /** Those of {@link translated} that were there already, in another message or in a TMX file: nothing was sent for them. */
  readonly reused: number;
  readonly kept: number;
  readonly skipped: number;
  readonly failed: readonly FailedMessage[];
  /** The messages counted in {@link skipped}. */
  readonly left: readonly SkippedMessage[];
  /** Written, but worth a look. */
  readonly suspicious: readonly SuspiciousMessage[];
  /** Kept: a person's texts whose sources have changed since. */
  readonly outdated: readonly OutdatedMessage[];
  /**
   * The source files that the ledger knows, that are gone, and of which each may have been this file's: nothing is known of its
   * texts. Absent where there is no such doubt.
   */
  readonly unclear?: readonly string[];
}

/** A message as a report names it. */
interface ReportedMessage {
  readonly path: KeyPath;
  /** For display; see `showKeyPath`. */
  readonly key: string;
}

/** A person's text that was made for an earlier source. */
export interface OutdatedMessage extends ReportedMessage {
  /** As it is now. */
  readonly source: string;
  readonly text: string;
}

export interface FailedMessage extends ReportedMessage {
  /** Why it has no new value: what the run said, or what happened when it was written. */
  readonly reason: FailureReason | UnwrittenReason;
  /** What was wrong with the last answer. */
  readonly findings: readonly Finding[];
  /** What the service or the network said, in a sentence for display; nothing where it was not that. */
  readonly why?: string;
  /** What support needs to find the request. */
  readonly traceId?: string;
  /** It is an entry of a list, and the source's text stands in its place until the next run. */
  readonly isHeld?: true;
}

/** A message that there is nothing to do for, or no place. */
export interface SkippedMessage extends ReportedMessage {
  readonly reason: SkipReason;
}

export interface SuspiciousMessage extends ReportedMessage {
  /** Without those that are a matter of taste. */
  readonly findings: readonly Finding[];
}

/** What became of a run. */
export interface RunReport extends RunCounts {
  /** What was translated from; of a run with several sources all of them. */
  readonly sourceLocales: readonly string[];
  readonly targets: readonly TargetReport[];
  /** Files that were to be written and could not. */
  readonly unwritten: readonly {
    /** Relative to the workspace folder. */
    readonly file: string;
    /** A sentence for display. */
    readonly why: string;
  }[];
  /** Target locales for which a memory was chosen that does not cover them; the same of a glossary. */
  readonly withoutMemory: readonly string[];
  readonly withoutGlossary: readonly string[];
  /** Options that were chosen, but not used for these locales: not offered for them, or refused by the service. */
  readonly withoutOptions?: {
    readonly notOffered: readonly LocaleOption[];
    readonly refused: readonly LocaleOption[];
  };
  /** Nearly all answers for a locale were the source's texts. */
  readonly unchanged?: UnchangedTranslations;
  /** What the plan said would be sent, in characters. */
  readonly announcedCharacters?: number;
  /** As they were sent: placeholders may appear as tokens in them. */
  readonly uncertainTexts: readonly string[];
}

/** What the stages of a run handed back. */
export interface RunStages {
  readonly results: readonly TargetResult[];
  readonly counts: RunCounts;
  readonly uncertainTexts: readonly string[];
  readonly without: RunJobs['without'];
  readonly notOffered: RunJobs['notOffered'];
  readonly refusedOptions: readonly LocaleOption[];
  readonly announced: number | undefined;
  readonly unchanged?: UnchangedTranslations | undefined;
  readonly written: Pick<WrittenRun, 'targets' | 'refused'>;
  /** Target files that could not even be planned. */
  readonly unopened: readonly RefusedFile[];
}

/** What the account says of what was sent. */
export const sentStages = (sent: SentRun) => {
  const { counts, uncertainTexts, refusedOptions, announced, unchanged } = sent;
  return { counts, uncertainTexts, refusedOptions, announced, unchanged };
};

/** The account of a run. `describe` says in a sentence for display what went wrong with a file or a request. */
export function runReport(stages: RunStages, describe: (error: unknown) => string): RunReport {
  const { results, counts, uncertainTexts, without, written, unopened } = stages;
  const { notOffered, refusedOptions: refused, announced, unchanged } = stages;
  return {
    ...counts,
    sourceLocales: [...new Set(results.map(({ target }) => target.set.source.locale))].toSorted(),
    targets: results.map((result) =>
      targetReport(result, written.targets.get(result.target) ?? nothingWritten, describe),
    ),
    unwritten: [...unopened, ...written.refused].map(({ path, error }) => ({
      file: path,
      why: describe(error),
    })),
    withoutMemory: without.memory,
    withoutGlossary: without.glossary,
    withoutOptions: { notOffered, refused },
    uncertainTexts,
    ...(unchanged === undefined ? {} : { unchanged }),
    ...(announced === undefined ? {} : { announcedCharacters: announced }),
  };
}

const nothingWritten: WrittenTarget = { written: new Set(), left: new Map(), fillers: new Set() };

/** Counts the ends of a target file. What is neither written nor failed was left as it is. */
export function targetReport(
  result: Omit<TargetResult, 'target' | 'values' | 'fillers'> & {
    readonly target: Pick<TargetFile, 'locale' | 'path' | 'plan' | 'unclear'>;
  },
  { written, left, fillers }: Pick<WrittenTarget, 'written' | 'left'> & Partial<WrittenTarget>,
  describe: (error: unknown) => string,
): TargetReport {
  const { locale, path: file, plan, unclear } = result.target;
  const failed: FailedMessage[] = [];
  const suspicious: SuspiciousMessage[] = [];
  const skipped: SkippedMessage[] = [];
  const outdated: OutdatedMessage[] = [];
  let kept = 0;
  for (const item of plan.items) {
    const { id, path } = item;
    const failure = result.failed.get(id);
    const reason = left.get(id) ?? failure?.reason;
    if (written.has(id)) noteFindings(path, result.findings.get(id) ?? [], suspicious);
    else if (reason !== undefined) {
      const findings = result.findings.get(id) ?? [];
      const error = reason === failure?.reason ? failure.error : undefined;
      const why = error === undefined ? {} : { why: describe(error), ...traceOf(error) };
      const place = fillers?.has(id) === true ? { isHeld: true as const } : {};
      failed.push({ ...named(path), reason, findings, ...why, ...place });
    } else if (item.state === 'skipped') {
      skipped.push({ ...named(path), reason: item.reason });
    } else kept++;
    if (item.state === 'editedStale') {
      const { source, current } = item;
      outdated.push({ ...named(path), source: source.value, text: current.value });
    }
  }
  const reused = [...result.reused].filter((id) => written.has(id)).length;
  const translated = written.size;
  const counts = { translated, reused, kept, skipped: skipped.length };
  const before = unclear === undefined ? {} : { unclear: unclear.map((one) => one.sourcePath) };
  return { locale, file, ...counts, left: skipped, failed, suspicious, outdated, ...before };
}

const named = (path: KeyPath): ReportedMessage => ({ path, key: showKeyPath(path) });

/** Errors of a service carry the id of their request. */
function traceOf(error: unknown): Pick<FailedMessage, 'traceId'> {
  const { traceId } = (error ?? {}) as { readonly traceId?: unknown };
  return typeof traceId === 'string' && traceId !== '' ? { traceId } : {};
}

function noteFindings(
  path: KeyPath,
  findings: readonly Finding[],
  into: SuspiciousMessage[],
): void {
  const serious = findings.filter(({ severity }) => severity !== 'info');
  if (serious.length > 0) into.push({ ...named(path), findings: serious });
}
