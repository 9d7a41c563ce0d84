/* Markup of the text that is sent, and its entities. */
const markup = /<[^<>]*>|&(?:\w+|#\d+|#x[\da-f]+);/giu;

const plain = 'abcdefghijklmnoprstuvwxyz';
const accents = 'åƀçðéƒĝĥîĵķļɱñöþŕšţûṽŵẋýž';
const vowels = 'aeiou';

/**
 * A text that nobody takes for a translation and everybody can read: its letters have accents, its vowels stand twice,
 * which makes English about a third longer, and marks that mean nothing to any program show where it begins and ends.
 * White space around it and the end of its sentence stay outside of them.
 *
 * @param isXml the text is XML: its tags and entities stay as they are
 */
export function pseudoText(text: string, isXml: boolean): string {
  const [, before = '', inner = '', after = ''] =
    /^(\s*)(.*?)([\s.:;!?…。：！？]*)$/su.exec(text) ?? [];
  return inner === '' ? text : `${before}«${written(inner, isXml, accent)}»${after}`;
}

/**
 * A text that runs from right to left and can still be read, backwards: its words are as they were, between marks that
 * turn them round.
 *
 * @param isXml the text is XML: its tags and entities stay as they are
 */
export function mirroredText(text: string, isXml: boolean): string {
  return written(text, isXml, mirror);
}

function written(text: string, isXml: boolean, write: (piece: string) => string): string {
  const pieces = isXml ? piecesOf(text) : [text];
  return pieces.map((piece, place) => (place % 2 === 0 ? write(piece) : piece)).join('');
}

/* A mark from right to left, and what stands between begins to run so, and ends. */
const mirror = (text: string) => text.replaceAll(/[\p{L}\p{M}'’]+/gu, '\u200f\u202e$&\u202c\u200f');

/** Text and markup in turns, text first. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(markup)) {
    pieces.push(text.slice(end, index), found);
    end = index + found.length;
  }
  return [...pieces, text.slice(end)];
}

function accent(text: string): string {
  let result = '';
  for (const letter of text) {
    const lower = letter.toLowerCase();
    const found = plain.includes(lower) ? accents[plain.indexOf(lower)] : undefined;
    if (found === undefined) {
      result += letter;
      continue;
    }
    const shown = letter === lower ? found : found.toUpperCase();
    result += vowels.includes(lower) ? shown + found : shown;
  }
  return result;
}
