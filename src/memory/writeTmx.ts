import type { TmxPart, TmxUnit } from './tmx.ts';

/**
 * The start of a TMX 1.4 file. What follows is {@link tmxUnit} for each unit and {@link tmxEnd}; the file is written
 * piece by piece, so that its size does not matter. It is UTF-8.
 */
export function tmxStart(head: {
  /** Locale of the source texts, as a BCP 47 tag. */
  readonly sourceLocale: string;
  readonly toolVersion: string;
  readonly created: Date;
}): string {
  const { sourceLocale, toolVersion, created } = head;
  const date = created.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const attributes = [
    ['creationtool', 'Glossa'],
    ['creationtoolversion', toolVersion],
    ['segtype', 'block'],
    ['o-tmf', 'Glossa'],
    ['adminlang', 'en'],
    ['srclang', sourceLocale],
    ['datatype', 'plaintext'],
    ['creationdate', date],
  ];
  const header = attributes.map(([name, value = '']) => `${name}="${escaped(value)}"`).join(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
  <header ${header}/>
  <body>
`;
}

export const tmxEnd = '  </body>\n</tmx>\n';

/** One unit; `undefined` where a text has characters that XML cannot hold. */
export function tmxUnit(unit: TmxUnit): string | undefined {
  if (!unit.variants.every(({ segment }) => segment.every(isXml))) return undefined;
  const numbers = new CodeNumbers();
  const variants = unit.variants.map(
    ({ language, segment }) =>
      `      <tuv xml:lang="${escaped(language)}"><seg>${segmentXml(segment, numbers)}</seg></tuv>\n`,
  );
  return `    <tu srclang="${escaped(unit.sourceLanguage)}">\n${variants.join('')}    </tu>\n`;
}

function segmentXml(segment: readonly TmxPart[], numbers: CodeNumbers): string {
  const taken = new Set<number>();
  return segment
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      return `<ph x="${numbers.of(part.code, taken)}">${escaped(part.code)}</ph>`;
    })
    .join('');
}

/** Numbers the codes of a unit, so that one code has one number in all languages. */
class CodeNumbers {
  readonly #codes: string[] = [];

  /** The first number of this code that is not `taken` yet in the same segment. */
  of(code: string, taken: Set<number>): number {
    const known = this.#codes.findIndex((one, place) => one === code && !taken.has(place + 1));
    const number = known < 0 ? this.#codes.push(code) : known + 1;
    taken.add(number);
    return number;
  }
}

function isXml(part: TmxPart): boolean {
  const text = typeof part === 'string' ? part : part.code;
  // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 does not allow
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u.test(text);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader would turn a bare carriage return into a line feed.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
