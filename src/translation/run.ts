import { charactersIn } from './batches.ts';
import { failureOf, type Failure } from './failure.ts';
import { inParallel, type Outcome } from './inParallel.ts';
import { JobTable, type Batch } from './jobTable.ts';
import type { RunOptions, TargetJob, TranslationEvent } from './job.ts';
import { RequestWidth } from './requestWidth.ts';
import type { Translator } from './translator.ts';

/** What a run will send if no answer needs a repair: what a person is told before it costs anything. */
export interface Announcement {
  readonly requests: number;
  /** Code points. */
  readonly characters: number;
}

/** Counts what {@link translateUnits} would send in its first round. */
export async function announce(
  jobs: readonly TargetJob[],
  translator: Translator,
  options: Omit<RunOptions, 'signal'>,
): Promise<Announcement> {
  let requests = 0;
  let characters = 0;
  for (const job of jobs) {
    const batches = (await JobTable.open(job, options)).nextBatches(translator);
    requests += batches.length;
    for (const { request } of batches) characters += charactersIn(request.texts);
  }
  return { requests, characters };
}

/**
 * Translates the units of all jobs with one pool of requests. Identical texts go once per target locale.
 * Answers that break a placeholder climb the repair ladder in further rounds. The run never throws: every
 * unit ends in one event, whatever happens, also when it is cancelled.
 */
export async function* translateUnits(
  jobs: readonly TargetJob[],
  translator: Translator,
  options: RunOptions,
): AsyncGenerator<TranslationEvent> {
  const tables: JobTable[] = [];
  for (const job of jobs) tables.push(await JobTable.open(job, options));
  const round = new Round(tables, translator, options.signal);
  do {
    yield* round.run();
    for (const table of tables) yield* table.events();
  } while (round.next());
}

/** One pass over everything that waits for an answer; the second and later ones are repairs. */
class Round {
  readonly #tables: readonly JobTable[];
  readonly #translator: Translator;
  readonly #signal: AbortSignal;
  readonly #width = new RequestWidth();
  readonly #givenUp = new Map<JobTable, Omit<Failure, 'reach'>>();
  #batches: readonly Batch[];
  #repair = false;

  constructor(tables: readonly JobTable[], translator: Translator, signal: AbortSignal) {
    this.#tables = tables;
    this.#translator = translator;
    this.#signal = signal;
    this.#batches = this.#collect();
  }

  next(): boolean {
    this.#repair = true;
    this.#batches = this.#collect();
    return this.#batches.length > 0;
  }

  async *run(): AsyncGenerator<TranslationEvent> {
    const send = async (batch: Batch) =>
      this.#givenUp.has(batch.table)
        ? undefined
        : this.#translator.translate(batch.request, this.#signal);
    for await (const outcome of inParallel(this.#batches, send, () => this.#width.now)) {
      const answered = this.#take(outcome);
      if (answered !== undefined) yield answered;
      yield* outcome.item.table.events();
    }
    for (const [table, cause] of this.#givenUp) table.failAll(cause);
  }

  #collect(): readonly Batch[] {
    return this.#tables.flatMap((table) => table.nextBatches(this.#translator));
  }

  #take(outcome: Outcome<Batch, readonly string[] | undefined>): TranslationEvent | undefined {
    const { table, request } = outcome.item;
    if (outcome.error !== undefined) this.#fail(outcome.item, outcome.error);
    if (outcome.result === undefined) return undefined;
    this.#width.answered();
    table.take(request, outcome.result);
    const characters = charactersIn(request.texts);
    const texts = request.texts.length;
    return { kind: 'answered', job: table.job, texts, characters, repair: this.#repair };
  }

  // What is under way when a target or the run is given up may still be answered, and is then kept: it is paid for.
  #fail({ table, request }: Batch, error: unknown): void {
    const { reach, ...cause } = failureOf(error, this.#signal);
    if (reach === 'batch') table.failBatch(request, cause);
    if (reach === 'target') this.#givenUp.set(table, cause);
    if (reach === 'run') for (const one of this.#tables) this.#givenUp.set(one, cause);
  }
}
