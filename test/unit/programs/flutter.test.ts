import { isJudged, situations, valuesOf, type MessageFile } from './judged.ts';

type Token = readonly [kind: 'text' | 'sign' | 'name', text: string];

/** The lexer of gen-l10n (its message_parser.dart): a brace changes between text and names. */
function tokensOf(message: string, useEscaping: boolean): readonly Token[] {
  const tokens: Token[] = [];
  let isText = true;
  const take = (pattern: RegExp, at: number) =>
    new RegExp(pattern.source, 'uy').exec(message.slice(at))?.[0];
  for (let at = 0; at < message.length;) {
    const quoted = useEscaping && isText ? take(/'[^']*'/u, at) : undefined;
    const text = isText ? take(useEscaping ? /[^{}']+/u : /[^{}]+/u, at) : undefined;
    const brace = take(/[{}]/u, at);
    const name = isText
      ? undefined
      : (take(/\s+/u, at) ?? take(/[a-zA-Z0-9_|]+/u, at) ?? take(/[,=]/u, at));
    const found = quoted ?? text ?? brace ?? name;
    if (found === undefined) throw new Error(`ICU Lexing Error in ${message}`);
    if (quoted === "''") tokens.push(['text', "'"]);
    else if (quoted !== undefined)
      tokens.push(['text', quoted.slice(message.charAt(at - 1) === "'" && at > 1 ? 0 : 1, -1)]);
    else if (text !== undefined) tokens.push(['text', text]);
    else if (found === brace) isText = !isText;
    if (quoted === undefined && text === undefined && found.trim() !== '')
      tokens.push([/\w/u.test(found) ? 'name' : 'sign', found]);
    at += found.length;
  }
  return tokens;
}

/** Its parser, as far as arguments and choices go. */
class Parser {
  readonly #tokens: Token[];
  readonly #values: Readonly<Record<string, string>>;
  readonly #count: number;

  constructor(tokens: readonly Token[], values: Readonly<Record<string, string>>, count: number) {
    this.#tokens = [...tokens];
    this.#values = values;
    this.#count = count;
  }

  message(): string {
    let said = '';
    for (
      let next = this.#tokens[0];
      next !== undefined && !(next[0] === 'sign' && next[1] === '}');
      next = this.#tokens[0]
    ) {
      this.#tokens.shift();
      said += next[0] === 'text' ? next[1] : this.#argument();
    }
    return said;
  }

  whole(): string {
    const said = this.message();
    if (this.#tokens.length > 0) throw new Error('ICU Syntax Error');
    return said;
  }

  #argument(): string {
    const name = this.#take();
    if (this.#tokens[0]?.[1] === ',') return this.#choice(name);
    this.#take('}');
    const value = name === 'count' || name === 'n' ? String(this.#count) : this.#values[name];
    if (value === undefined) throw new Error(`no value for ${name}`);
    return value;
  }

  #choice(name: string): string {
    this.#take(',');
    const kind = this.#take();
    this.#take(',');
    const parts: Record<string, string> = {};
    while (this.#tokens[0]?.[1] !== '}') {
      const key = this.#tokens[0]?.[1] === '=' ? this.#take('=') + this.#take() : this.#take();
      this.#take('{');
      parts[key] = this.message();
      this.#take('}');
    }
    this.#take('}');
    const form = this.#count === 1 ? 'one' : 'other';
    const chosen =
      kind === 'plural'
        ? (parts[`=${this.#count}`] ?? parts[form])
        : parts[this.#values[name] ?? ''];
    const other = parts['other'];
    if (other === undefined) throw new Error('no other');
    return chosen ?? other;
  }

  #take(expected?: string): string {
    const [kind, text] = this.#tokens.shift() ?? ['text', ''];
    if (kind === 'text' || (expected !== undefined && text !== expected))
      throw new Error('ICU Syntax Error');
    return text;
  }
}

/** What gen-l10n makes of a message for one and for several. */
const showsWith =
  (useEscaping: boolean) =>
  (message: string): readonly string[] =>
    situations.map(({ n: count, kind }) => {
      const values = { ...valuesOf('name', 'place'), kind };
      return new Parser(tokensOf(message, useEscaping), values, count).whole();
    });

const file: MessageFile = {
  write: (messages, locale) => JSON.stringify({ '@@locale': locale, ...messages }),
  read: (text) => JSON.parse(text) as Readonly<Record<string, string>>,
};
const pathOf = (locale: string) => `lib/l10n/app_${locale}.arb`;

describe('Flutter', () =>
  isJudged({
    id: 'flutter',
    manifest: { 'l10n.yaml': 'arb-dir: lib/l10n\n' },
    pathOf,
    file,
    shows: showsWith(false),
    messages: [
      'Open the gate of {name}',
      'the { name } at {place}',
      "Don't open the '{name}'",
      '{count, plural, =1{the row} other{{count} rows of {name}}}',
      'You open {count, plural, one{the row} other{{count} rows}} at {place}',
      '{kind, select, mine{the {name}} other{the row}}',
      '<b>the {name}</b> or this',
      '50 percent of {count}',
      '{name}{place} open',
    ],
    people: [
      ['Rows of {name}', 'Zeilen von {nmae}', true],
      ['Rows of {name}', 'Zeilen von {name', true],
      ['Rows of {name}', 'Zeilen von {na-me}', true],
      [
        '{count, plural, one{row} other{rows}}',
        '{count, plural, eins{Zeile} andere{Zeilen}}',
        true,
      ],
      ['Hello {name}', "L'{ name } d'or @ | 5 %", false],
      ["Open the '{name}'", "Öffne '{name}'", false],
      [
        '{count, plural, one{row} other{rows}}',
        '{count, plural, =1{Zeile} one{Zeile} other{Zeilen}}',
        false,
      ],
    ],
  }));

describe('Flutter with use-escaping', () =>
  isJudged({
    id: 'escapingFlutter',
    quotesAnywhere: true,
    // An apostrophe before a quotation is two.
    misreads: /'''[{}]/u,
    manifest: { 'l10n.yaml': 'arb-dir: lib/l10n\nuse-escaping: true\n' },
    pathOf,
    file,
    shows: showsWith(true),
    messages: [
      'Open the gate of {name}',
      'the { name } at {place}',
      "Don''t open the {name}",
      "Write '{'ROW'}' at noon",
      '{count, plural, =1{the row} other{{count} rows of {name}}}',
      "You open {count, plural, one{the row} other{{count} rows that aren''t}} at {place}",
      '{kind, select, mine{the {name}} other{the row}}',
      '<b>the {name}</b> or this',
      '50 percent of {count}',
    ],
    people: [
      ['Rows of {name}', "Zeilen d'{name}", true],
      ['Rows of {name}', "L'{name} d'or", true],
      ['{count, plural, one{row} other{rows}}', "{count, plural, one{l'x} other{Zeilen}}", true],
      ["Write '{'name'}'", 'Schreib {name}{nmae}', true],
      ['Hello {name}', "L''{ name } d''or @ | 5 %", false],
      ['Rows of {name}', "'Zeilen' von {name}", false],
      ['{count, plural, one{row} other{rows}}', "{count, plural, one{l''x} other{Zeilen}}", false],
    ],
  }));
