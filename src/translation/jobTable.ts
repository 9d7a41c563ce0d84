import { type Cooperative, createYielder } from '../resources/cooperative.ts';
import { billedCharacters } from './batches.ts';
import type { Cause } from './failure.ts';
import type { RunOptions, TranslationJob, TranslationEvent, TranslationUnit } from './job.ts';
import { questionOf, type JobGroup } from './jobGroups.ts';
import { TranslationCache, type Earlier } from './translationCache.ts';
import { RequestQueue, type RequestOptions, type QueuedRequest } from './requestQueue.ts';
import type { SegmentFacts } from './segmentFacts.ts';
import { SegmentAttempt, type SegmentTarget, type AttemptedSegment } from './segmentAttempt.ts';
import type { TranslationRequest, Translator } from './translator.ts';
import {
  failedUnit,
  openUnit,
  unitEvent,
  unusableUnit,
  type OpenUnit,
  segmentKey,
  textKey,
  type PendingSegment,
} from './unitOutcome.ts';

/** Texts that are sent in one request, all with the same context. */
export interface Batch {
  readonly table: JobTable;
  readonly request: TranslationRequest;
  /** A broken answer made it necessary. */
  readonly repair: boolean;
}

/**
 * What is known of the jobs of a group in the course of a run: their units, their sentences and every answer.
 * A text is asked for once, however many sentences and units hold it.
 */
export class JobTable {
  /** The first of its jobs: events that concern all of them name it. */
  readonly job: TranslationJob;
  readonly group: JobGroup;
  readonly #translator: Translator;
  readonly #service: SegmentTarget;
  readonly #isOver: () => boolean;
  readonly #pending = new Map<string, PendingSegment>();
  readonly answers: TranslationCache;
  readonly #waiting = new Map<string, PendingSegment[]>();
  readonly #queue = new RequestQueue();
  /** What broken answers made necessary; it waits until the first round is over. */
  readonly #repairs = new RequestQueue();
  readonly #unopened: { readonly job: TranslationJob; readonly unit: TranslationUnit }[] = [];
  #events: TranslationEvent[] = [];
  #complete = false;

  constructor(
    group: JobGroup,
    translator: Translator,
    options: Pick<RunOptions, 'tagHandling'> & {
      readonly facts: SegmentFacts;
      readonly earlier?: Earlier | undefined;
      /** Nothing more will be sent: what is not taken apart yet needs not be. */
      readonly isOver?: () => boolean;
    },
  ) {
    [this.job] = group.jobs;
    this.group = group;
    this.#translator = translator;
    const { earlier, isOver = () => false, ...shared } = options;
    const { memory, locale } = this.job;
    const isMadeUp = translator.isLocal === true;
    this.#service = { ...shared, memory: memory !== undefined, locale, isMadeUp };
    this.answers = new TranslationCache(earlier);
    this.#isOver = isOver;
  }

  /** Takes the units apart, one after the other, and yields each batch as soon as it is full. */
  async *open(): AsyncGenerator<Batch> {
    const yieldNow = createYielder();
    for (const job of this.group.jobs) {
      for (const unit of job.units) {
        if (this.#isOver()) {
          this.#unopened.push({ job, unit });
          continue;
        }
        this.#add(job, unit);
        yield* this.#batches(this.#queue.takeFull(this.#overhead), false);
        await yieldNow();
      }
    }
    yield* this.#batches(this.#queue.takeAll(this.#overhead), false);
    this.#complete = true;
    for (const { key, attempt } of this.#pending.values()) {
      if (attempt.state.kind !== 'open') this.#pending.delete(key);
    }
  }

  /** The batches that repair the broken answers of the round before. */
  repairs(): readonly Batch[] {
    return Array.from(this.#batches(this.#repairs.takeAll(this.#overhead), true));
  }

  /** Keeps the answers to a batch, one in each step; sentences that now have all of theirs go on. */
  *take(request: TranslationRequest, answers: readonly string[]): Cooperative<void> {
    for (const [place, text] of request.texts.entries()) {
      const key = textKey(request, text);
      this.answers.add(key, answers[place] ?? '');
      for (const pending of this.#taken(key)) {
        pending.missing--;
        if (pending.missing === 0) this.#advance(pending);
      }
      yield;
    }
  }

  /** Abandons the sentences that a failed batch was to answer. */
  failBatch(request: TranslationRequest, cause: Cause): void {
    for (const text of request.texts) {
      for (const pending of this.#taken(textKey(request, text))) this.#fail(pending, cause);
    }
  }

  /** Goes on with another form of texts that the service does not take in this one; gives up those that have none. */
  refused(request: TranslationRequest, cause: Cause): void {
    for (const text of request.texts) {
      for (const pending of this.#taken(textKey(request, text))) {
        pending.attempt.refused(cause);
        this.#advance(pending);
      }
    }
  }

  /** Gives up everything that is still open. */
  failAll(cause: Cause): void {
    this.#queue.clear();
    this.#repairs.clear();
    this.#waiting.clear();
    for (const { job, unit } of this.#unopened.splice(0))
      this.#events.push(failedUnit(job, unit, cause));
    for (const pending of this.#pending.values()) this.#fail(pending, cause);
  }

  /** The ends that units came to since the last call. */
  events(): readonly TranslationEvent[] {
    const recalled = this.answers.takeRecalled().map(({ question: { tags = false }, text }) => {
      const characters = billedCharacters({ texts: [text], tags });
      return { kind: 'recalled', job: this.job, characters } as const;
    });
    return [...recalled, ...this.#events.splice(0)];
  }

  #add(job: TranslationJob, unit: TranslationUnit): void {
    let open: OpenUnit;
    try {
      open = openUnit(unit, job);
    } catch (error) {
      this.#events.push(unusableUnit(job, unit, error));
      return;
    }
    const { context = '' } = unit;
    const all = open.wanted.map((segment) =>
      this.#pendingFor({ ...segment, context, syntax: open.parts.syntax }),
    );
    open.attempts = all.map(({ attempt }) => attempt);
    for (const pending of new Set(all)) {
      if (pending.attempt.state.kind !== 'open') continue;
      pending.units.push(open);
      open.waitsFor++;
    }
    if (open.waitsFor === 0) this.#events.push(unitEvent(open));
  }

  #pendingFor(text: AttemptedSegment): PendingSegment {
    const key = segmentKey(text);
    const known = this.#pending.get(key);
    if (known !== undefined) return known;
    const attempt = new SegmentAttempt(text, this.#service);
    const pending: PendingSegment = { key, attempt, units: [], missing: 0 };
    this.#pending.set(key, pending);
    do this.#advance(pending);
    while (this.#beginsAnew(attempt));
    return pending;
  }

  // Asks for what the present rung lacks. A rung may need only texts that have their answers already.
  #advance(pending: PendingSegment): void {
    const { attempt } = pending;
    while (attempt.state.kind === 'open') {
      const { texts } = attempt;
      const distinct = texts.length === 1 ? texts : [...new Set(texts)];
      const lacking = distinct.filter((text) => {
        const key = textKey(attempt, text);
        return (
          !this.answers.has(key) && !this.answers.recall(key, questionOf(this.group, attempt), text)
        );
      });
      if (lacking.length > 0) {
        pending.missing = lacking.length;
        for (const text of lacking) this.#ask(pending, text);
        return;
      }
      attempt.answer(texts.map((text) => this.answers.get(textKey(attempt, text), attempt)));
    }
    this.#release(pending);
  }

  /**
   * An answer of an earlier run that breaks the sentence in every form is asked for again instead of failing again. Where
   * this run has asked for another form, that was the other try.
   */
  #beginsAnew(attempt: SegmentAttempt): boolean {
    const begins = attempt.state.kind === 'failed' && this.answers.refuse(attempt);
    if (begins) attempt.restart();
    return begins;
  }

  #ask(pending: PendingSegment, text: string): void {
    const key = textKey(pending.attempt, text);
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) {
      waiting.push(pending);
      return;
    }
    this.#waiting.set(key, [pending]);
    (pending.attempt.repairing ? this.#repairs : this.#queue).put(pending.attempt, text);
  }

  #taken(key: string): readonly PendingSegment[] {
    const taken = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    return taken;
  }

  #fail(pending: PendingSegment, cause: Cause): void {
    if (pending.attempt.state.kind !== 'open') return;
    pending.attempt.fail(cause);
    this.#release(pending);
  }

  // A sentence that came to its end is needed no longer, once all units are there that may share it.
  #release(pending: PendingSegment): void {
    if (this.#complete) this.#pending.delete(pending.key);
    for (const unit of pending.units.splice(0)) {
      unit.waitsFor--;
      if (unit.waitsFor === 0) this.#events.push(unitEvent(unit));
    }
  }

  *#batches(requests: Iterable<QueuedRequest>, repair: boolean): Generator<Batch> {
    for (const { options, texts, tooLong } of requests) {
      const request = this.#request(texts, options);
      if (tooLong) this.failBatch(request, { reason: 'tooLong', error: undefined });
      else yield { table: this, request, repair };
    }
  }

  readonly #overhead = (options: RequestOptions): number =>
    this.#translator.bodySize(this.#request([], options));

  #request(texts: readonly string[], options: RequestOptions): TranslationRequest {
    return { texts, ...questionOf(this.group, options) };
  }
}
