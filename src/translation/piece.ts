import { verify } from '../message/contract.ts';
import { withNumber, withPlaceholder, type ExampleNumber } from '../message/exampleNumber.ts';
import type { Finding } from '../message/findings.ts';
import type { ProtectedText } from '../message/protect/protectedText.ts';
import { ladder, needsProtection, protect, type Protection } from '../message/protection.ts';
import { translatable } from '../message/translatable.ts';
import type { Failure } from './failure.ts';

export type PieceState =
  | { readonly kind: 'open' }
  | { readonly kind: 'done'; readonly value: string }
  | {
      readonly kind: 'failed';
      readonly failure: Omit<Failure, 'reach'>;
      readonly findings: readonly Finding[];
    };

/** What is to be translated. */
interface PieceText {
  readonly text: string;
  readonly context: string;
  readonly example: ExampleNumber | undefined;
}

interface PieceService {
  readonly memory: boolean;
  readonly tagHandling: boolean;
}

interface Rung {
  readonly protection: Protection;
  readonly example?: ExampleNumber;
}

/** What remains of a piece that came to its end: a large run has very many of them. */
const nothingSent: ProtectedText = { texts: [], restore: () => undefined };

/** A text that needs an example number is tried with it first, also with a memory: as it is, it would match for any form. */
function rungsFor(
  text: string,
  example: ExampleNumber | undefined,
  service: PieceService,
): readonly Rung[] {
  const rungs = ladderFor(text, service);
  if (example === undefined) return rungs;
  const [first] = ladderFor(withNumber(text, example), { ...service, memory: false });
  return first === undefined ? rungs : [{ ...first, example }, ...rungs];
}

function ladderFor(text: string, service: PieceService): readonly Rung[] {
  const hasPlaceholders = needsProtection(text);
  return ladder({ ...service, hasPlaceholders }).map((protection) => ({ protection }));
}

function onRung(text: string, { protection, example }: Rung): ProtectedText {
  if (example === undefined) return protect(text, protection);
  const { texts, restore } = protect(withNumber(text, example), protection);
  return {
    texts,
    restore(answers) {
      const translation = restore(answers);
      return translation === undefined ? undefined : withPlaceholder(text, translation, example);
    },
  };
}

/**
 * A sentence on its way to one target locale, shared by all units that hold it. It climbs the repair
 * ladder: each rung sends it in another form, until an answer keeps its placeholders or the ladder ends.
 */
export class Piece {
  readonly text: string;
  readonly context: string;
  #rungs: readonly Rung[];
  #rung = 0;
  #sent: ProtectedText;
  #state: PieceState = { kind: 'open' };

  constructor({ text, context, example }: PieceText, service: PieceService) {
    this.text = text;
    this.context = context;
    this.#rungs = rungsFor(text, example, service);
    this.#sent = onRung(text, this.#rungs[0] ?? { protection: 'natural' });
    if (!translatable(text)) this.#end({ kind: 'done', value: text });
  }

  get state(): PieceState {
    return this.#state;
  }

  /** The texts that the present rung sends. */
  get texts(): readonly string[] {
    return this.#sent.texts;
  }

  /** True where the texts are XML. */
  get tags(): boolean {
    return this.#rungs[this.#rung]?.protection === 'tags';
  }

  /** True after a broken answer: what is sent now comes on top of what was announced. */
  get repairing(): boolean {
    return this.#rung > 0;
  }

  /** Takes the answers to {@link texts}; the piece is then done, on its next rung, or at the end of the ladder. */
  answer(answers: readonly string[]): void {
    const value = this.#sent.restore(answers);
    const findings = value === undefined ? [] : verify(this.text, value);
    if (value !== undefined && findings.length === 0) {
      this.#end({ kind: 'done', value });
      return;
    }
    this.#rung++;
    const next = this.#rungs[this.#rung];
    if (next === undefined) this.fail({ reason: 'placeholders', error: undefined }, findings);
    else this.#sent = onRung(this.text, next);
  }

  fail(failure: Omit<Failure, 'reach'>, findings: readonly Finding[] = []): void {
    this.#end({ kind: 'failed', failure, findings });
  }

  #end(state: PieceState): void {
    this.#state = state;
    this.#sent = nothingSent;
    this.#rungs = [];
  }
}
