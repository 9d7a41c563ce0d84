import type { PropertyLine } from './parseProperties.ts';

/** How a `.properties` file writes its lines, read from the file itself. */
export interface PropertiesStyle {
  readonly eol: string;
  readonly indent: string;
  readonly separator: string;
  readonly finalEol: boolean;
  /** Whether letters beyond ASCII are written as `\u00e9`; undefined when the file has none. */
  readonly escapes: boolean | undefined;
  /** Whether the digits of such an escape are capitals. */
  readonly capitals: boolean;
}

const defaultStyle: PropertiesStyle = {
  eol: '\n',
  indent: '',
  separator: '=',
  finalEol: true,
  escapes: undefined,
  capitals: false,
};

/** The style of a file, or of `model` for what the file does not show. */
export function propertiesStyle(
  text: string,
  lines: readonly PropertyLine[],
  model = defaultStyle,
): PropertiesStyle {
  const eol = /\r\n|\r|\n/.exec(text)?.[0] ?? model.eol;
  const first = lines[0];
  if (!first) return { ...model, eol };
  const raw = lines.map((line) => text.slice(line.keyStart, line.valueEnd)).join('');
  const { escaped, capitals } = escapesOf(raw);
  return {
    eol,
    indent: text.slice(first.lineStart, first.keyStart),
    separator: lines.map((line) => separatorOf(text, line)).find(isSeparator) ?? model.separator,
    finalEol: /[\r\n]$/.test(text),
    escapes: /[\u0080-\uffff]/.test(raw) ? false : escaped || model.escapes,
    capitals,
  };
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
  return /^[ \t]*[=:][ \t]*$|^[ \t]+$/.test(text);
}
