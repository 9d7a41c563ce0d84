/** How a string is written in YAML. */
export type YamlQuote = 'plain' | 'single' | 'double' | 'block';

/** What readers take for another type: null, booleans, numbers, dates, Ruby's symbols, empty collections. */
const otherThanString = [
  /^(?:~|null|true|false|=|<<)?$/i,
  /^[-+]?(?:\d[\d_,]*)?(?:\.[\d_]*)?(?:[eE][-+]?\d+)?$/,
  /^[-+]?0(?:x[\da-f_]+|o?[0-7_]+|b[01_]+)$/i,
  /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?$/,
  /^[-+]?\.(?:inf|nan)$/i,
  /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/,
  /^[:[{]/,
];

/** Booleans of YAML 1.1. Most programs that show messages read YAML 1.2, where these are words to translate. */
const formerBoolean = /^(?:yes|no|on|off|y|n)$/i;

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

/** What stands between double quotes, escapes resolved; undefined when one of them is unknown. */
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

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF]/u;
const unprintables = /[\x7f-\x9f\u2028\u2029\uFEFF]/g;

/** A string on one line, quoted as asked or, where that cannot hold it, in double quotes. */
export function quoteYaml(value: string, quote: YamlQuote): string {
  if (quote === 'plain' && isSafePlain(value)) return value;
  if (quote === 'single' && !unprintable.test(value)) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value).replace(
    unprintables,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Narrower than YAML allows, so that every reader agrees. */
function isSafePlain(value: string): boolean {
  const safe = /^[\p{L}\p{N}]/u.test(value) && !/:(?:\s|$)|\s#|\s$/.test(value);
  return safe && !unprintable.test(value) && isString(value) && !formerBoolean.test(value);
}

/**
 * A literal block behind its header, or undefined for what a block does not hold safely: blanks at the start of the
 * first line, lines of blanks, signs that cannot be printed, more than one line break at the end.
 */
export function literalBlock(value: string, indent: string, eol: string): string | undefined {
  const body = value.endsWith('\n') ? value.slice(0, -1) : value;
  const lines = body.split('\n');
  const first = lines[0] ?? '';
  if (/^\s|^$/.test(first) || lines.at(-1) === '') return undefined;
  if (lines.some((line) => unprintable.test(line) || /^\s+$/.test(line))) return undefined;
  const shown = lines.map((line) => (line === '' ? '' : indent + line));
  return [value.endsWith('\n') ? '|' : '|-', ...shown].join(eol);
}
