import type { Steps } from '../catalog/steps.ts';
import { billedCharacters } from './batches.ts';
import { breather } from './breathe.ts';
import type { Cause } from './failure.ts';
import type { Question } from './journal.ts';
import type { RunOptions, TargetJob, TranslationEvent, Unit } from './job.ts';
import type { JobGroup } from './jobGroups.ts';
import { KnownAnswers, type Earlier } from './knownAnswers.ts';
import { Outbox, type Kind, type Parcel } from './outbox.ts';
import { Piece, type PieceService, type PieceText } from './piece.ts';
import { textKey, type PieceWork } from './pieceWork.ts';
import type { TranslationRequest, Translator } from './translator.ts';
import { failedUnit, openUnit, unitEvent, unusableUnit, type OpenUnit } from './unitOutcome.ts';

/** Texts that are sent in one request, all with the same context. */
export interface Batch {
  readonly table: JobTable;
  readonly request: TranslationRequest;
  /** A broken answer made it necessary. */
  readonly repair: boolean;
}

export interface TableOptions extends Pick<RunOptions, 'tagHandling'> {
  readonly earlier?: Earlier | undefined;
  /** Nothing more will be sent: what is not taken apart yet needs not be. */
  readonly isOver?: () => boolean;
}

/**
 * What is known of the jobs of a group in the course of a run: their units, the pieces of these and every answer.
 * A text is asked for once, however many pieces and units hold it.
 */
export class JobTable {
  /** The first of its jobs: events that concern all of them name it. */
  readonly job: TargetJob;
  readonly #group: JobGroup;
  readonly #translator: Translator;
  readonly #service: PieceService;
  readonly #isOver: () => boolean;
  readonly #works = new Map<string, PieceWork>();
  readonly #answers: KnownAnswers;
  readonly #waiting = new Map<string, PieceWork[]>();
  readonly #outbox = new Outbox();
  /** What broken answers made necessary; it waits until the first round is over. */
  readonly #repairs = new Outbox();
  readonly #unopened: { readonly job: TargetJob; readonly unit: Unit }[] = [];
  #events: TranslationEvent[] = [];
  #complete = false;

  constructor(group: JobGroup, translator: Translator, options: TableOptions) {
    [this.job] = group.jobs;
    this.#group = group;
    this.#translator = translator;
    const { memory, locale } = this.job;
    this.#service = { memory: memory !== undefined, tagHandling: options.tagHandling, locale };
    this.#answers = new KnownAnswers(options.earlier);
    this.#isOver = options.isOver ?? (() => false);
  }

  /** Takes the units apart, one after the other, and yields each batch as soon as it is full. */
  async *open(): AsyncGenerator<Batch> {
    const breathe = breather();
    for (const job of this.#group.jobs) {
      for (const unit of job.units) {
        if (this.#isOver()) {
          this.#unopened.push({ job, unit });
          continue;
        }
        this.#add(job, unit);
        yield* this.#batches(this.#outbox.takeFull(this.#overhead), false);
        await breathe();
      }
    }
    yield* this.#batches(this.#outbox.takeAll(this.#overhead), false);
    this.#complete = true;
    for (const { key, piece } of this.#works.values()) {
      if (piece.state.kind !== 'open') this.#works.delete(key);
    }
  }

  /** The batches that repair the broken answers of the round before. */
  repairs(): readonly Batch[] {
    return Array.from(this.#batches(this.#repairs.takeAll(this.#overhead), true));
  }

  /** Keeps the answers to a batch, one in each step; pieces that now have all of theirs go on. */
  *take(request: TranslationRequest, answers: readonly string[]): Steps<void> {
    for (const [place, text] of request.texts.entries()) {
      const key = textKey(request, text);
      this.#answers.add(key, answers[place] ?? '');
      for (const work of this.#taken(key)) {
        work.missing--;
        if (work.missing === 0) this.#advance(work);
      }
      yield;
    }
  }

  /** Gives up the pieces that a failed batch was to answer. */
  failBatch(request: TranslationRequest, cause: Cause): void {
    for (const text of request.texts) {
      for (const work of this.#taken(textKey(request, text))) this.#fail(work, cause);
    }
  }

  /** Goes on with another form of texts that the service does not take in this one; gives up those that have none. */
  refused(request: TranslationRequest, cause: Cause): void {
    for (const text of request.texts) {
      for (const work of this.#taken(textKey(request, text))) {
        work.piece.refused(cause);
        this.#advance(work);
      }
    }
  }

  /** Gives up everything that is still open. */
  failAll(cause: Cause): void {
    this.#outbox.clear();
    this.#repairs.clear();
    this.#waiting.clear();
    const ends = this.#unopened.splice(0).map(({ job, unit }) => failedUnit(job, unit, cause));
    this.#events.push(...ends);
    for (const work of this.#works.values()) this.#fail(work, cause);
  }

  /** The ends that units came to since the last call. */
  events(): readonly TranslationEvent[] {
    return this.#events.splice(0);
  }

  #add(job: TargetJob, unit: Unit): void {
    let open: OpenUnit;
    try {
      open = openUnit(unit, job);
    } catch (error) {
      this.#events.push(unusableUnit(job, unit, error));
      return;
    }
    const { context = '' } = unit;
    const works = open.wanted.map((sentence) =>
      this.#work({ ...sentence, context, dialect: open.parts.dialect }),
    );
    open.pieces = works.map(({ piece }) => piece);
    for (const work of new Set(works)) {
      if (work.piece.state.kind !== 'open') continue;
      work.units.push(open);
      open.waitsFor++;
    }
    if (open.waitsFor === 0) this.#events.push(unitEvent(open));
  }

  #work(text: PieceText): PieceWork {
    const key = JSON.stringify([text.text, text.context, text.dialect, text.example?.number]);
    const known = this.#works.get(key);
    if (known !== undefined) return known;
    const work: PieceWork = { key, piece: new Piece(text, this.#service), units: [], missing: 0 };
    this.#works.set(key, work);
    this.#advance(work);
    return work;
  }

  // Asks for what the present rung lacks. A rung may need only texts that have their answers already.
  #advance(work: PieceWork): void {
    const { piece } = work;
    while (piece.state.kind === 'open' || this.#beginsAnew(piece)) {
      const keys = [...new Set(piece.texts)].map((text) => ({ text, key: textKey(piece, text) }));
      const lacking = keys.filter(
        ({ text, key }) => !this.#answers.has(key) && !this.#recall(piece, text, key),
      );
      if (lacking.length > 0) {
        work.missing = lacking.length;
        for (const { text, key } of lacking) this.#ask(work, text, key);
        return;
      }
      piece.answer(piece.texts.map((text) => this.#answers.get(textKey(piece, text), piece)));
    }
    this.#release(work);
  }

  /** Takes the answer that an earlier run paid for, if there is one. */
  #recall(kind: Kind, text: string, key: string): boolean {
    if (!this.#answers.recall(key, this.#question(kind), text)) return false;
    const characters = billedCharacters({ texts: [text], tags: kind.tags });
    this.#events.push({ kind: 'recalled', job: this.job, characters });
    return true;
  }

  /** An answer of an earlier run that breaks the piece in every form is no reason to fail again: it is asked for anew. */
  #beginsAnew(piece: Piece): boolean {
    const begins = piece.state.kind === 'failed' && this.#answers.refuse(piece);
    if (begins) piece.restart();
    return begins;
  }

  #ask(work: PieceWork, text: string, key: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) {
      waiting.push(work);
      return;
    }
    this.#waiting.set(key, [work]);
    (work.piece.repairing ? this.#repairs : this.#outbox).put(work.piece, text);
  }

  #taken(key: string): readonly PieceWork[] {
    const works = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    return works;
  }

  #fail(work: PieceWork, cause: Cause): void {
    if (work.piece.state.kind !== 'open') return;
    work.piece.fail(cause);
    this.#release(work);
  }

  // A piece that came to its end is needed no longer, once all units are there that may share it.
  #release(work: PieceWork): void {
    if (this.#complete) this.#works.delete(work.key);
    for (const unit of work.units.splice(0)) {
      unit.waitsFor--;
      if (unit.waitsFor === 0) this.#events.push(unitEvent(unit));
    }
  }

  *#batches(parcels: Iterable<Parcel>, repair: boolean): Generator<Batch> {
    for (const { kind, texts, tooLong } of parcels) {
      const request = this.#request(texts, kind);
      if (tooLong) this.failBatch(request, { reason: 'tooLong', error: undefined });
      else yield { table: this, request, repair };
    }
  }

  readonly #overhead = (kind: Kind): number => this.#translator.bodySize(this.#request([], kind));

  #request(texts: readonly string[], kind: Kind): TranslationRequest {
    return { texts, ...this.#question(kind) };
  }

  #question({ context, tags }: Kind): Question {
    return {
      ...this.#group.question,
      ...(context === '' ? {} : { context }),
      ...(tags ? { tags } : {}),
    };
  }
}
