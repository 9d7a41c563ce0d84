import { billedCharacters } from '../batches.ts';
import { failureOf, type Failure } from '../failure.ts';
import type { TranslationEvent } from '../job.ts';
import type { Batch } from '../jobTable.ts';
import { LimitReached } from '../limitReached.ts';
import type { OptionName } from '../options/translationOptions.ts';
import type { TranslationRequest, Translator, Trouble } from '../translator.ts';
import type { CharacterBudget, Share } from './characterBudget.ts';
import { numberedRequest, type NumberedRequest } from './numberedTokens.ts';
import { Outage, type Purpose } from './outage.ts';
import type { JournalWriter } from './journalWriter.ts';
import type { StopReasons } from './stopReasons.ts';
import type { BatchFailures } from './batchFailures.ts';
import type { MutexHandle } from './mutex.ts';
import type { RunClock } from './runClock.ts';
import { PausedError, type RunPause } from './runPause.ts';

/** Answers in a row that cannot be used, after which nothing more is paid for: at first, and where others could be used. */
const mostUnusable = { atFirst: 3, later: 5 } as const;

/** What a run sends with. */
export interface SenderOptions {
  readonly translator: Translator;
  readonly stops: StopReasons;
  readonly allowance: CharacterBudget;
  readonly records: JournalWriter;
  readonly clock: RunClock;
  readonly pause: RunPause | undefined;
  /** Someone waits: where the service is away, the run ends soon. */
  readonly interactive: boolean;
  readonly notify: (event: TranslationEvent) => void;
}

/** The answers to a request, written down. */
export interface Answered {
  readonly request: TranslationRequest;
  readonly answers: readonly string[];
  /** Characters, where the service said so. */
  readonly billed?: number;
}

/** Sends a batch until there is an answer, or a failure that no repetition helps. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #outage: Outage;
  #answered = 0;
  /** As if for their texts. */
  #failed = 0;
  #unusableInARow = 0;
  #resting = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#outage = new Outage(options.clock, options.notify, !options.interactive);
  }

  /** Batches that wait for their time while others go. */
  get resting(): number {
    return this.#resting;
  }

  /**
   * The answer may be to the first text only. The `remedy` of a failure that was to be waited for, or asked again, says that
   * enough was tried with these texts together. Undefined where nothing more is to be sent.
   */
  async send(
    batch: Batch,
    failures: BatchFailures,
    handle: MutexHandle,
  ): Promise<Answered | Failure | undefined> {
    const signal = this.#options.stops.signalFor(batch.table);
    try {
      for (;;) {
        const attempt = await this.#attempt(batch, signal);
        if ('value' in attempt) return attempt.value;
        const failure = this.#withVerdict(attempt.failure, failures);
        if (failure.remedy === 'again' && !failures.isUnusable) continue;
        if (failure.remedy !== 'wait') return failure;
        const texts = batch.request.texts.length;
        if (failures.isSuspicious(texts, this.#answered, this.#failed)) return failure;
        if (!this.#options.interactive) handle.leave();
        await this.#rest(failures.backoff(failure, this.#options.clock), signal);
        await handle.enter();
      }
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  async #attempt(batch: Batch, signal: AbortSignal) {
    const share = this.#options.allowance.take(batch.request);
    if (share === undefined) return { failure: failureOf(new LimitReached()) };
    try {
      const attempt = await this.#outage.attempt(signal, (purpose) =>
        this.#sendOnce(batch, purpose, share, signal),
      );
      if ('value' in attempt) {
        this.#answered++;
        this.#unusableInARow = 0;
        const { request, answers } = attempt.value;
        await this.#options.records.keep(request, answers);
      }
      return attempt;
    } finally {
      share.end();
    }
  }

  async #sendOnce(
    batch: Batch,
    { probe, costly }: Purpose,
    share: Share,
    signal: AbortSignal,
  ): Promise<Answered> {
    const { translator, records, pause } = this.#options;
    const all = batch.request;
    const request = probe && costly ? { ...all, texts: all.texts.slice(0, 1) } : all;
    const numbered = numberedRequest(request);
    const onTrouble = (trouble: Trouble) => {
      if (trouble === 'perhapsCounted') share.spend(request);
      this.#note(trouble, { ...batch, request });
    };
    const ready = async () => {
      await records.settled();
      pause?.refuse();
    };
    const { notify } = this.#options;
    const onRefusedOption = (option: OptionName) => {
      for (const job of batch.table.group.jobs) notify({ kind: 'refusedOption', job, option });
    };
    let billed: number | undefined;
    const onBilled = (characters: number) => (billed = characters);
    const onDetected = (language: string, texts: number) => {
      for (const job of batch.table.group.jobs) notify({ kind: 'detected', job, language, texts });
    };
    const how = { probe, ready, onTrouble, onRefusedOption, onBilled, onDetected };
    for (;;) {
      if (pause?.isPaused === true) await pause.passed(signal);
      try {
        const received = await translator.translate(numbered.request, signal, how);
        const answers = readAnswers(numbered, received, onTrouble);
        share.spend(request);
        return { request, answers, ...(billed === undefined ? {} : { billed }) };
      } catch (error) {
        if (!(error instanceof PausedError)) throw error;
      }
    }
  }

  #note(trouble: Trouble, { table: { job }, request }: Batch): void {
    const { texts } = request;
    const characters = billedCharacters(numberedRequest(request).request);
    if (trouble === 'refused') this.#options.notify({ kind: 'refused', job });
    else this.#options.notify({ kind: 'perhapsCounted', job, texts, characters });
  }

  /** The failure, or that it is the last one. */
  #withVerdict(failure: Failure, failures: BatchFailures): Failure {
    if (failures.failed(failure, this.#answered)) this.#failed++;
    const { remedy } = failure;
    if (remedy === 'again') this.#unusableInARow++;
    const most = this.#answered === 0 ? mostUnusable.atFirst : mostUnusable.later;
    const isTheEnd =
      (remedy === 'again' && this.#unusableInARow >= most) ||
      (remedy === 'wait' && this.#options.interactive && failures.isEnough(failure));
    return isTheEnd ? { ...failure, remedy: 'stop' } : failure;
  }

  /** While the service is away, a batch waits together with all others. */
  async #rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (this.#outage.isOpen) return;
    this.#resting++;
    try {
      await this.#options.clock.wait(milliseconds, signal);
    } finally {
      this.#resting--;
    }
  }
}

/** What cannot be told apart was billed all the same. */
function readAnswers(
  { read }: NumberedRequest,
  answers: readonly string[],
  onTrouble: (trouble: Trouble) => void,
): readonly string[] {
  try {
    return read(answers);
  } catch (error) {
    onTrouble('perhapsCounted');
    throw error;
  }
}
