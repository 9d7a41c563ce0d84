import { TmxReader } from '../../../src/memory/tmxReader.ts';
import { segmentText, type TmxUnit } from '../../../src/memory/tmx.ts';

/** A small TMX file around these units. */
export function tmxFile(units: string, header = 'srclang="en"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t"
 adminlang="en" datatype="plaintext" ${header}/><body>${units}</body></tmx>`;
}

/** A unit as XML; languages and segments stand in turns. */
export function tu(...variants: readonly string[]): string {
  let xml = '';
  for (let at = 0; at < variants.length; at += 2) {
    xml += `<tuv xml:lang="${variants[at]}"><seg>${variants[at + 1]}</seg></tuv>`;
  }
  return `<tu>${xml}</tu>`;
}

/** All units of a file, which is handed over in pieces of `size` bytes, the first one of 64. */
export function unitsOf(file: string | Uint8Array, size = 65_536): readonly TmxUnit[] {
  const units: TmxUnit[] = [];
  const reader = new TmxReader((unit) => units.push(unit));
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  reader.write(bytes.subarray(0, 64));
  for (let at = 64; at < bytes.length; at += size) reader.write(bytes.subarray(at, at + size));
  reader.end();
  return units;
}

/** Each unit as `language: text` for all of its languages. */
export function textsOf(units: readonly TmxUnit[]): readonly (readonly string[])[] {
  return units.map(({ variants }) =>
    variants.map(({ language, segment }) => `${language}: ${segmentText(segment)}`),
  );
}
