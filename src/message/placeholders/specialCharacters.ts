import type { MessageSyntax } from '../syntax.ts';
import { readMessage } from './messageText.ts';

/** A character that means something to the program wherever it is. */
export interface SpecialCharacter {
  readonly character: string;
  readonly at: number;
}

/**
 * The special characters of a translation that mean nothing in it and that its source has not: the program refuses the
 * message, or takes it for another one. Nothing where the program has none.
 */
export function newSpecials(
  source: string,
  translation: string,
  { specials = '' }: MessageSyntax,
): readonly SpecialCharacter[] {
  const found = bareIn(translation, specials);
  if (found.length === 0) return [];
  const own = new Set(bareIn(source, specials).map(({ character }) => character));
  return found.filter(({ character }) => !own.has(character));
}

/** A special character, written so that it is nothing but itself. */
export const literalOf = (character: string, { literal }: MessageSyntax): string =>
  literal?.(character) ?? `{'${character}'}`;

/** The translation with these characters written so that they are nothing but themselves. */
export function withLiterals(
  text: string,
  found: readonly SpecialCharacter[],
  syntax: MessageSyntax,
): string {
  return found.reduceRight(
    (rest, { character, at }) =>
      `${rest.slice(0, at)}${literalOf(character, syntax)}${rest.slice(at + 1)}`,
    text,
  );
}

function bareIn(text: string, specials: string): readonly SpecialCharacter[] {
  if (specials === '') return [];
  const kept = readMessage(text).placeholders.filter(({ kind }) => kind !== 'email');
  const ends = [...kept, { start: text.length, end: text.length }];
  const found: SpecialCharacter[] = [];
  let at = 0;
  for (const { start, end } of ends) {
    for (; at < start; at++) {
      const character = text.charAt(at);
      if (specials.includes(character)) found.push({ character, at });
    }
    at = end;
  }
  return found;
}

/**
 * The translation with literals such as `{'@'}`, where it has more of them than the source, as characters that mean
 * nothing: wide ones.
 */
export function withoutNewLiterals(
  source: string,
  translation: string,
  syntax: MessageSyntax,
): string {
  const { specials = '' } = syntax;
  return Array.from(specials).reduce((rest, special) => {
    const literal = literalOf(special, syntax);
    let left = source.split(literal).length - 1;
    return rest.replaceAll(literal, () => (left-- > 0 ? literal : wide(special)));
  }, translation);
}

/** The same sign in the width of Chinese characters, which no program reads. */
export const wide = (sign: string): string => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0);
