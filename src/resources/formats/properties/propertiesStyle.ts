import type { PropertyLine } from './parseProperties.ts';

/** How a `.properties` file writes its lines, read from the file itself. */
export interface PropertiesStyle {
  readonly eol: string;
  readonly indent: string;
  /** May end in a backslash and a line break, where values are below their keys. */
  readonly separator: string;
  readonly finalEol: boolean;
  /** Whether letters beyond ASCII are written as `\u00e9`; undefined when the file has none. */
  readonly escapes: boolean | undefined;
  /** Whether the digits of such an escape are capitals. */
  readonly capitals: boolean;
  /** The signs among `:`, `=`, `#` and `!` that have a backslash in values, where none is needed, as Java itself writes them. */
  readonly signs: ReadonlySet<string>;
}

const defaultStyle: PropertiesStyle = {
  eol: '\n',
  indent: '',
  separator: '=',
  finalEol: true,
  escapes: undefined,
  capitals: false,
  signs: new Set(),
};

/** The style of a file, or of `model` for what the file does not show. */
export function propertiesStyle(
  text: string,
  lines: readonly PropertyLine[],
  model = defaultStyle,
): PropertiesStyle {
  const eol = /\r\n|\r|\n/.exec(text)?.[0] ?? model.eol;
  const first = lines[0];
  const shared = model.separator.replace(/\r\n|\r|\n/, eol);
  if (!first) return { ...model, eol, separator: shared };
  const raw = lines.map((line) => text.slice(line.keyStart, line.valueEnd)).join('');
  const { escaped, capitals } = escapesOf(raw);
  return {
    eol,
    indent: text.slice(first.lineStart, first.keyStart),
    separator: mostOf(lines.map((line) => separatorOf(text, line)).filter(isSeparator)) ?? shared,
    finalEol: /[\r\n]$/.test(text),
    escapes: /[\u0080-\uffff]/.test(raw) ? false : escaped || model.escapes,
    capitals,
    signs: signsOf(text, lines) ?? model.signs,
  };
}

/** The signs that values write with a backslash more often than without; undefined where they have no such signs. */
function signsOf(text: string, lines: readonly PropertyLine[]): ReadonlySet<string> | undefined {
  const balance = new Map<string, number>();
  for (const { valueStart, valueEnd } of lines) {
    for (const [found] of text.slice(valueStart, valueEnd).matchAll(/\\[^]|[:=#!]/g)) {
      const sign = found.at(-1) ?? '';
      if (!':=#!'.includes(sign)) continue;
      balance.set(sign, (balance.get(sign) ?? 0) + (found.length > 1 ? 1 : -1));
    }
  }
  if (balance.size === 0) return undefined;
  return new Set([...balance].filter(([, more]) => more > 0).map(([sign]) => sign));
}

function mostOf(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Whether there are `\\u` escapes of letters beyond ASCII, and escapes with capitals. */
function escapesOf(raw: string): Pick<PropertiesStyle, 'capitals'> & { readonly escaped: boolean } {
  let [escaped, capitals] = [false, false];
  for (const [escape] of raw.matchAll(/\\(?:u[\da-fA-F]{4}|[^])/g)) {
    if (escape.length === 2) continue;
    escaped ||= Number.parseInt(escape.slice(2), 16) > 0x7f;
    capitals ||= /[A-F]/.test(escape);
  }
  return { escaped, capitals };
}

function separatorOf(text: string, { keyEnd, valueStart }: PropertyLine): string {
  return text.slice(keyEnd, valueStart);
}

function isSeparator(text: string): boolean {
  return /^[ \t]*[=:][ \t]*(?:\\(?:\r\n|\r|\n)[ \t]*)?$|^[ \t]+$/.test(text);
}

type Spelling = Pick<PropertiesStyle, 'escapes' | 'capitals' | 'signs'>;

const controls = new Map(Object.entries({ '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f' }));

/** A value as it is written after a separator. */
export function quoteValue(value: string, spelling: Spelling): string {
  const escaped = value.replace(/[\\ :=#!]/g, (sign, offset: number) => {
    // A sign of the separator at the start would be read as part of it.
    const isRead = sign === '\\' || (offset === 0 && ' =:'.includes(sign));
    return isRead || spelling.signs.has(sign) ? `\\${sign}` : sign;
  });
  return escapeText(escaped, spelling);
}

export function quoteKey(key: string, spelling: Spelling): string {
  return escapeText(key.replace(/[\\ =:]|^[#!]/g, '\\$&'), spelling);
}

/**
 * Escapes control characters, half surrogate pairs and byte order marks always, all beyond ASCII unless the file has it raw: Java before 9 reads
 * these files as ISO 8859-1, and an escape means the same to every reader.
 */
function escapeText(text: string, { escapes, capitals }: Spelling): string {
  const pattern = escapes === false ? /[\p{Cc}\p{Cs}\uFEFF]/gu : /[^ -~]/g;
  return text.replace(pattern, (unit) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return controls.get(unit) ?? `\\u${capitals ? digits.toUpperCase() : digits}`;
  });
}
