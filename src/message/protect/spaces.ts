import {
  isGenitive,
  isPrefix,
  languageOf,
  mayGlueAfter,
  mayGlueBefore,
} from '../checks/languageHabits.ts';
import type { MessageSyntax } from '../syntax.ts';
import { keptIn, type Kept, type TextPart } from './textParts.ts';

/** An answer, taken apart at what is kept: one piece more than there are numbers. */
export interface AnswerParts {
  readonly pieces: readonly string[];
  /** Which of the source's units is between two pieces. */
  readonly numbers: readonly number[];
}

/** What is around something that is kept, in the source. */
export interface Neighbors {
  /** The prose up to the next unit, empty at the start or the end of the text; undefined where another unit touches it. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What is before it, or after it, is inside of an element. */
  readonly closes: boolean;
  readonly opens: boolean;
}

/** The units of a text whose kept segments are sent as one each. */
export function neighborsOf(parts: readonly TextPart[]): readonly Neighbors[] {
  return parts.flatMap(({ kept, first, last }, place) => {
    if (!kept) return [];
    const [before, after] = [parts[place - 1]?.text ?? '', parts[place + 1]?.text ?? ''];
    return [{ before, after, closes: first?.side === 'closes', opens: last?.side === 'opens' }];
  });
}

/** A text and an answer in their own form, cut at each thing that is kept; undefined where there is none, or not the same. */
export function naturalParts(
  text: string,
  answer: string,
  syntax: MessageSyntax,
):
  | {
      readonly row: AnswerParts;
      readonly units: readonly Neighbors[];
      readonly kept: readonly string[];
    }
  | undefined {
  const own = keptIn(text, syntax).filter(({ isSpelled }) => !isSpelled);
  if (own.length === 0) return undefined;
  const places = new Map<string, number[]>();
  // From the last to the first, which `pop` finds again.
  for (const [place, { text }] of [...own.entries()].reverse()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [place]);
    else known.push(place);
  }
  const got = keptIn(answer, syntax).filter(({ text }) => places.has(text));
  const numbers = got.map(({ text }) => places.get(text)?.pop() ?? -1);
  if (own.length !== got.length || numbers.includes(-1)) return undefined;
  const pieces = piecesOf(text, own);
  const units = own.map(({ side }, place) => ({
    before: place > 0 ? pieces[place] || undefined : pieces[place],
    after: place < own.length - 1 ? pieces[place + 1] || undefined : pieces[place + 1],
    closes: side === 'closes',
    opens: side === 'opens',
  }));
  const kept = got.map(({ text }) => text);
  return { row: { pieces: piecesOf(answer, got), numbers }, units, kept };
}

function piecesOf(text: string, kept: readonly Kept[]): readonly string[] {
  const ends = [0, ...kept.map(({ end }) => end)];
  return ends.map((end, place) => text.slice(end, kept[place]?.start));
}

/** The answer with the spaces that the source has beside what is kept, where the service lost or doubled them. */
export function withSpaces(
  { pieces, numbers }: AnswerParts,
  units: readonly Neighbors[],
  locale: string,
): AnswerParts {
  const fixed = pieces.map((piece, place) => {
    const [before = -1, behind = -1] = [numbers[place - 1], numbers[place]];
    const [left, right] = [units[before], units[behind]];
    if (left && right && piece.trim() === '') {
      return between(piece, left, right, behind === before + 1);
    }
    const start = left ? sideOf(piece, afterUnit(left, locale)) : piece;
    return right ? sideOf(start, beforeUnit(right, locale)) : start;
  });
  return { pieces: fixed, numbers };
}

/** Whitespace, or nothing, between two units. */
function between(piece: string, left: Neighbors, right: Neighbors, areNeighbors: boolean): string {
  const own = areNeighbors ? left.after : '';
  if (own !== undefined && own !== '' && own.trim() === '') return own;
  const isInside = left.opens || right.closes;
  if (isInside) return isSpaced(left.after) || isSpaced(right.before) ? piece : '';
  if (piece !== '') return sameSpace(piece, ' ');
  const isFree = left.after === '' && right.before === '';
  return isFree || isSpaced(left.after) || isSpaced(right.before) ? ' ' : '';
}

const isSpaced = (side = ''): boolean => /^\s|\s$/.test(side);

/** One end of a piece, beside a unit. */
interface End {
  /** What the source has there. */
  readonly wanted: string | undefined;
  readonly isInside: boolean;
  /** Cuts a text into the whitespace at this end and the rest. */
  readonly cut: (text: string) => readonly [space: string, rest: string];
  readonly join: (space: string, rest: string) => string;
  /** The character of the rest that is next to the unit. */
  readonly near: (rest: string) => string;
  /** Whether the language may write this rest without a space. */
  readonly mayGlue: (rest: string) => boolean;
  /** Marks that belong to the unit: no space is between, whatever the language. */
  readonly tight: RegExp;
}

function afterUnit({ after, opens }: Neighbors, locale: string): End {
  return {
    wanted: after,
    isInside: opens,
    cut: (text) => [text.slice(0, text.length - text.trimStart().length), text.trimStart()],
    join: (space, rest) => space + rest,
    near: (rest) => Array.from(rest.slice(0, 2))[0] ?? '',
    mayGlue: (rest) => mayGlueAfter(locale) || isGenitive(rest, locale),
    tight: languageOf(locale) === 'fr' ? /^["'”’)\]}/=.,…-]$/ : /^["'”’)\]}/=.,…:;!?-]$/,
  };
}

function beforeUnit({ before, closes }: Neighbors, locale: string): End {
  return {
    wanted: before,
    isInside: closes,
    cut: (text) => [text.slice(text.trimEnd().length), text.trimEnd()],
    join: (space, rest) => rest + space,
    near: (rest) => Array.from(rest.slice(-2)).at(-1) ?? '',
    mayGlue: (rest) => mayGlueBefore(locale) || isPrefix(rest, locale),
    tight: /^["'“‘([{#@/=$¿¡-]$/,
  };
}

/** A piece with words, its whitespace at one end put right. */
function sideOf(piece: string, end: End): string {
  const { wanted } = end;
  if (wanted === undefined) return piece;
  const [space, rest] = end.cut(piece);
  if (rest === '') return piece;
  const [own, wantedRest] = end.cut(wanted);
  const [near, wantedNear] = [end.near(rest), end.near(wantedRest)];
  if (space === '') {
    const isLost = isLetter(near)
      ? !end.mayGlue(rest) && mayNotTouch(own, wantedNear, end)
      : own !== '' && near === wantedNear;
    return isLost ? end.join(own || ' ', rest) : piece;
  }
  if (own !== '') return end.join(sameSpace(space, own), rest);
  const isWon = end.isInside ? wanted !== '' : near === wantedNear && end.tight.test(near);
  return end.join(isWon ? '' : sameSpace(space, ' '), rest);
}

const isLetter = (character: string): boolean => /^[\p{L}\p{N}\p{M}]$/u.test(character);

/** In the source a space, the end of the text or its punctuation is there. */
function mayNotTouch(own: string, near: string, { isInside }: End): boolean {
  if (own !== '') return true;
  return !isInside && !isLetter(near) && !/^[‐-]$/.test(near);
}

/** Whitespace of an answer as the source has it there: as wide, and as unbreakable. */
function sameSpace(space: string, own: string): string {
  if (!/^ +$/.test(space)) return space;
  return /^(?: +|[\u{A0}\u{202F}])$/u.test(own) ? own : ' ';
}
