import type { ProtectedText } from './protectedText.ts';
import { isComplete, segments } from './segments.ts';

/** What an answer consists of: our tag, alone or as a pair, or an entity. Bounded, because the answer is not ours. */
const markup =
  /<x\s{1,3}id\s?=\s?["'](\d{1,6})["']\s{0,3}(?:\/>|>\s{0,3}<\/x\s{0,3}>)|&(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-f]{1,6});|[<&]/gi;
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Writes the text as XML with an empty tag for each row of placeholders. */
export function protectByTags(text: string): ProtectedText {
  const parts = segments(text);
  const kept = parts.filter((part) => part.kept);
  let count = 0;
  const sent = parts
    .map((part) => (part.kept ? `<x id="${count++}"/>` : escapeXml(part.text)))
    .join('');
  return {
    texts: [sent],
    restore([answer = '']) {
      const numbers: number[] = [];
      let foreign = answer === '';
      const restored = answer.replaceAll(markup, (found: string, id: string | undefined) => {
        if (id !== undefined) {
          numbers.push(Number(id));
          return kept[Number(id)]?.text ?? '';
        }
        const character = unescapeXml(found);
        foreign ||= character === undefined;
        return character ?? '';
      });
      return foreign || !isComplete(numbers, kept) ? undefined : restored;
    },
  };
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
