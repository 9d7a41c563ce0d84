/**
 * Where each UTF-16 unit of a value starts in the way a file writes it, and after them where the last one ends: with the
 * escapes of JSON, of `.properties` and of quoted YAML, and the lines of long YAML texts. Nothing where the two do not
 * match from end to end.
 *
 * @param written the value as it is in the file, quotes included
 */
export function writtenStarts(written: string, value: string): readonly number[] | undefined {
  const quote = written.charAt(0);
  const header = /^[|>][^\r\n]*(?:\r\n|\r|\n)[ \t]*/.exec(written)?.[0].length ?? 0;
  return (
    (quote === '"' || quote === "'"
      ? aligned(written, value, [1, written.length - 1])
      : undefined) ?? aligned(written, value, [header, written.length])
  );
}

const escape = /\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|(?:\r\n|\r|\n)[ \t\f]*|[^])/y;
const fold = /[ \t]*(?:(?:\r\n|\r|\n)[ \t]*)+/y;
const blank = /\n+| /y;
const signs = new Map(
  Object.entries({ n: '\n', t: '\t', r: '\r', f: '\f', b: '\b', 0: '\0', e: '\x1b', _: '\xa0' }),
);

function aligned(
  written: string,
  value: string,
  [start, end]: readonly [number, number],
): readonly number[] | undefined {
  const texts = { written, value, isSingleQuoted: start > 0 && written[0] === "'" };
  const starts: number[] = [];
  let at = start;
  while (starts.length < value.length) {
    if (at >= end) {
      // The line breaks at the end of a block are no part of what is written.
      const isBlock = start > 1;
      if (!isBlock || /[^\n]/.test(value.slice(starts.length))) return undefined;
      starts.push(at);
      continue;
    }
    const piece = pieceAt(texts, at, starts.length);
    if (piece === undefined) return undefined;
    for (let unit = 0; unit < piece.units; unit++) starts.push(at);
    at += piece.length;
  }
  if (written.slice(at, end).trim() !== '') return undefined;
  return [...starts, at];
}

function pieceAt(
  {
    written,
    value,
    isSingleQuoted,
  }: { readonly written: string; readonly value: string; readonly isSingleQuoted: boolean },
  at: number,
  unit: number,
): { readonly length: number; readonly units: number } | undefined {
  const escaped = written[at] === '\\' ? match(escape, written, at) : undefined;
  const meant = escaped === undefined ? undefined : unescaped(escaped);
  if (escaped !== undefined && meant !== undefined && value.startsWith(meant, unit)) {
    return { length: escaped.length, units: meant.length };
  }
  if (isSingleQuoted && written.startsWith("''", at) && value[unit] === "'") {
    return { length: 2, units: 1 };
  }
  const folded = /[\s]/.test(written.charAt(at)) ? match(fold, written, at) : undefined;
  const space = folded === undefined ? undefined : match(blank, value, unit);
  if (folded !== undefined && space !== undefined) {
    return { length: folded.length, units: space.length };
  }
  return written[at] === value[unit] ? { length: 1, units: 1 } : undefined;
}

function unescaped(found: string): string {
  const sign = found.charAt(1);
  if (found.length > 2 && 'uUx'.includes(sign)) {
    const code = Number.parseInt(found.slice(2), 16);
    return code > 0x10_ff_ff ? '' : String.fromCodePoint(code);
  }
  if (sign === '\r' || sign === '\n') return '';
  return signs.get(sign) ?? sign;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
