import type { TreeNode } from '../tree/node.ts';

/** How a string is written in YAML. */
export type YamlQuote = 'plain' | 'single' | 'double' | 'literal' | 'folded';

const quotes = new Map<string, YamlQuote>(
  Object.entries({ '"': 'double', "'": 'single', '|': 'literal', '>': 'folded' }),
);

/** How a string is written that is in a text; undefined for other nodes. */
export function quoteOf(text: string, { kind, offset, end }: TreeNode): YamlQuote | undefined {
  if (kind !== 'string') return undefined;
  return (end > offset && quotes.get(text.charAt(offset))) || 'plain';
}

/** What readers take for another type: null, booleans, numbers, dates, Ruby's symbols, empty collections. */
const otherThanString = [
  /^(?:~|null|true|false|=|<<)?$/i,
  /^[-+]?(?:\d[\d_,]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?$/,
  /^[-+]?0(?:x[\da-f_]+|o?[0-7_]+|b[01_]+)$/i,
  /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?$/,
  /^[-+]?\.(?:inf|nan)$/i,
  /^\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d{1,2}:\d{1,2}:\d{1,2}(?:\.\d*)?[ \t]*(?:Z|[-+]\d{1,2}(?::?\d{2})?)?)?$/,
  /^[:[{]/,
];

/** Whether plain text says that there is no value; an empty one does. */
export function isNull(plain: string): boolean {
  return /^(?:~|null|Null|NULL)?$/.test(plain);
}

/** Whether text without quotes is a message. */
export function isString(plain: string): boolean {
  return !otherThanString.some((pattern) => pattern.test(plain));
}

const signs = new Map(
  Object.entries({ 0: '\0', a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }),
);
const moreSigns = new Map(
  Object.entries({ e: '\x1b', N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029' }),
);
const escape = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^])/g;

/** What is between double quotes, escapes resolved; undefined when one of them is unknown. */
export function unescapeDouble(inner: string): string | undefined {
  let known = true;
  const text = inner.replace(escape, (found) => {
    const sign = found[1] ?? '';
    const code = Number.parseInt(found.slice(2), 16);
    if (found.length > 2 && code <= 0x10ffff) return String.fromCodePoint(code);
    const char =
      signs.get(sign) ?? moreSigns.get(sign) ?? (' "/\\\t'.includes(sign) ? sign : undefined);
    known &&= char !== undefined && found.length === 2;
    return char ?? found;
  });
  return known ? text : undefined;
}
