import { clump } from '../message/checks/placeholders/adjacentPlaceholders.ts';
import { isMirrored, pseudoLocale } from '../resources/pseudoLocales.ts';
import { holes } from '../message/checks/placeholders/holes.ts';
import { verify } from '../message/checks/placeholders/placeholderContract.ts';
import { unwritableFindings, wrongScriptFindings } from '../message/checks/unwritable.ts';
import type { MessageSyntax } from '../message/syntax.ts';
import {
  withNumber,
  withPlaceholder,
  type ExampleNumber,
} from '../message/plurals/exampleNumber.ts';
import { finding, type Finding } from '../message/findings.ts';
import type { ProtectedText, Reading } from '../message/protect/protectedText.ts';
import { readMessage } from '../message/placeholders/messageText.ts';
import {
  ladder,
  needsProtection,
  protect,
  type Protection,
} from '../message/protect/protection.ts';
import type { Cause } from './failure.ts';
import { factsOf, type SegmentFacts, type TextFacts } from './segmentFacts.ts';

export type AttemptState =
  | { readonly kind: 'open' }
  | { readonly kind: 'done'; readonly value: string }
  | {
      readonly kind: 'failed';
      readonly failure: Cause;
      readonly findings: readonly Finding[];
    };

/** What is to be translated. */
export interface AttemptedSegment {
  readonly text: string;
  readonly context: string;
  readonly syntax: MessageSyntax;
  readonly example?: ExampleNumber;
}

/** How texts are sent to one target locale. */
export interface SegmentTarget {
  readonly memory: boolean;
  readonly tagHandling: boolean;
  /** Of the translation. */
  readonly locale: string;
  /** They are not sent at all: they are made up. */
  readonly isMadeUp?: boolean;
  /** Shared by the targets of a run. */
  readonly facts: SegmentFacts;
}

interface Rung {
  readonly protection: Protection;
  readonly example?: ExampleNumber;
}

/** What remains of an attempt that came to its end: a large run has very many of them. */
const nothingSent: ProtectedText = { texts: [], restore: () => undefined };

/** A text that needs an example number is tried with it first, also with a memory: as it is, it would match for any form. */
function rungsFor(
  { text, syntax, example }: AttemptedSegment,
  service: SegmentTarget,
): readonly Rung[] {
  const rungs = ladderFor(service.facts.of(text, syntax), service);
  if (example === undefined) return rungs;
  const asked = factsOf(withNumber(text, example), syntax);
  const [first] = ladderFor(asked, { ...service, memory: false });
  return first === undefined ? rungs : [{ ...first, example }, ...rungs];
}

function ladderFor(
  { hasPlaceholders, fitsXml }: TextFacts,
  { memory, tagHandling }: SegmentTarget,
): readonly Rung[] {
  if (!hasPlaceholders) return unprotected;
  const protections = ladder({ memory, tagHandling: tagHandling && fitsXml, hasPlaceholders });
  return protections.map((protection) => ({ protection }));
}

/** What has nothing to protect is sent in one form only, whoever asks. */
const unprotected: readonly Rung[] = ladder({
  memory: false,
  tagHandling: false,
  hasPlaceholders: false,
}).map((protection) => ({ protection }));

function onRung(text: string, { protection, example }: Rung, reading: Reading): ProtectedText {
  if (example === undefined) return protect(text, protection, reading);
  const { texts, restore } = protect(withNumber(text, example), protection, reading);
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
export class SegmentAttempt {
  readonly text: string;
  readonly context: string;
  readonly #wanted: AttemptedSegment;
  readonly #service: SegmentTarget;
  #rungs: readonly Rung[];
  #rung = 0;
  #sent: ProtectedText;
  /** An answer that is sound, but for where its placeholders are. */
  #doubtful: string | undefined;
  #state: AttemptState = { kind: 'open' };

  constructor(wanted: AttemptedSegment, service: SegmentTarget) {
    this.text = wanted.text;
    this.context = wanted.context;
    this.#wanted = wanted;
    this.#service = service;
    this.#rungs = rungsFor(wanted, service);
    this.#sent = this.#onRung(0);
    const { isTranslatable } = service.facts.of(wanted.text, wanted.syntax);
    if (!isTranslatable) this.#end({ kind: 'done', value: wanted.text });
  }

  get state(): AttemptState {
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

  /** True after a broken answer: what is sent now comes on top of the estimate. */
  get repairing(): boolean {
    return this.#rung > 0;
  }

  /** Takes the answers to {@link texts}; the attempt is then done, on its next rung, or at the end of the ladder. */
  answer(answers: readonly string[]): void {
    const value = this.#sent.restore(answers);
    const findings = value === undefined ? [] : this.#damage(value);
    const isSound = value !== undefined && findings.length === 0;
    if (isSound && !this.#isDoubtful(value)) {
      this.#end({ kind: 'done', value });
      return;
    }
    if (isSound) this.#doubtful ??= value;
    if (!this.#climb()) this.#refuse(answers, findings);
  }

  /** All of it is an error in an answer. A mirrored pseudo-locale turns the direction of its letters on purpose. */
  #damage(value: string): readonly Finding[] {
    const { syntax, locale } = this.#reading;
    const pseudo = pseudoLocale(locale);
    const isTurned = pseudo !== undefined && isMirrored(pseudo);
    const unwritable = isTurned ? [] : unwritableFindings(this.text, value);
    const damage = [
      ...verify(this.text, value, syntax),
      ...unwritable,
      ...wrongScriptFindings(this.text, value, locale),
    ];
    return damage.map((one) => ({ ...one, severity: 'error' }));
  }

  /** The service does not take the texts of this rung: the attempt is then on its next one, or failed. */
  refused(cause: Cause): void {
    if (!this.#climb()) this.fail(cause);
  }

  /** @returns false at the end of the ladder */
  #climb(): boolean {
    this.#rung++;
    if (this.#rung === this.#rungs.length) return false;
    this.#sent = this.#onRung(this.#rung);
    return true;
  }

  /**
   * Placeholders in a heap, or that went from where they stood and left a hole, are worth another try, but for what a person may
   * have stored in a memory.
   */
  #isDoubtful(value: string): boolean {
    if (this.#rungs[this.#rung]?.protection === 'natural') return false;
    const [source, target] = [readMessage(this.text), readMessage(value)];
    return clump(source, target) !== '' || holes(source, target, this.#reading).length > 0;
  }

  /** Begins again after its end: the answers that led there are not asked of it again. */
  restart(): void {
    this.#rungs = rungsFor(this.#wanted, this.#service);
    this.#rung = 0;
    this.#doubtful = undefined;
    this.#sent = this.#onRung(0);
    this.#state = { kind: 'open' };
  }

  get #reading(): Reading {
    const { locale, isMadeUp = false } = this.#service;
    return { syntax: this.#wanted.syntax, locale, isMadeUp };
  }

  #onRung(rung: number): ProtectedText {
    return onRung(this.text, this.#rungs[rung] ?? { protection: 'natural' }, this.#reading);
  }

  #refuse(answers: readonly string[], findings: readonly Finding[]): void {
    const isEmpty = answers.every((answer) => answer.trim() === '');
    const hasPlaceholders = !isEmpty && needsProtection(this.text, this.#reading.syntax);
    this.fail(
      { reason: hasPlaceholders ? 'placeholders' : 'answer', error: undefined },
      isEmpty ? [finding('empty', this.text, '')] : findings,
    );
  }

  fail(failure: Cause, findings: readonly Finding[] = []): void {
    if (this.#doubtful !== undefined) this.#end({ kind: 'done', value: this.#doubtful });
    else this.#end({ kind: 'failed', failure, findings });
  }

  #end(state: AttemptState): void {
    this.#state = state;
    this.#sent = nothingSent;
    this.#rungs = [];
  }
}
