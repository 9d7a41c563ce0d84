import { readMessage } from '../placeholders/messageText.ts';
import { spelledCharacter } from '../placeholders/spelledCharacter.ts';

const doubled = /(?<=\S) {2,}(?=\S)/;
const allDoubled = new RegExp(doubled, 'g');

/** An answer without the entities and the doubled spaces that the text it answers has not. */
export function repaired(answer: string, text: string): string {
  const plain = withoutNewEntities(answer, text);
  return doubled.test(text) ? plain : plain.replaceAll(allDoubled, ' ');
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u{A0}',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  sbquo: '‚',
  euro: '€',
  copy: '©',
};

/** `&amp;#39;`: what was escaped is escaped once more. */
const escapedTwice = /&amp;(?=(?:[a-z]{2,8}\d?|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/**
 * The answer with the characters themselves in place of the HTML entities that the text has not: some services escape what
 * they answer. One that could be taken for markup stays, unless the text has its character as it is.
 */
function withoutNewEntities(answer: string, text: string): string {
  if (!answer.includes('&')) return answer;
  const once = text.search(escapedTwice) >= 0 ? answer : answer.replaceAll(escapedTwice, '&');
  const own = new Map<string, number>();
  for (const { kind, text: entity } of readMessage(text).placeholders) {
    if (kind === 'entity') own.set(entity, (own.get(entity) ?? 0) + 1);
  }
  const { pieces, placeholders } = readMessage(once);
  return pieces
    .map((piece, place) => {
      const placeholder = placeholders[place];
      if (placeholder === undefined) return piece;
      const left = own.get(placeholder.text) ?? 0;
      own.set(placeholder.text, left - 1);
      if (placeholder.kind !== 'entity' || left > 0) return piece + placeholder.text;
      return piece + (characterOf(placeholder.text, text) ?? placeholder.text);
    })
    .join('');
}

function characterOf(entity: string, text: string): string | undefined {
  const name = entity.slice(1, -1);
  const spelled = spelledCharacter({ kind: 'entity', text: entity });
  const character =
    spelled ?? (name.startsWith('#') ? numbered(name) : characters[name.toLowerCase()]);
  const isMarkup = character === '<' || character === '>';
  return isMarkup && !text.includes(character) ? undefined : character;
}

/** Undefined for control characters and what is no character. */
function numbered(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code < 0x20 || code > 0x10ffff ? undefined : String.fromCodePoint(code);
}
