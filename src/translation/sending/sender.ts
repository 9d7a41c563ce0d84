import { billedCharacters } from '../batches.ts';
import type { Failure } from '../failure.ts';
import type { TranslationEvent } from '../job.ts';
import type { Batch } from '../jobTable.ts';
import type { TranslationRequest, Translator, Trouble } from '../translator.ts';
import { Outage, type Purpose } from './outage.ts';
import type { Records } from './records.ts';
import type { Stops } from './stops.ts';
import type { Tries } from './tries.ts';
import type { Pass } from './turnstile.ts';
import type { Waiting } from './waiting.ts';

/** Answers in a row that cannot be used, after which nothing more is paid for: at first, and where others could be used. */
const mostUnusable = { atFirst: 3, later: 5 } as const;

/** What a run sends with. */
export interface SendingMeans {
  readonly translator: Translator;
  readonly stops: Stops;
  readonly records: Records;
  readonly waiting: Waiting;
  /** Someone waits: where the service is away, the run ends soon. */
  readonly interactive: boolean;
  readonly tell: (...events: readonly TranslationEvent[]) => void;
}

/** The answers to a request, written down. */
export interface Answered {
  readonly request: TranslationRequest;
  readonly answers: readonly string[];
}

/** Sends a batch until there is an answer, or a failure that no repetition helps. */
export class Sender {
  readonly #means: SendingMeans;
  readonly #outage: Outage;
  #answered = 0;
  #unusableInARow = 0;
  #resting = 0;

  constructor(means: SendingMeans) {
    this.#means = means;
    this.#outage = new Outage(means.waiting, means.tell, !means.interactive);
  }

  /** Batches that wait for their time while others go. */
  get resting(): number {
    return this.#resting;
  }

  /**
   * The answer may be to the first text only. The `remedy` of a failure that was to be waited for, or asked again, says that
   * enough was tried with these texts together. Undefined where nothing more is to be sent.
   */
  async send(batch: Batch, tries: Tries, pass: Pass): Promise<Answered | Failure | undefined> {
    const signal = this.#means.stops.signalFor(batch.table);
    try {
      for (;;) {
        const attempt = await this.#attempt(batch, signal);
        if ('value' in attempt) return attempt.value;
        const failure = this.#withVerdict(attempt.failure, tries);
        if (failure.remedy === 'again' && !tries.isUnusable) continue;
        if (failure.remedy !== 'wait') return failure;
        if (tries.isSuspicious(batch.request.texts.length)) return failure;
        if (!this.#means.interactive) pass.leave();
        await this.#rest(tries.backoff(failure, this.#means.waiting), signal);
        await pass.enter();
      }
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  async #attempt(batch: Batch, signal: AbortSignal) {
    const attempt = await this.#outage.attempt(signal, (purpose) =>
      this.#sendOnce(batch, purpose, signal),
    );
    if ('value' in attempt) {
      this.#answered++;
      this.#unusableInARow = 0;
      const { request, answers } = attempt.value;
      await this.#means.records.keep(request, answers);
    }
    return attempt;
  }

  async #sendOnce(
    batch: Batch,
    { probe, costly }: Purpose,
    signal: AbortSignal,
  ): Promise<Answered> {
    const { translator, records } = this.#means;
    const all = batch.request;
    const request = probe && costly ? { ...all, texts: all.texts.slice(0, 1) } : all;
    const onTrouble = (trouble: Trouble) => this.#note(trouble, { ...batch, request });
    const ready = () => records.settled();
    const how = { probe, ready, onTrouble };
    return { request, answers: await translator.translate(request, signal, how) };
  }

  #note(trouble: Trouble, { table: { job }, request }: Batch): void {
    const { texts } = request;
    const characters = billedCharacters(request);
    if (trouble === 'refused') this.#means.tell({ kind: 'refused', job });
    else this.#means.tell({ kind: 'perhapsCounted', job, texts, characters });
  }

  /** The failure, or that it is the last one. */
  #withVerdict(failure: Failure, tries: Tries): Failure {
    tries.failed(failure, this.#answered);
    const { remedy } = failure;
    if (remedy === 'again') this.#unusableInARow++;
    const most = this.#answered === 0 ? mostUnusable.atFirst : mostUnusable.later;
    const isTheEnd =
      (remedy === 'again' && this.#unusableInARow >= most) ||
      (remedy === 'wait' && this.#means.interactive && tries.isEnough(failure));
    return isTheEnd ? { ...failure, remedy: 'stop' } : failure;
  }

  /** While the service is away, a batch waits together with all others. */
  async #rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (this.#outage.isOpen) return;
    this.#resting++;
    try {
      await this.#means.waiting.wait(milliseconds, signal);
    } finally {
      this.#resting--;
    }
  }
}
