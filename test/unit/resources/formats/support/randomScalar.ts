import type { Pick } from './randomJson.ts';

/** Where a value is written. */
export interface Around {
  /** The indentation of what holds it. */
  readonly indent: number;
  readonly inFlow: boolean;
}

/** Texts in YAML in as many ways as `pick` wants: without quotes, in quotes of both kinds, in blocks, on several lines. */
export class RandomScalar {
  private readonly pick: Pick;
  private readonly eol: string;

  constructor(pick: Pick, eol: string) {
    this.pick = pick;
    this.eol = eol;
  }

  show(value: string, { indent, inFlow }: Around): { text: string; isBlock: boolean } {
    const style = this.pick(7);
    const isPrintable = /^[ -~¡-퟿\n]*$/.test(value) && !/[\u00ad\u2028\u2029]/.test(value);
    if (style > 3 && isPrintable && value.trim() !== '' && !inFlow)
      return { text: this.block(value, indent), isBlock: true };
    if (style < 3 && isPlain(value, inFlow))
      return { text: this.broken(value, indent), isBlock: false };
    const mayBreak = style === 2 && isPrintable && !/^[ \n]|[ \n]$|\n /.test(value);
    const text = mayBreak ? this.single(value, indent) : this.double(value, indent);
    return { text, isBlock: false };
  }

  private single(value: string, indent: number): string {
    const lines = value
      .replaceAll("'", "''")
      .replace(/\n+/g, (breaks) => this.below(indent, breaks));
    return this.broken(`'${lines}'`, indent);
  }

  private double(value: string, indent: number): string {
    const text = quoted(value);
    const below = this.below(indent);
    const seldom = (shown: string) => (found: string) => (this.pick(4) === 0 ? shown : found);
    const gap = /(?<=[a-z]) (?=[a-z])/g;
    switch (this.pick(6)) {
      case 0:
        return text.replace(/(?<!\\)(?:\\\\)*\\n/g, (found) => seldom(`${found}\\${below}`)(found));
      case 1:
        return text.replace(/(?<=[a-z])e(?=[a-z])/g, seldom('\\x65'));
      case 2:
        return text.replace(gap, seldom(` \\${below}\\ `));
      case 3:
        return text.replace(gap, seldom(this.below(indent, '\n'.repeat(this.pick(3)))));
      default:
        return this.broken(text, indent);
    }
  }

  /** Goes on on the next line where there is a blank between words, now and then. */
  private broken(text: string, indent: number): string {
    return text.replace(/(?<=[A-Za-z]) (?=[A-Za-z])/g, () =>
      this.pick(4) === 0 ? this.below(indent) : ' ',
    );
  }

  /** A line break, as many more as there are, and an indentation. */
  private below(indent: number, breaks = ''): string {
    return this.eol.repeat(breaks.length + 1) + ' '.repeat(indent + 1 + this.pick(3));
  }

  private block(value: string, indent: number): string {
    const step = 1 + this.pick(4);
    const digit = /^\s/.test(value) || this.pick(5) === 0 ? String(step) : '';
    const sign = (['|', '>'][this.pick(2)] ?? '|') + digit + (['-', '+', ''][this.pick(3)] ?? '');
    const pad = ' '.repeat(indent + step);
    const blank = digit !== '' && this.pick(3) === 0 ? pad : '';
    const lines = value
      .split('\n')
      .flatMap((line) => (/^\S/.test(line) ? line.split(/(?<=[A-Za-z]) (?=[A-Za-z])/) : [line]))
      .map((line) => (line.trim() === '' ? blank : pad + line));
    if (this.pick(8) === 0) lines.push(`${pad}  further in`);
    if (this.pick(8) === 0) lines.push(`${pad}# no comment`);
    const more = [this.eol, this.eol.repeat(2)][this.pick(8)] ?? '';
    return `${sign}${['', ' # comment |', '  '][this.pick(6)] ?? ''}${this.eol}${lines.join(this.eol)}${more}`;
  }
}

function isPlain(value: string, inFlow: boolean): boolean {
  if (!/^[A-Za-z(ä][ -~ä]*$/.test(value) || /: | #|:$| $/.test(value)) return false;
  if (/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value)) return false;
  return !(inFlow && /[,[\]{}]/.test(value));
}

export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\uFEFF]/g, (char) =>
    `\\x${char.charCodeAt(0).toString(16)}`.replace(/^\\x(.{4})$/, '\\u$1'),
  );
}
