import { behindLineBreak, lineEnd, type YamlCursor } from '../yamlCursor.ts';

/** Text under `|` or `>`. */
export interface BlockScalar {
  readonly value: string;
  readonly offset: number;
  /** Where its last line ends, without the line break; where there is no line, after the header. */
  readonly end: number;
  readonly quote: 'literal' | 'folded';
}

/** A line without its indentation. */
interface BlockLine {
  readonly text: string;
  readonly end: number;
  /** Where the next line starts; the same as `end` at the end of the file. */
  readonly next: number;
}

const headerAt = /([|>])(?:([1-9])([-+]?)|([-+])([1-9]?))?(?![^ \t\r\n])/y;

/**
 * Reads the block whose header is at the cursor, and moves it to the next line. At the end of a file without a line
 * break the block has none either: programs are divided there.
 *
 * @param outer the indentation of what holds it; its lines are indented further
 */
export function readBlockScalar(cursor: YamlCursor, outer: number): BlockScalar {
  const { text, at: offset } = cursor;
  headerAt.lastIndex = offset;
  const header = headerAt.exec(text);
  if (!header) return cursor.fail('a block of text with an unknown header');
  const chomping = header[3] ?? header[4] ?? '';
  const digit = header[2] ?? header[5] ?? '';
  cursor.pass(header[0].length);
  const headerEnd = cursor.at;
  if (!cursor.finishLine()) cursor.fail('expected the end of the line');
  const bodyStart = cursor.at;
  const lines = linesFrom(
    cursor,
    outer,
    digit === '' ? undefined : Math.max(outer, 0) + Number(digit),
  );
  const body = lines.slice(0, lines.findLastIndex((line) => line.text !== '') + 1);
  const last = (chomping === '+' ? lines : body).at(-1);
  cursor.moveToLine(last?.next ?? bodyStart);
  const texts = body.map((line) => line.text);
  const quote = header[1] === '>' ? 'folded' : 'literal';
  const value = (quote === 'folded' ? fold(texts) : texts.join('\n')) + tail(chomping, body, lines);
  return { value, offset, end: last?.end ?? headerEnd, quote };
}

/** The lines of the block and the empty ones after it. Without a known indentation the first line with text has it. */
function linesFrom(cursor: YamlCursor, outer: number, known: number | undefined): BlockLine[] {
  const { text } = cursor;
  const lines: BlockLine[] = [];
  let indent = known;
  let deepest = 0;
  for (let start = cursor.at; start < text.length;) {
    const end = lineEnd(text, start);
    const next = behindLineBreak(text, end);
    cursor.moveToLine(start);
    const spaces = cursor.indent;
    if (start + spaces < end) {
      if (cursor.atMarker || spaces <= outer || (indent !== undefined && spaces < indent)) break;
      indent ??= spaces;
      if (deepest > indent) cursor.fail('a line of blanks that is indented further than the text');
    }
    deepest = indent === undefined ? Math.max(deepest, spaces) : 0;
    lines.push({ text: text.slice(start + (indent ?? spaces), end), end, next });
    start = next;
  }
  return lines;
}

/** Joins lines; those that are indented further keep their line breaks. */
function fold(lines: readonly string[]): string {
  let folded = '';
  let breaks = 0;
  let previous: string | undefined;
  for (const line of lines) {
    if (line === '') {
      breaks += 1;
      continue;
    }
    const isKept = /^[ \t]/.test(line) || /^[ \t]/.test(previous ?? '');
    const isJoined = previous !== undefined && !isKept && breaks === 0;
    const more = previous !== undefined && isKept ? 1 : 0;
    folded += (isJoined ? ' ' : '\n'.repeat(breaks + more)) + line;
    previous = line;
    breaks = 0;
  }
  return folded;
}

/** The line breaks after the last line with text. */
function tail(chomping: string, body: readonly BlockLine[], lines: readonly BlockLine[]): string {
  if (chomping === '-') return '';
  const counted = chomping === '+' ? lines.slice(Math.max(body.length - 1, 0)) : body.slice(-1);
  return counted.map(({ end, next }) => (next > end ? '\n' : '')).join('');
}
