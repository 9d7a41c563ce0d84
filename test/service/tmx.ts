import { baseOf, memoryLanguages } from './languageList.ts';
import type { MemoryRow } from './newMemory.ts';
import type { Memory } from './state.ts';
import { isWellFormed } from './wellFormed.ts';

/** The uploaded file cannot become a memory; the message goes into the job. */
export class TmxError extends Error {}

/** What a file holds. `skipped` counts the units without a usable source or translation. */
export interface TmxContent {
  readonly source: string;
  readonly targets: readonly string[];
  readonly rows: readonly MemoryRow[];
  readonly skipped: number;
}

/** Reads TMX in UTF-8 or, with a byte order mark, UTF-16. Throws {@link TmxError}. */
export function readTmx(file: Buffer): TmxContent {
  const xml = decode(file).replace(/<!--[\s\S]*?-->/g, '');
  if (!isWellFormed(xml) || !/<tmx[\s>][\s\S]*<body[\s/>]/.test(xml))
    throw new TmxError('The uploaded file is not valid TMX.');
  const units = [...xml.matchAll(/<tu(?=[\s>])[^>]*>([\s\S]*?)<\/tu>/g)].map(([, unit]) =>
    variants(unit!),
  );
  const declared = sourceLanguage(xml, units);
  const usable = units.flatMap((unit) => pair(unit, declared) ?? []);
  if (usable.length === 0) throw new TmxError('The uploaded file has no usable translation units.');
  const targets = [...new Set(usable.flatMap((unit) => [...unit.targets.keys()]))];
  return {
    source: baseOf(declared),
    targets,
    rows: usable.map((unit) => [unit.source, ...targets.map((code) => unit.targets.get(code))]),
    skipped: units.length - usable.length,
  };
}

/** TMX 1.4 with all segments. */
export function writeTmx(memory: Memory): string {
  const units = memory.segments.map(({ source, targets }) => {
    const texts = [[memory.source, source] as const, ...targets];
    const variants = texts.map(
      ([language, text]) =>
        `      <tuv xml:lang="${language}"><seg>${escapeXml(text)}</seg></tuv>\n`,
    );
    return `    <tu>\n${variants.join('')}    </tu>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
  <header creationtool="stand-in" creationtoolversion="1" segtype="sentence" o-tmf="stand-in" adminlang="en" srclang="${memory.source}" datatype="plaintext"/>
  <body>
${units.join('')}  </body>
</tmx>
`;
}

function decode(file: Buffer): string {
  const [first, second] = file;
  const littleEndian = first === 0xff && second === 0xfe;
  const bigEndian = first === 0xfe && second === 0xff;
  const encoding = littleEndian ? 'utf-16le' : bigEndian ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    throw new TmxError('The uploaded file is not valid TMX: its characters cannot be read.');
  }
}

/** The texts of one unit by lower-case language code, as the file has them. */
type Unit = ReadonlyMap<string, string>;

function variants(unit: string): Unit {
  const found = unit.matchAll(/<tuv(?=[\s>])([^>]*)>([\s\S]*?)<\/tuv>/g);
  return new Map(
    [...found].flatMap(([, attributes, content]) => {
      const language = /\b(?:xml:)?lang\s*=\s*["']([^"']*)/.exec(attributes!)?.[1];
      const text = /<seg(?=[\s>])[^>]*>([\s\S]*?)<\/seg>/.exec(content!)?.[1];
      if (language === undefined || text === undefined || text.trim() === '') return [];
      // Inline elements such as `<ph>` wrap what stands in the text, so their content stays.
      const plain = unescapeXml(text.replace(/<[^>]*>/g, ''));
      return [[language.toLowerCase().replace('_', '-'), plain] as const];
    }),
  );
}

/** The language of the source as the file writes it; that of the first text when the header leaves it open. */
function sourceLanguage(xml: string, units: readonly Unit[]): string {
  const header = /<header[^>]*\bsrclang\s*=\s*["']([^"']*)/.exec(xml)?.[1]?.toLowerCase() ?? '';
  const code = header === '*all*' ? (units[0]?.keys().next().value ?? '') : header;
  if (!memoryLanguages.some(({ lang, asSource }) => asSource && lang === baseOf(code)))
    throw new TmxError(`The source language '${code}' is not supported.`);
  return code;
}

/** Source and translations of a unit; undefined when one side is missing. */
function pair(unit: Unit, declared: string) {
  const codes = [...unit.keys()];
  const sourceCode =
    codes.find((code) => code === declared) ??
    codes.find((code) => baseOf(code) === baseOf(declared));
  if (sourceCode === undefined) return undefined;
  const targets = new Map(
    [...unit].flatMap(([code, text]) => {
      const target = code === sourceCode ? undefined : memoryLanguage(code);
      return target === undefined || target === baseOf(declared) ? [] : [[target, text] as const];
    }),
  );
  return targets.size === 0 ? undefined : { source: unit.get(sourceCode)!, targets };
}

/** `de` for `de-de`, `en-gb` for `en-gb`: the code among those of the contract that fits. */
function memoryLanguage(wanted: string): string | undefined {
  const known = memoryLanguages.map(({ lang }) => lang.toLowerCase());
  return known.find((lang) => lang === wanted) ?? known.find((lang) => lang === baseOf(wanted));
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
