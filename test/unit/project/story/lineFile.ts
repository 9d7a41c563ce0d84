/** A kind of resource file that has each message on a line of its own, as people edit it. */
export interface LineKind {
  readonly pathOf: (locale: string) => string;
  readonly start: string;
  readonly end: string;
  readonly line: (key: string, text: string) => string;
}

const quoted = (text: string) => `"${text}"`;

export const lineKinds: Readonly<Record<string, LineKind>> = {
  json: {
    pathOf: (locale) => `locales/${locale}.json`,
    start: '{\r\n',
    end: '}',
    line: (key, text) => `\t"${key}" :  ${quoted(text)},\r\n`,
  },
  yaml: {
    pathOf: (locale) => `locales/${locale}.yml`,
    start: '# A comment of the team.\n',
    end: '',
    line: (key, text) => `${key}:   ${quoted(text)}\n`,
  },
  properties: {
    pathOf: (locale) => `i18n/messages_${locale}.properties`,
    start: '! A comment of the team.\n\n',
    end: '',
    line: (key, text) => `${key} = ${text}\n`,
  },
};

/** The lines of a text without the commas that only say that another line follows. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r?\n/u).map((line) => line.replace(/,$/u, ''));

const isOf = (key: string) => (line: string) =>
  new RegExp(`^\\s*"?${key}"?\\s*[:=]`, 'u').test(line);

/** The text of a message, read without a parser; nothing where it has no line. */
export function textIn(file: string | undefined, key: string): string | undefined {
  const line = linesOf(file ?? '').find(isOf(key));
  return line?.replace(/^[^:=]*[:=]\s*/u, '').replace(/^(["'])(.*)\1$/u, '$2');
}

/** The file with another text for a message, as a person types it; `undefined` deletes its line. */
export function withText(
  kind: LineKind,
  file: string | undefined,
  key: string,
  text: string | undefined,
): string {
  // Braces that an undo has left empty are opened.
  const whole = file?.replace(/^\{\}/u, '{\r\n}') ?? kind.start + kind.end;
  const lines = whole.split(/(?<=\n)/u);
  const place = lines.findIndex(isOf(key));
  const typed = text === undefined ? [] : [kind.line(key, text)];
  if (place >= 0) lines.splice(place, 1, ...typed);
  else lines.splice(kind.start.split('\n').length - 1, 0, ...typed);
  return kind.end === '' ? lines.join('') : withCommas(lines.join(''));
}

/** JSON has a comma behind each message but the last. */
function withCommas(text: string): string {
  return text.replace(/"(\r?\n\t?")/gu, '",$1').replace(/,(\s*\})/u, '$1');
}
