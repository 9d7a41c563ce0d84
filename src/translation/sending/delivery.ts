import { billedCharacters } from '../batches.ts';
import { runYielding } from '../runYielding.ts';
import type { Failure, Remedy } from '../failure.ts';
import type { Batch } from '../jobTable.ts';
import type { TranslationRequest } from '../translator.ts';
import { Refusals } from './refusals.ts';
import { Sender, type Answered, type SendingMeans } from './sender.ts';
import { halvesOf, Sizes } from './sizes.ts';
import { Tries } from './tries.ts';
import { Turnstile, type Pass } from './turnstile.ts';

/**
 * Brings batches to their end: sends them, in parts where need be, until each text has an answer or a cause. Until the
 * service has answered a request well, it is sent no second one beside it.
 */
export class Delivery {
  readonly #means: SendingMeans;
  readonly #sender: Sender;
  readonly #sizes: Sizes;
  readonly #refusals = new Refusals();
  readonly #turnstile = new Turnstile();
  #taking: Promise<void> = Promise.resolve();

  constructor(means: SendingMeans) {
    this.#means = means;
    this.#sender = new Sender(means);
    this.#sizes = new Sizes(means.translator);
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
    await this.#deliver(batch, new Tries());
  }

  /** @returns whether every text was answered */
  async #deliver(batch: Batch, tries: Tries): Promise<boolean> {
    const pass = this.#turnstile.pass(() => this.#sizes.isProven(batch.request));
    await pass.enter();
    try {
      return await this.#settle(batch, tries, pass);
    } finally {
      pass.leave();
    }
  }

  async #settle(batch: Batch, tries: Tries, pass: Pass): Promise<boolean> {
    const { table, request } = batch;
    const parts = this.#sizes.parts(request);
    if (parts.length > 1) return this.#settleAll(batch, parts, tries, pass);
    if (this.#means.stops.causeFor(table) !== undefined) return false;
    if (request.tags === true && this.#refusals.isExhausted(batch)) {
      table.refused(request, { reason: 'rejected', error: undefined });
      return false;
    }
    const end = await this.#sender.send(batch, tries, pass);
    if (end === undefined) return false;
    if ('remedy' in end) return this.#fail(batch, end, tries, pass);
    this.#take(batch, end);
    const texts = request.texts.slice(end.answers.length);
    if (texts.length === 0) return true;
    return this.#settle({ ...batch, request: { ...request, texts } }, tries, pass);
  }

  async #settleAll(
    batch: Batch,
    parts: readonly TranslationRequest[],
    tries: Tries,
    pass: Pass,
  ): Promise<boolean> {
    let answered = true;
    for (const request of parts) {
      answered = (await this.#settle({ ...batch, request }, tries.ofPart(), pass)) && answered;
    }
    return answered;
  }

  // One after the other, and later: the next request does not wait for that.
  #take(batch: Batch, { request, answers }: Answered): void {
    const { table, repair } = batch;
    this.#sizes.answered(request);
    this.#refusals.answered(batch);
    this.#taking = this.#taking.then(async () => {
      await runYielding(table.take(request, answers));
      const { job } = table;
      const texts = request.texts.length;
      const characters = billedCharacters(request);
      this.#means.tell({ kind: 'answered', job, texts, characters, repair }, ...table.events());
      return undefined;
    });
    this.#taking.catch(() => undefined);
  }

  // What is under way when a target or the run is abandoned may still be answered, and is then kept: it is paid for.
  async #fail(batch: Batch, failure: Failure, tries: Tries, pass: Pass): Promise<boolean> {
    const { table, request } = batch;
    const { reason, error, remedy } = failure;
    const { stops } = this.#means;
    if (remedy === 'cut') this.#refusals.refused(batch);
    if (remedy === 'stop') stops.stop({ reason, error });
    else if (remedy === 'giveUpTarget') stops.giveUp(table, { reason, error });
    else if (remedy === 'cut' && this.#refusals.isExhausted(batch)) this.#giveUp(batch, failure);
    else if (request.texts.length > 1) return this.#cut(batch, remedy, tries, pass);
    else if (remedy === 'cut' && request.tags === true) table.refused(request, { reason, error });
    else table.failBatch(request, { reason, error });
    this.#means.tell(...table.events());
    return false;
  }

  /** The halves of a batch that fails and fails go their own ways: the sound one must not wait for the other. */
  async #cut(batch: Batch, remedy: Remedy, tries: Tries, pass: Pass): Promise<boolean> {
    const halves = halvesOf(batch.request);
    let answered: boolean;
    if (remedy === 'wait') {
      pass.leave();
      const ends = halves.map((request) => this.#deliver({ ...batch, request }, tries.ofPart()));
      answered = (await Promise.all(ends)).every((one) => one);
    } else answered = await this.#settleAll(batch, halves, tries, pass);
    if (answered) this.#sizes.refused(batch.request);
    return answered;
  }

  /** The service minds all that comes from this target, or all that is XML; that has other forms. */
  #giveUp({ table, request }: Batch, { reason, error }: Failure): void {
    if (request.tags === true) table.refused(request, { reason, error });
    else this.#means.stops.giveUp(table, { reason, error });
  }
}
