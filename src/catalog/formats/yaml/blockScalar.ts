import { isBlankLine, type YamlLine } from './yamlLines.ts';

/** Text under `|` or `>`. */
interface BlockScalar {
  readonly value: string;
  /** The last line with text, or the header. */
  readonly last: YamlLine;
  /** The place of the line behind it. */
  readonly at: number;
}

/**
 * The block of text whose header stands at `column` of the line at `place`. Undefined for what is not read here:
 * `+`, numbers and comments in the header, lines of blanks only, and folded lines that are indented further.
 */
export function blockScalar(
  lines: readonly YamlLine[],
  place: number,
  column: number,
): BlockScalar | undefined {
  const header = lines[place];
  const found = header && /^([|>])(-?)$/.exec(header.text.slice(column));
  if (!header || !found) return undefined;
  const outer = header.indent;
  let end = place + 1;
  let at = place + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] as YamlLine;
    if (isBlankLine(line)) continue;
    if (line.indent <= outer) break;
    end = at + 1;
  }
  const body = lines.slice(place + 1, end);
  const indent = body.find((line) => !isBlankLine(line))?.indent ?? 0;
  const texts = body.map(({ text }) => text.slice(indent));
  const unread = body.some((line) => (isBlankLine(line) ? line.text !== '' : line.indent < indent));
  if (unread || body.length === 0 || body[0]?.text === '') return undefined;
  const folded = found[1] === '>';
  if (folded && texts.some((text) => /^[ \t]/.test(text))) return undefined;
  const last = lines[end - 1] ?? header;
  const closing = found[2] === '-' || last.next === last.start + last.text.length ? '' : '\n';
  return { value: (folded ? fold(texts) : texts.join('\n')) + closing, last, at: end };
}

/** One line break becomes a blank, and of several in a row one is dropped. */
function fold(texts: readonly string[]): string {
  return texts.join('\n').replace(/\n+/g, (breaks) => (breaks === '\n' ? ' ' : breaks.slice(1)));
}
