import { inBreaths } from './breathe.ts';
import { charactersIn } from './batches.ts';
import { failureOf, type Failure } from './failure.ts';
import { Halves, type Half } from './halves.ts';
import { inParallel, type Outcome } from './inParallel.ts';
import { groupJobs } from './jobGroups.ts';
import { JobTable, type Batch } from './jobTable.ts';
import type { Journal } from './journal.ts';
import type { RunOptions, TargetJob, TranslationEvent } from './job.ts';
import { RequestWidth } from './requestWidth.ts';
import type { Translator } from './translator.ts';

/** What a run will send if no new answer needs a repair: what a person is told before it costs anything. */
export interface Announcement {
  readonly requests: number;
  /** Code points. */
  readonly characters: number;
}

/** Counts what {@link translateUnits} would send. Broken answers that stand in the journal are repaired, and counted. */
export async function announce(
  jobs: readonly TargetJob[],
  translator: Translator,
  options: Pick<RunOptions, 'tagHandling'> & {
    readonly journal?: Pick<Journal, 'peek' | 'forget'>;
  },
): Promise<Announcement> {
  const { tagHandling, journal } = options;
  const earlier = journal && {
    recall: journal.peek.bind(journal),
    forget: journal.forget.bind(journal),
  };
  let requests = 0;
  let characters = 0;
  const count = ({ request }: Batch) => {
    requests++;
    characters += charactersIn(request.texts);
  };
  for (const group of groupJobs(jobs, translator)) {
    const table = new JobTable(group, translator, { tagHandling, earlier });
    for await (const batch of table.open()) count(batch);
    for (const batch of table.repairs()) count(batch);
  }
  return { requests, characters };
}

/**
 * Translates the units of all jobs with one pool of requests. Identical texts go once per target
 * language of the service.
 * Answers that break a placeholder climb the repair ladder in further rounds. The run never throws: every
 * unit ends in one event, whatever happens, also when it is cancelled.
 */
export function translateUnits(
  jobs: readonly TargetJob[],
  translator: Translator,
  options: RunOptions,
): AsyncGenerator<TranslationEvent> {
  return new Run(translator, options).run(jobs);
}

type Cause = Omit<Failure, 'reach'>;

class Run {
  readonly #translator: Translator;
  readonly #options: RunOptions;
  readonly #width = new RequestWidth();
  readonly #tables: JobTable[] = [];
  readonly #givenUp = new Map<JobTable, Cause>();
  readonly #halves = new Halves();
  readonly #troubles: TranslationEvent[] = [];
  #stopped: Cause | undefined;

  constructor(translator: Translator, options: RunOptions) {
    this.#translator = translator;
    this.#options = options;
  }

  async *run(jobs: readonly TargetJob[]): AsyncGenerator<TranslationEvent> {
    yield* this.#round(this.#open(jobs));
    for (let next = this.#next(); next.length > 0; next = this.#next()) yield* this.#round(next);
  }

  /** What the round before left to do. */
  #next(): readonly Batch[] {
    return [...this.#halves.take(), ...this.#tables.flatMap((table) => table.repairs())];
  }

  // Units are taken apart as the pool asks for batches: the first request leaves before the last unit is looked at.
  async *#open(jobs: readonly TargetJob[]): AsyncGenerator<Batch> {
    const { tagHandling, journal } = this.#options;
    for (const group of groupJobs(jobs, this.#translator)) {
      const table = new JobTable(group, this.#translator, { tagHandling, earlier: journal });
      this.#tables.push(table);
      yield* table.open();
    }
  }

  async *#round(batches: Iterable<Batch> | AsyncIterable<Batch>): AsyncGenerator<TranslationEvent> {
    const send = (batch: Batch) => this.#send(batch);
    for await (const outcome of inParallel(batches, send, () => this.#width.now)) {
      yield* this.#troubles.splice(0);
      const answered = await this.#take(outcome);
      if (answered !== undefined) yield answered;
      yield* outcome.item.table.events();
    }
    for (const table of this.#tables) {
      const cause = this.#causeFor(table);
      if (cause !== undefined) table.failAll(cause);
      yield* table.events();
    }
  }

  async #send(batch: Batch | Half): Promise<readonly string[] | undefined> {
    const { table, request } = batch;
    if (this.#causeFor(table) !== undefined) return undefined;
    if ('refusal' in batch && this.#halves.isHopeless(table)) throw batch.refusal;
    const { signal, journal } = this.#options;
    const answers = await this.#translator.translate(request, signal, (trouble) => {
      if (trouble === 'slowDown') {
        this.#width.slowDown();
        return;
      }
      const characters = charactersIn(request.texts);
      this.#troubles.push({ kind: 'perhapsCounted', job: table.job, characters });
    });
    this.#width.answered();
    // They are paid for, and used also where they could not be written down.
    if (journal !== undefined) await journal.keep(request, answers).catch(() => undefined);
    return answers;
  }

  async #take({
    item,
    result,
    error,
  }: Outcome<Batch, readonly string[] | undefined>): Promise<TranslationEvent | undefined> {
    const { table, request, repair } = item;
    if (error !== undefined) this.#fail(item, error);
    if (result === undefined) return undefined;
    this.#halves.answered(table);
    await inBreaths(table.take(request, result));
    const characters = charactersIn(request.texts);
    return { kind: 'answered', job: table.job, texts: request.texts.length, characters, repair };
  }

  // What is under way when a target or the run is given up may still be answered, and is then kept: it is paid for.
  #fail(batch: Batch, error: unknown): void {
    const { table, request } = batch;
    const { reach, ...cause } = failureOf(error, this.#options.signal);
    if (cause.reason === 'rejected' && this.#halves.cut(batch, error)) return;
    if (reach === 'batch') table.failBatch(request, cause);
    if (reach === 'target') this.#givenUp.set(table, cause);
    if (reach === 'run') this.#stopped ??= cause;
  }

  #causeFor(table: JobTable): Cause | undefined {
    if (this.#options.signal.aborted) this.#stopped ??= { reason: 'cancelled', error: undefined };
    return this.#stopped ?? this.#givenUp.get(table);
  }
}
