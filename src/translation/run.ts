import { billedCharacters } from './batches.ts';
import { inParallel } from './inParallel.ts';
import { groupJobs } from './jobGroups.ts';
import { JobTable, type Batch } from './jobTable.ts';
import type { Journal } from './journal.ts';
import { SegmentFacts } from './segmentFacts.ts';
import type { RunOptions, TranslationJob, TranslationEvent } from './job.ts';
import { CharacterBudget } from './sending/characterBudget.ts';
import { Channel } from './sending/channel.ts';
import { BatchDispatcher } from './sending/batchDispatcher.ts';
import { numberedRequest } from './sending/numberedTokens.ts';
import { JournalWriter } from './sending/journalWriter.ts';
import { StopReasons } from './sending/stopReasons.ts';
import { SystemClock } from './sending/runClock.ts';
import { optionFallback } from './options/optionFallback.ts';
import type { Translator } from './translator.ts';

/** What a run will send if no new answer needs a repair: what a person is told before it costs anything. */
export interface Estimate {
  readonly requests: number;
  /** Code points. */
  readonly characters: number;
}

/** The first jobs that a run asks for, taken apart: the run begins with these batches at once. */
interface Opening {
  readonly table: JobTable;
  readonly batches: readonly Batch[];
  /** Of units for which nothing is sent. */
  readonly ends: readonly TranslationEvent[];
  readonly facts: SegmentFacts;
}

/** What was counted, and what need not be made again for it to be sent. */
export interface AnnouncedRun extends Estimate {
  readonly opening?: Opening;
}

/**
 * Counts what {@link translateUnits} would send. Broken answers that are in the journal are repaired, and counted.
 * `onBatch` hears what each request adds; jobs may share it, and `job` is then the first of them. `onEnds` hears of units
 * for which nothing is sent, among them those that an earlier run has paid for. Only the first jobs are kept as they were
 * taken apart: the others would fill the memory, and are made again while answers are awaited.
 */
export async function estimate(
  jobs: readonly TranslationJob[],
  translator: Translator,
  options: Pick<RunOptions, 'tagHandling'> & {
    readonly journal?: Pick<Journal, 'peek' | 'forget'>;
    readonly onBatch?: (job: TranslationJob, batch: Estimate) => void;
    readonly onEnds?: (events: readonly TranslationEvent[]) => void;
  },
): Promise<AnnouncedRun> {
  const { tagHandling, journal, onBatch, onEnds } = options;
  if (translator.isLocal) return { requests: 0, characters: 0 };
  const earlier = journal && {
    recall: journal.peek.bind(journal),
    forget: journal.forget.bind(journal),
  };
  let requests = 0;
  let characters = 0;
  let opening: Opening | undefined;
  const facts = new SegmentFacts();
  for (const group of groupJobs(jobs, translator)) {
    const table = new JobTable(group, translator, { tagHandling, earlier, facts });
    const batches: Batch[] = [];
    for await (const batch of plannedBatches(table)) {
      const billed = billedCharacters(numberedRequest(batch.request).request);
      requests++;
      characters += billed;
      onBatch?.(table.job, { requests: 1, characters: billed });
      if (opening === undefined) batches.push(batch);
    }
    const ends = table.events();
    onEnds?.(ends);
    if (batches.length > 0) opening ??= { table, batches, ends, facts };
  }
  return { requests, characters, ...(opening && { opening }) };
}

/** Recalls from a journal all that these jobs would ask for and it holds, so that it counts as needed. */
export async function recallTranslations(
  jobs: readonly TranslationJob[],
  translator: Translator,
  { tagHandling, journal }: { readonly tagHandling: boolean; readonly journal: Journal },
): Promise<void> {
  const facts = new SegmentFacts();
  for (const group of groupJobs(jobs, translator)) {
    const table = new JobTable(group, translator, { tagHandling, earlier: journal, facts });
    for await (const _ of plannedBatches(table));
  }
}

/** The batches that a run would begin with, if no answer came. */
async function* plannedBatches(table: JobTable): AsyncGenerator<Batch> {
  yield* table.open();
  yield* table.repairs();
}

/** Beside what all runs have; `opening` is that of an estimate of the same jobs, with the same journal. */
interface SendingOptions extends RunOptions {
  readonly opening?: Opening | undefined;
}

/**
 * Translates the units of all jobs with one pool of requests. Identical texts go once per target
 * language of the service.
 * Answers that break a placeholder climb the repair ladder in further rounds. The run never throws: every
 * unit ends in one event, whatever happens, also when it is cancelled.
 */
export function translateUnits(
  jobs: readonly TranslationJob[],
  translator: Translator,
  options: SendingOptions,
): AsyncGenerator<TranslationEvent> {
  return new Run(translator, options).run(jobs);
}

/** Batches that are on their way at once: enough that one is ready whenever the service's pace lets it out. */
const onTheirWay = 10;
/** So many more may wait for their time. */
const mostResting = 50;

class Run {
  readonly #translator: Translator;
  readonly #options: SendingOptions;
  readonly #events = new Channel<TranslationEvent>();
  readonly #tables: JobTable[] = [];
  readonly #stops: StopReasons;
  readonly #delivery: BatchDispatcher;

  constructor(given: Translator, options: SendingOptions) {
    const translator = optionFallback(given);
    const { journal, signal, interactive = false, clock = new SystemClock(), pause } = options;
    const allowance = new CharacterBudget(given.isLocal ? undefined : options.mostCharacters);
    const notify = this.#events.put.bind(this.#events);
    const stops = new StopReasons(signal);
    const records = new JournalWriter(journal, clock, stops, notify);
    this.#translator = translator;
    this.#options = options;
    this.#stops = stops;
    const how = { allowance, records, clock, pause, interactive, notify };
    this.#delivery = new BatchDispatcher({ translator, stops, ...how });
  }

  async *run(jobs: readonly TranslationJob[]): AsyncGenerator<TranslationEvent> {
    const work = this.#work(jobs).finally(() => this.#events.close());
    // It is awaited below, also where it fails before.
    work.catch(() => undefined);
    try {
      yield* this.#events.read();
    } finally {
      // A reader who leaves ends the run, and what is under way is still written down.
      this.#stops.stop({ reason: 'cancelled', error: undefined });
      await work;
    }
  }

  async #work(jobs: readonly TranslationJob[]): Promise<void> {
    await this.#round(this.#open(jobs));
    for (let next = this.#repairs(); next.length > 0; next = this.#repairs()) {
      await this.#round(next);
    }
  }

  #repairs(): readonly Batch[] {
    return this.#tables.flatMap((table) => table.repairs());
  }

  // Units are taken apart as the pool asks for batches: the first request leaves before the last unit is looked at.
  async *#open(jobs: readonly TranslationJob[]): AsyncGenerator<Batch> {
    const { tagHandling, journal: earlier, signal, opening } = this.#options;
    const facts = opening?.facts ?? new SegmentFacts();
    for (const group of groupJobs(jobs, this.#translator)) {
      if (opening?.table.job === group.jobs[0]) {
        opening.table.answers.use(earlier);
        this.#tables.push(opening.table);
        for (const event of opening.ends) this.#events.put(event);
        yield* opening.batches;
        continue;
      }
      const isOver = () => signal.aborted;
      const options = { tagHandling, facts, earlier, isOver };
      const table = new JobTable(group, this.#translator, options);
      this.#tables.push(table);
      yield* table.open();
    }
  }

  async #round(batches: Iterable<Batch> | AsyncIterable<Batch>): Promise<void> {
    const deliver = (batch: Batch) => this.#delivery.deliver(batch);
    const width = () => onTheirWay + Math.min(this.#delivery.resting, mostResting);
    await inParallel(batches, deliver, width);
    await this.#delivery.taken();
    for (const table of this.#tables) {
      const cause = this.#stops.causeFor(table);
      if (cause !== undefined) table.failAll(cause);
      for (const event of table.events()) this.#events.put(event);
    }
  }
}
