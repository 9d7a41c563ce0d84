import type { YamlQuote } from '../yamlDocument.ts';
import { foldWords, type LineWidth } from './lineWidth.ts';
import { isPrintable, isSafePlain, quoteYaml } from './quoteYaml.ts';

/** Where a text is written. */
export interface TextPlace {
  /** The column at which it begins. */
  readonly column: number;
  /** The indentation of its further lines. */
  readonly indent: number;
  /** The indentation of what holds it. */
  readonly outer: number;
  readonly inFlow: boolean;
  /** Whether the file ends after it, without a line break. */
  readonly endsFile: boolean;
  /** How far the lines below are indented that a block of text could take in; see {@link silenceBelow}. */
  readonly below: number;
}

/** How a file writes texts of more than one line. */
export interface TextLayout {
  readonly eol: string;
  /** Of texts in quotes and without; undefined where they are never broken. */
  readonly width: LineWidth | undefined;
  /** Of texts under `>`. */
  readonly blockWidth: LineWidth | undefined;
}

/** A text as it is written in its place, in the kind that is asked for or, where that cannot hold it, in double quotes. */
export function showText(
  value: string,
  quote: YamlQuote,
  place: TextPlace,
  layout: TextLayout,
): string {
  if (quote === 'literal' || quote === 'folded') {
    const block = place.inFlow ? undefined : blockText(value, quote, place, layout);
    return block ?? flowText(value, 'double', place, layout);
  }
  return flowText(value, quote, place, layout);
}

function flowText(
  value: string,
  quote: 'plain' | 'single' | 'double',
  place: TextPlace,
  { eol, width }: TextLayout,
): string {
  const { column, indent, inFlow } = place;
  const pad = eol + ' '.repeat(indent);
  if (quote === 'single' && !inFlow && mayBreak(value))
    return `'${value.replaceAll("'", "''").replace(/\n+/g, (breaks) => eol.repeat(breaks.length) + pad)}'`;
  const encoded = quoteYaml(value, quote, inFlow);
  if (!width || inFlow || column + encoded.length <= width.columns) return encoded;
  const isPlain = !/^['"]/.test(encoded);
  const lines = foldWords(encoded, width, place, (word) => !isPlain || isSafePlain(word, true));
  return lines.join(pad);
}

/** Whether blank lines between single quotes can stand for the line breaks of a text. */
function mayBreak(value: string): boolean {
  const lines = value.split('\n');
  return lines.length > 1 && !/[ \t]\n|\n[ \t]/.test(value) && lines.every(isPrintable);
}

/**
 * A block of text after its header. Undefined for what a block does not hold safely: indicators that cannot be printed,
 * lines of spaces, line breaks at the end that the next lines of the file would count among, a last line break where
 * the file has none, and comments or spaces below that it would take in.
 */
function blockText(
  value: string,
  quote: 'literal' | 'folded',
  { indent, outer, endsFile, below }: TextPlace,
  { eol, blockWidth }: TextLayout,
): string | undefined {
  if (below >= indent) return undefined;
  const closes = value.endsWith('\n');
  const lines = (closes ? value.slice(0, -1) : value).split('\n');
  if (lines.at(-1) === '' || (closes && endsFile)) return undefined;
  if (lines.some((line) => !isPrintable(line) || /^\s+$/.test(line))) return undefined;
  const isIndented = /^\n* /.test(value);
  const step = indent - Math.max(outer, 0);
  if (isIndented && step > 9) return undefined;
  const mayFold = quote === 'folded' && !lines.some((line) => line.startsWith(' '));
  const shown = mayFold ? foldedLines(lines, indent, blockWidth) : lines;
  const header = `${mayFold ? '>' : '|'}${isIndented ? step : ''}${closes ? '' : '-'}`;
  const pad = ' '.repeat(indent);
  return [header, ...shown.map((line) => (line === '' ? '' : pad + line))].join(eol);
}

/** Under `>` a blank line stands for each line break but the first of several. */
function foldedLines(
  lines: readonly string[],
  indent: number,
  width: LineWidth | undefined,
): readonly string[] {
  return lines.flatMap((line, place) => {
    const words = width ? foldWords(line, width, { column: indent, indent }) : [line];
    const isBehindText = line !== '' && lines.slice(0, place).some((before) => before !== '');
    return isBehindText ? ['', ...words] : words;
  });
}
