import { gap } from '../placeholders/messageText.ts';
import { repaired } from './repaired.ts';
import type { ProtectedText, Reading } from './protectedText.ts';
import { isComplete, textParts } from './textParts.ts';
import { neighborsOf, withSpaces, type AnswerParts } from './spaces.ts';
import type { NumberedToken } from './tokenFamily.ts';

/** What an answer consists of: our tag, alone or as a pair, or an entity. Bounded, because the answer is not ours. */
const ownTag = /<x\s{1,3}id\s?=\s?["'](\d{1,6})["']\s{0,3}(?:\/>|>\s{0,3}<\/x\s{0,3}>)/gi;
export const tagTokens: NumberedToken = {
  written: /<x id="(\d{1,6})"\/>/u,
  found: ownTag,
  certain: ownTag,
};
const markup = /&(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-f]{1,6});|[<&]/gi;
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** What XML 1.0 has no way to write, such as U+001B of terminal colors, and halves of characters. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Whether a text can be sent as XML. */
export function fitsXml(text: string): boolean {
  return !notInXml.test(text);
}

/** Writes the text as XML with an empty tag for each row of placeholders. */
export function protectByTags(text: string, { syntax, locale }: Reading): ProtectedText {
  const parts = textParts(text, syntax);
  const kept = parts.filter((part) => part.kept);
  const prose = parts.map((part) => (part.kept ? gap : part.text)).join('');
  let count = 0;
  const sent = parts
    .map((part) => (part.kept ? `<x id="${count++}"/>` : escapeXml(part.text)))
    .join('');
  return {
    texts: [sent],
    restore([answer = '']) {
      const read = readTags(answer);
      if (read === undefined || !isComplete(read.numbers, kept)) return undefined;
      // A text that has this character of its own could not be cut at it.
      const isClear = ![text, answer].some((one) => one.includes(gap));
      const plain = isClear ? repaired(read.pieces.join(gap), prose).split(gap) : read.pieces;
      const row = withSpaces({ ...read, pieces: plain }, neighborsOf(parts), locale);
      return row.pieces
        .map((piece, index) => piece + (kept[row.numbers[index] ?? -1]?.text ?? ''))
        .join('');
    },
  };
}

/** Undefined where the answer is empty, or no XML with nothing but our tags. */
function readTags(answer: string): AnswerParts | undefined {
  const pieces: string[] = [];
  const numbers: number[] = [];
  let at = 0;
  for (const match of answer.matchAll(ownTag)) {
    pieces.push(answer.slice(at, match.index));
    numbers.push(Number(match[1]));
    at = match.index + match[0].length;
  }
  let foreign = answer === '';
  const plain = [...pieces, answer.slice(at)].map((piece) =>
    piece.replaceAll(markup, (found) => {
      const character = unescapeXml(found);
      foreign ||= character === undefined;
      return character ?? '';
    }),
  );
  return foreign ? undefined : { pieces: plain, numbers };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The character of an entity; undefined for a bare `<` or `&`, which XML does not have. */
function unescapeXml(found: string): string | undefined {
  const name = found.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return entities[name];
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
