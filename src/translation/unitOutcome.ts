import { unknownSyntax } from '../message/syntax.ts';
import { checkMessage } from '../message/checks/checkMessage.ts';
import { finding, type Finding } from '../message/findings.ts';
import { messageParts } from '../message/parts.ts';
import type { MessageParts, MessageSegment } from '../message/messageSegment.ts';
import type { Cause } from './failure.ts';
import type { TranslationJob, TranslationEvent, TranslationUnit } from './job.ts';
import type { SegmentAttempt, AttemptedSegment } from './segmentAttempt.ts';

/** A unit that was taken apart and waits until all of its sentences have come to an end. */
export interface OpenUnit {
  readonly job: TranslationJob;
  readonly unit: TranslationUnit;
  readonly parts: MessageParts;
  /** The sentences to translate, in the order in which they are put together again. */
  readonly wanted: readonly MessageSegment[];
  attempts: readonly SegmentAttempt[];
  waitsFor: number;
}

/** Where the language of the source is left to the service, plural forms are read as those of English. */
const unknownSource = 'en';

/** @throws where the message is ICU or plural text that cannot be taken apart safely */
export function openUnit(unit: TranslationUnit, job: TranslationJob): OpenUnit {
  const { example, syntax = unknownSyntax } = unit;
  const parts = messageParts(unit.source, { ...localesOf(job), syntax });
  const whole = parts.kind === 'plain' && example !== undefined;
  const wanted = parts.segments.map((segment) => (whole ? { ...segment, example } : segment));
  return { job, unit, parts, wanted, attempts: [], waitsFor: 0 };
}

/** The end of a unit that could not even be taken apart. */
export function unusableUnit(
  job: TranslationJob,
  unit: TranslationUnit,
  error: unknown,
): TranslationEvent {
  return failedUnit(job, unit, { reason: 'plural', error });
}

/** The end of a unit whose sentences have all come to theirs: nothing passes here that a check calls an error. */
export function unitEvent(open: OpenUnit): TranslationEvent {
  const { job, unit, parts, attempts } = open;
  const values: string[] = [];
  for (const { state } of attempts) {
    if (state.kind === 'failed') return failedUnit(job, unit, state.failure, state.findings);
    if (state.kind === 'done') values.push(state.value);
  }
  try {
    const value = parts.assemble(values);
    const { source, syntax = unknownSyntax } = unit;
    const findings = checkMessage({ source, target: value, syntax, ...localesOf(job) });
    const broken = findings.some((finding) => finding.severity === 'error');
    if (broken) return failedUnit(job, unit, { reason: 'answer', error: undefined }, findings);
    const unchanged = values.every((one, place) => one === open.wanted[place]?.text);
    const inPieces =
      parts.isInPieces === true ? [finding('sentence-in-pieces', source, value)] : [];
    return {
      kind: 'translated',
      job,
      unit,
      value,
      unchanged,
      findings: [...findings, ...inPieces],
    };
  } catch (error) {
    return failedUnit(job, unit, { reason: 'plural', error });
  }
}

function localesOf({ sourceLocale = unknownSource, locale }: TranslationJob): {
  readonly sourceLocale: string;
  readonly targetLocale: string;
} {
  return { sourceLocale, targetLocale: locale };
}

export function failedUnit(
  job: TranslationJob,
  unit: TranslationUnit,
  cause: Cause,
  findings: readonly Finding[] = [],
): TranslationEvent {
  return { kind: 'failed', job, unit, findings, ...cause };
}

/** A sentence of some units, and how many of its texts have no answer yet. */
export interface PendingSegment {
  readonly key: string;
  readonly attempt: SegmentAttempt;
  readonly units: OpenUnit[];
  /** Texts of the present rung that have no answer yet. */
  missing: number;
}

/** Texts with the same key have the same answer within one pair of locales. */
export function textKey(
  { context = '', tags = false }: { context?: string; tags?: boolean },
  text: string,
): string {
  // Most texts are their own keys: to join so many takes longer than all that is done with them.
  const isAlone = context === '' && !tags && !text.startsWith('\u0000');
  return isAlone ? text : `\u0000${tags ? 'tags' : ''}\u0000${context}\u0000${text}`;
}

/** Sentences with the same key come to the same end. */
export function segmentKey({ text, context, syntax, example }: AttemptedSegment): string {
  const key = textKey({ context }, text);
  if (syntax === unknownSyntax && example === undefined && key === text) return text;
  return `\u0000${syntax.id}\u0000${example?.number ?? ''}\u0000${key}`;
}
