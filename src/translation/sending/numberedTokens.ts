import { withAsciiDigits } from '../../message/digits.ts';
import { tagTokens } from '../../message/protect/byTags.ts';
import {
  bracketTokens,
  letterTokens,
  type NumberedToken,
} from '../../message/protect/tokenFamily.ts';
import { MixedTranslations } from '../mixedTranslations.ts';
import type { TranslationRequest } from '../translator.ts';

/** A request as it leaves: each token has a number of its own among all of its texts. */
export interface NumberedRequest {
  readonly request: TranslationRequest;
  /**
   * The answers with the numbers that the texts themselves have.
   *
   * @throws {MixedTranslations} where one of them holds a token of another text instead of its own, or any where it has none
   */
  readonly read: (answers: readonly string[]) => readonly string[];
}

/** The texts of a request as far as tokens of one form are in them. */
interface Numbering {
  readonly token: NumberedToken;
  /** For each text: all numbers that are in it as it leaves. */
  readonly own: readonly ReadonlySet<number>[];
  /** For each text: its own number for each one that it leaves with. */
  readonly back: readonly ReadonlyMap<number, number>[];
  readonly all: ReadonlySet<number>;
}

const known = new WeakMap<TranslationRequest, NumberedRequest>();

/** Every text begins to count at 0, wherever it is sent; here it counts on from the one before. */
export function numberedRequest(request: TranslationRequest): NumberedRequest {
  const before = known.get(request);
  if (before !== undefined) return before;
  const numbered = number(request);
  known.set(request, numbered);
  return numbered;
}

function number(request: TranslationRequest): NumberedRequest {
  if (request.texts.length < 2) return { request, read: (answers) => answers };
  const numberings: Numbering[] = [];
  let { texts } = request;
  for (const token of request.tags === true ? [tagTokens] : [bracketTokens, letterTokens]) {
    const [changed, numbering] = withNumbers(texts, token);
    texts = changed;
    numberings.push(numbering);
  }
  // What a person has stored in a memory may hold anything, but not the numbers of this request.
  const mayHoldOthers = request.memory !== undefined;
  return {
    request: { ...request, texts },
    read(answers) {
      if (numberings.some((numbering) => isMixed(answers, numbering, mayHoldOthers)))
        throw new MixedTranslations();
      return numberings.reduce(withOwnNumbers, answers);
    },
  };
}

function withNumbers(
  texts: readonly string[],
  token: NumberedToken,
): readonly [texts: readonly string[], numbering: Numbering] {
  const back: ReadonlyMap<number, number>[] = [];
  let last = 0;
  const changed = texts.map((text) => {
    const mapping = new Map<number, number>();
    back.push(mapping);
    if (!countsFromZero(text, token)) return text;
    return replaceNumbers(text, token.written, (own) => {
      last = nextNumber(last);
      mapping.set(last, own);
      return last;
    });
  });
  const own = changed.map((text) => new Set(numbersIn(text, token.found)));
  return [changed, { token, own, back, all: new Set(own.flatMap((numbers) => [...numbers])) }];
}

/** Has nothing but our tokens, as they are written. */
function countsFromZero(text: string, token: NumberedToken): boolean {
  const written = Array.from(text.matchAll(globally(token.written)), ([, digits]) =>
    Number(digits),
  );
  const all = numbersIn(text, token.found);
  return all.length === written.length && written.every((own, place) => own === place);
}

/** Numbers from 5 on that most languages count like many: what stands beside a token may follow its number. */
function nextNumber(last: number): number {
  for (let next = Math.max(5, last + 1); ; next++) {
    const [tens, ones] = [next % 100, next % 10];
    if (ones === 0 || ones >= 5 || (tens > 10 && tens < 20)) return next;
  }
}

/** An answer without the tokens of its text has those of another one. */
function isMixed(
  answers: readonly string[],
  { token, own, all }: Numbering,
  mayHoldOthers: boolean,
): boolean {
  return answers.some((answer, place) => {
    const found = new Set(numbersIn(answer, token.certain));
    if (found.size === 0) return false;
    const mine = own[place] ?? new Set();
    const isForeign = (one: number) =>
      !mine.has(one) && (all.has(one) || (mine.size === 0 && !mayHoldOthers));
    const isWhole = mine.size > 0 && [...mine].every((one) => found.has(one));
    return !isWhole && [...found].some(isForeign);
  });
}

/** No text has so many tokens: it is none of its own. */
const foreign = 999_999;

function withOwnNumbers(answers: readonly string[], { token, back }: Numbering): readonly string[] {
  return answers.map((answer, place) => {
    const own = back[place];
    if (own === undefined || own.size === 0) return answer;
    return replaceNumbers(answer, token.found, (found) => own.get(found) ?? foreign);
  });
}

function numbersIn(text: string, token: RegExp): readonly number[] {
  return Array.from(text.matchAll(globally(token)), ([, digits = '']) =>
    Number(withAsciiDigits(digits)),
  );
}

function replaceNumbers(text: string, token: RegExp, change: (own: number) => number): string {
  return text.replace(globally(token), (found: string, digits: string) =>
    found.replace(digits, String(change(Number(withAsciiDigits(digits))))),
  );
}

function globally({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags.replace('g', '')}g`);
}
