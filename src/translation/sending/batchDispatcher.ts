import { runYielding } from '../../resources/cooperative.ts';
import { billedCharacters } from '../batches.ts';
import type { Failure, Remedy } from '../failure.ts';
import type { Batch, JobTable } from '../jobTable.ts';
import { type TranslationRequest, textLimit } from '../translator.ts';
import { numberedRequest } from './numberedTokens.ts';
import { Sender, type Answered, type SenderOptions } from './sender.ts';
import { halvesOf, RequestSizer } from './requestSizer.ts';
import { BatchFailures } from './batchFailures.ts';
import { Mutex, type MutexHandle } from './mutex.ts';

/**
 * Refusals in a row after which it is not single texts that the service minds: where it has answered before, a batch may
 * be refused in all its parts.
 */
const maxRefusals = { atFirst: 12, afterAnswers: 2 * textLimit } as const;

/** Counts what a service refuses for its texts, for each target, and apart for texts that are XML. */
class RejectionCount {
  readonly #streaks = { plain: new Map<JobTable, Streak>(), tags: new Map<JobTable, Streak>() };

  answered(batch: Batch): void {
    const streak = this.#streakOf(batch);
    streak.answered = true;
    streak.refusedInARow = 0;
  }

  refused(batch: Batch): void {
    this.#streakOf(batch).refusedInARow++;
  }

  /** The service minds whatever it is sent in this way. */
  isExhausted(batch: Batch): boolean {
    const { answered, refusedInARow } = this.#streakOf(batch);
    return refusedInARow >= (answered ? maxRefusals.afterAnswers : maxRefusals.atFirst);
  }

  #streakOf({ table, request }: Batch): Streak {
    const streaks = this.#streaks[request.tags === true ? 'tags' : 'plain'];
    const streak = streaks.get(table) ?? { answered: false, refusedInARow: 0 };
    streaks.set(table, streak);
    return streak;
  }
}

/**
 * Brings batches to their end: sends them, in parts where need be, until each text has an answer or a cause. Until the
 * service has answered a request well, it is sent no second one beside it.
 */
export class BatchDispatcher {
  readonly #options: SenderOptions;
  readonly #sender: Sender;
  readonly #sizes: RequestSizer;
  readonly #refusals = new RejectionCount();
  readonly #mutex = new Mutex();
  /** For parts of a batch that may be inside: they never wait for the mutex, so that the batch never waits for itself. */
  readonly #free = this.#mutex.handle(() => true);
  #taking: Promise<void> = Promise.resolve();

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#sender = new Sender(options);
    this.#sizes = new RequestSizer(options.translator);
  }

  /** Batches that wait for their time while others go. */
  get resting(): number {
    return this.#sender.resting;
  }

  /** Fulfilled when all answers that came are taken. */
  taken(): Promise<void> {
    return this.#taking;
  }

  /** Ends when each text of the batch has an answer or a cause, or nothing more is to be sent for its target. */
  async deliver(batch: Batch): Promise<void> {
    await this.#deliver(batch, new BatchFailures());
  }

  /** @returns whether every text was answered */
  async #deliver(
    batch: Batch,
    failures: BatchFailures,
    handle = this.#mutex.handle(() => this.#isProven(batch.request)),
  ): Promise<boolean> {
    await handle.enter();
    try {
      return await this.#settle(batch, failures, handle);
    } finally {
      handle.leave();
    }
  }

  #isProven(request: TranslationRequest): boolean {
    return this.#sizes.parts(request).every((part) => this.#sizes.isProven(part));
  }

  async #settle(batch: Batch, failures: BatchFailures, handle: MutexHandle): Promise<boolean> {
    const { table, request } = batch;
    const parts = this.#sizes.parts(request);
    if (parts.length > 1) return this.#settleAll(batch, parts, failures, handle);
    if (this.#options.stops.causeFor(table) !== undefined) return false;
    if (request.tags === true && this.#refusals.isExhausted(batch)) {
      table.refused(request, { reason: 'rejected', error: undefined });
      return false;
    }
    const end = await this.#sender.send(batch, failures, handle);
    if (end === undefined) return false;
    if ('remedy' in end) return this.#fail(batch, end, failures, handle);
    this.#take(batch, end);
    const texts = request.texts.slice(end.answers.length);
    if (texts.length === 0) return true;
    return this.#settle({ ...batch, request: { ...request, texts } }, failures, handle);
  }

  /** Parts that the service is known to take go out side by side; what is learnt of another one comes before those after it. */
  async #settleAll(
    batch: Batch,
    parts: readonly TranslationRequest[],
    failures: BatchFailures,
    handle: MutexHandle,
  ): Promise<boolean> {
    let ends: Promise<boolean>[] = [];
    let answered = true;
    const all = async () => {
      answered = (await Promise.all(ends)).every((one) => one) && answered;
      ends = [];
    };
    for (const request of parts) {
      const part = { ...batch, request };
      if (!this.#isProven(request)) await all();
      if (this.#isProven(request)) {
        const end = this.#deliver(part, failures.ofPart(), this.#free);
        // A failure is heard below, also where another one comes before.
        end.catch(() => undefined);
        ends.push(end);
      } else answered = (await this.#settle(part, failures.ofPart(), handle)) && answered;
    }
    await all();
    return answered;
  }

  // One after the other, and later: the next request does not wait for that.
  #take(batch: Batch, { request, answers, billed }: Answered): void {
    const { table, repair } = batch;
    this.#sizes.answered(request);
    this.#refusals.answered(batch);
    this.#taking = this.#taking.then(async () => {
      await runYielding(table.take(request, answers));
      const { job } = table;
      const texts = request.texts.length;
      const characters = billedCharacters(numberedRequest(request).request);
      if (!this.#options.translator.isLocal) {
        const told = billed === undefined ? {} : { billed };
        this.#options.notify({ kind: 'answered', job, texts, characters, ...told, repair });
      }
      this.#notifyEnds(table);
      return undefined;
    });
    this.#taking.catch(() => undefined);
  }

  #notifyEnds(table: JobTable): void {
    for (const event of table.events()) this.#options.notify(event);
  }

  // What is under way when a target or the run is abandoned may still be answered, and is then kept: it is paid for.
  async #fail(
    batch: Batch,
    failure: Failure,
    failures: BatchFailures,
    handle: MutexHandle,
  ): Promise<boolean> {
    const { table, request } = batch;
    const { reason, error, remedy } = failure;
    const { stops } = this.#options;
    if (remedy === 'cut') this.#refusals.refused(batch);
    if (remedy === 'stop') stops.stop({ reason, error });
    else if (remedy === 'giveUpTarget') stops.giveUp(table, { reason, error });
    else if (remedy === 'cut' && this.#refusals.isExhausted(batch)) this.#giveUp(batch, failure);
    else if (request.texts.length > 1) return this.#cut(batch, remedy, failures, handle);
    else if (remedy === 'cut' && request.tags === true) table.refused(request, { reason, error });
    else table.failBatch(request, { reason, error });
    this.#notifyEnds(table);
    return false;
  }

  /** The halves of a batch that fails and fails go their own ways: the sound one must not wait for the other. */
  async #cut(
    batch: Batch,
    remedy: Remedy,
    failures: BatchFailures,
    handle: MutexHandle,
  ): Promise<boolean> {
    const halves = halvesOf(batch.request);
    let answered: boolean;
    if (remedy === 'wait') {
      handle.leave();
      const shared = handle === this.#free ? this.#free : undefined;
      const ends = halves.map((request) =>
        this.#deliver({ ...batch, request }, failures.ofPart(), shared),
      );
      answered = (await Promise.all(ends)).every((one) => one);
    } else answered = await this.#settleAll(batch, halves, failures, handle);
    if (answered && remedy !== 'less') this.#sizes.refused(batch.request);
    return answered;
  }

  /** The service minds all that comes from this target, or all that is XML; that has other forms. */
  #giveUp({ table, request }: Batch, { reason, error }: Failure): void {
    if (request.tags === true) table.refused(request, { reason, error });
    else this.#options.stops.giveUp(table, { reason, error });
  }
}

interface Streak {
  answered: boolean;
  refusedInARow: number;
}
