import type { Data, Entries, Pick } from './randomJson.ts';
import { type Around, quoted, RandomScalar } from './randomScalar.ts';

/**
 * The text of the data as YAML, written in as many ways as `pick` wants: with indents, quotes, comments and blank lines,
 * text on several lines, brackets and braces, tags, keys behind question marks, and more documents. With `shares` some
 * values have anchors, others are aliases of these, and some keys stand twice, so that it says something else than the data.
 */
export function randomYamlText(data: Entries, pick: Pick, shares = false): string {
  return new YamlWriter(pick, shares).document(data);
}

class YamlWriter {
  private readonly pick: Pick;
  private readonly shares: boolean;
  private readonly eol: string;
  private readonly unit: number;
  private readonly dashes: number;
  private readonly scalars: RandomScalar;
  private readonly texts: string[] = [];
  private readonly mappings: string[] = [];
  private anchors = 0;
  private endsInBlock = false;

  constructor(pick: Pick, shares: boolean) {
    this.pick = pick;
    this.shares = shares;
    this.eol = ['\n', '\r\n', '\r'][pick(3)] ?? '\n';
    this.unit = 1 + pick(4);
    this.dashes = pick(3);
    this.scalars = new RandomScalar(pick, this.eol);
  }

  document(data: Entries): string {
    const { eol, pick } = this;
    const marker = ['---', '--- # comment x', '%YAML 1.2'][pick(9)];
    const start = marker?.startsWith('%') ? `${marker}${eol}---${eol}` : marker && marker + eol;
    const head = ['', '\uFEFF', `# comment head${eol}`][pick(4)] ?? '';
    const body = this.entries(data, marker === undefined ? pick(3) : 0).join(eol);
    const isOpen = pick(3) === 0 && !this.endsInBlock;
    const more = ['...', `---${eol}other: document`][pick(8)];
    const end = more === undefined || body === '' ? '' : more + eol;
    const whole = head + (start ?? '') + body + (isOpen && end === '' ? '' : eol) + end;
    const isClosed = !isOpen && end === '' && body !== '' && !this.endsInBlock;
    const last = isClosed ? ['# comment last', '  # comment last', '   '][pick(8)] : undefined;
    const all = whole + (last ?? '');
    if (pick(8) > 0 || eol === '\r') return all;
    return all.replace(/\r?\n/g, () => (pick(3) === 0 ? '\r\n' : '\n'));
  }

  private entries({ entries }: Entries, indent: number): string[] {
    const pad = ' '.repeat(indent);
    const merged = this.shares && entries.length > 0 && this.chosen(this.mappings);
    const lines = entries.flatMap(([name, value]) => {
      const extra = this.extra();
      const key = this.key(name);
      const entry = this.entry(key, value, indent);
      const again = this.shares && this.pick(12) === 0 ? this.entry(key, value, indent) : [];
      return [...extra, ...entry, ...again];
    });
    return merged ? [`${pad}<<: *${merged}`, ...lines] : lines;
  }

  private entry(key: string, value: Data, indent: number): string[] {
    const pad = ' '.repeat(indent);
    if (this.pick(9) === 0 || key.length > 1_000) {
      const below = this.pick(3) === 0 ? this.extra() : [];
      return [`${pad}? ${key}`, ...below, ...this.behind(`${pad}:`, value, indent)];
    }
    return this.behind(`${pad}${key}:`, value, indent);
  }

  /** A value behind a colon or a dash, or in the lines below. */
  private behind(label: string, value: Data, indent: number): string[] {
    const around = { indent, inFlow: false };
    if (typeof value === 'string' || 'scalar' in value || isEmpty(value) || this.pick(5) === 0) {
      const shown = this.value(value, around);
      const gap = label.endsWith(':') && /^["']/.test(shown) ? this.gap() : ' ';
      return [shown === '' ? label : label + gap + shown];
    }
    const isDash = label.endsWith('-');
    const step = Array.isArray(value) ? (isDash ? 2 : this.dashes) : isDash ? 2 : this.unit;
    const props = this.properties(value);
    const name = this.anchorIn(props);
    const lines = this.lines(value, indent + step);
    // A mapping has its name when it is complete, so that nothing in it can mean it.
    if (name !== undefined && !Array.isArray(value)) this.mappings.push(name);
    const isCompact =
      isDash && props === '' && this.pick(3) > 0 && !/^ *(?:#.*)?$/.test(lines[0] ?? '');
    if (isCompact) return [`${label} ${lines[0]?.trimStart() ?? ''}`, ...lines.slice(1)];
    return [label + (props && ` ${props.trimEnd()}`) + this.tail(), ...this.extra(), ...lines];
  }

  private lines(value: Entries | Data[], indent: number): string[] {
    if (!Array.isArray(value)) return this.entries(value, indent);
    const dash = `${' '.repeat(indent)}-`;
    return value.flatMap((one) => [...this.extra(), ...this.behind(dash, one, indent)]);
  }

  /** A value that begins on the line. */
  private value(value: Data, around: Around): string {
    this.endsInBlock = false;
    if (typeof value === 'string') return this.text(value, around);
    if ('scalar' in value)
      return value.scalar === 'null' ? (['~', ''][this.pick(4)] ?? 'null') : value.scalar;
    const alias = this.shares && !Array.isArray(value) && this.chosen(this.mappings);
    return alias ? `*${alias} ` : this.flow(value, around);
  }

  private flow(value: Entries | Data[], { indent }: Around): string {
    const inner = { indent: indent + 1, inFlow: true };
    const shown = Array.isArray(value)
      ? value.map((one) => this.element(one, inner))
      : value.entries.map(([name, one]) => this.pair(this.key(name), this.value(one, inner)));
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    if (shown.length === 0) return `${open}${[' ', ''][this.pick(2)] ?? ''}${close}`;
    const comma = this.pick(5) === 0 ? ',' : '';
    if (this.pick(3) > 0) return `${open}${shown.join(', ')}${comma}${close}`;
    const line = this.eol + ' '.repeat(indent + 2);
    const rows = shown.map((one, at) => (at < shown.length - 1 ? `${one},${this.tail()}` : one));
    const between = this.pick(5) === 0 ? this.eol + line : line;
    return open + line + rows.join(between) + comma + this.eol + ' '.repeat(indent + 1) + close;
  }

  /** A pair without braces among the elements of a sequence, now and then. */
  private element(one: Data, inner: Around): string {
    const [pair, ...others] = entriesOf(one);
    const isPair = pair !== undefined && others.length === 0 && this.pick(3) === 0;
    if (isPair && pair[0].length < 1_000)
      return this.pair(this.key(pair[0]), this.value(pair[1], inner));
    return this.value(one, inner) || 'null';
  }

  private pair(key: string, value: string): string {
    if (key.length > 1_000 || this.pick(9) === 0) return `? ${key} : ${value}`;
    if (key.startsWith('"') && value !== '' && this.pick(5) === 0) return `${key}:${value}`;
    if (value === '' && this.pick(2) === 0) return key;
    return `${key}: ${value}`;
  }

  private text(value: string, around: Around): string {
    const alias = this.shares && this.pick(6) === 0 ? this.chosen(this.texts) : undefined;
    if (alias) return `*${alias} `;
    const props = this.properties(value);
    const name = this.anchorIn(props);
    if (name !== undefined) this.texts.push(name);
    const { text, isBlock } = this.scalars.show(value, around);
    this.endsInBlock = isBlock;
    if (around.inFlow || isBlock) return props + text;
    return props + text + ([' # comment', '  ', '\t', '\t# comment'][this.pick(16)] ?? '');
  }

  /** An anchor, a tag, both or none, with a blank behind. */
  private properties(value: Data): string {
    const known = typeof value === 'string' ? 'str' : Array.isArray(value) ? 'seq' : 'map';
    const tag = ['! ', `!!${known} `][this.pick(14)] ?? '';
    const anchor = this.shares && this.pick(5) === 0 ? `&a${this.anchors++} ` : '';
    return this.pick(2) === 0 ? tag + anchor : anchor + tag;
  }

  private anchorIn(props: string): string | undefined {
    return /&(\w+)/.exec(props)?.[1];
  }

  private chosen(names: readonly string[]): string | undefined {
    return this.pick(3) === 0 ? names[this.pick(names.length + 1)] : undefined;
  }

  private key(name: string): string {
    const isPlain = /^(?!yes$|null$)[a-z]{3,}$/.test(name) && this.pick(2) === 0;
    return isPlain ? name : quoted(name);
  }

  private extra(): string[] {
    const around = [[''], ['# comment a: b'], ['# comment "', '']][this.pick(9)];
    if (around || this.endsInBlock) return around ?? [];
    return (
      [['        # comment far in'], ['          '], [' ', '', '   # comment']][this.pick(9)] ?? []
    );
  }

  private tail(): string {
    return ['', '  # comment', '\t#', ' '][this.pick(12)] ?? '';
  }

  private gap(): string {
    return ['  ', '\t'][this.pick(9)] ?? ' ';
  }
}

function isEmpty(value: Entries | Data[]): boolean {
  return Array.isArray(value) ? value.length === 0 : value.entries.length === 0;
}

function entriesOf(data: Data): Entries['entries'] {
  return typeof data === 'object' && 'entries' in data && !Array.isArray(data) ? data.entries : [];
}
