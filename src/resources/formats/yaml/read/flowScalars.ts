import { type YamlCursor, isBlankOrEnd, lineEnd } from '../yamlCursor.ts';
import { unescapeDouble } from '../yamlDocument.ts';

/** Text as it is written without a block: plain, or in quotes. */
export interface FlowScalar {
  readonly offset: number;
  readonly end: number;
  readonly value: string;
  readonly quote: 'plain' | 'single' | 'double';
}

/** Where such text is. */
export interface FlowContext {
  /** Lines that continue the text are indented further than this. */
  readonly outer: number;
  /** Whether brackets or braces are around it, so that their indicators end plain text. */
  readonly inFlow: boolean;
}

/** Reads quoted or plain text that may go on over several lines. Undefined when none starts here. */
export function readFlowScalar(cursor: YamlCursor, context: FlowContext): FlowScalar | undefined {
  const sign = cursor.text[cursor.at];
  if (sign === '"' || sign === "'") return readQuoted(cursor, sign);
  if (!startsPlain(cursor.text, cursor.at, context.inFlow)) return undefined;
  return readPlain(cursor, context);
}

/** Reads text that ends on its line, as a key has to. */
export function readOnOneLine(cursor: YamlCursor, inFlow: boolean): FlowScalar | undefined {
  const { text, at: offset } = cursor;
  const sign = text[offset];
  if (sign === '"' || sign === "'") {
    const end = quoteEnd(text, offset, lineEnd(text, offset));
    if (end === undefined) return undefined;
    cursor.at = end;
    return quoted(cursor, offset, end, sign);
  }
  if (!startsPlain(text, offset, inFlow)) return undefined;
  const end = plainEnd(text, offset, inFlow);
  cursor.at = end;
  return { offset, end, value: text.slice(offset, end), quote: 'plain' };
}

/** Where plain text ends on its line: before a comment, a colon with a space after it, or the line break. */
function plainEnd(text: string, offset: number, inFlow: boolean): number {
  let end = offset;
  for (let at = offset; ; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x09) continue;
    if (isBlankOrEnd(code)) return end;
    if (code === 0x3a && endsPlain(text, at + 1, inFlow)) return end;
    if (code === 0x23 && at > offset && at > end) return end;
    if (inFlow && isFlowSign(text[at])) return end;
    end = at + 1;
  }
}

/** Whether a `-`, `?` or `:` is an indicator of its own, by what is after it. */
function endsPlain(text: string, at: number, inFlow: boolean): boolean {
  return isBlankOrEnd(text.charCodeAt(at)) || (inFlow && isFlowSign(text[at]));
}

export function isFlowSign(char: string | undefined): boolean {
  return char !== undefined && ',[]{}'.includes(char);
}

function startsPlain(text: string, at: number, inFlow: boolean): boolean {
  const char = text[at] ?? '';
  if (isBlankOrEnd(text.charCodeAt(at))) return false;
  if ('-?:'.includes(char)) return !endsPlain(text, at + 1, inFlow);
  return !',[]{}#&*!|>\'"%@`'.includes(char);
}

function readPlain(cursor: YamlCursor, { outer, inFlow }: FlowContext): FlowScalar {
  const { text, at: offset } = cursor;
  let end = plainEnd(text, offset, inFlow);
  cursor.at = end;
  const lines = [text.slice(offset, end)];
  for (;;) {
    const here = cursor.mark();
    const breaks = continuation(cursor, outer, inFlow);
    if (breaks === undefined) {
      cursor.reset(here);
      return {
        offset,
        end,
        value: lines.length === 1 ? (lines[0] ?? '') : fold(lines),
        quote: 'plain',
      };
    }
    end = plainEnd(text, cursor.at, inFlow);
    for (let blank = 1; blank < breaks; blank += 1) lines.push('');
    lines.push(text.slice(cursor.at, end));
    cursor.at = end;
  }
}

/** Moves to the next line of plain text and counts the line breaks before it; undefined when there is none. */
function continuation(cursor: YamlCursor, outer: number, inFlow: boolean): number | undefined {
  const { text } = cursor;
  cursor.skipBlanks();
  let breaks = 0;
  while (cursor.passLineBreak()) {
    breaks += 1;
    cursor.skipBlanks();
  }
  if (breaks === 0 || cursor.atEnd || cursor.atMarker || cursor.atLineEnd) return undefined;
  if (!inFlow && cursor.indent <= outer) return undefined;
  const char = text[cursor.at];
  if (inFlow && (isFlowSign(char) || char === '#')) return undefined;
  return char === ':' && endsPlain(text, cursor.at + 1, inFlow) ? undefined : breaks;
}

/** Joins lines without spaces around them: one line break becomes a space, and of several in a row one is dropped. */
function fold(lines: readonly string[]): string {
  return lines.join('\n').replace(/\n+/g, (breaks) => (breaks === '\n' ? ' ' : breaks.slice(1)));
}

/** The lines of quoted text may start anywhere, as in many programs, but for a line that ends the document. */
function readQuoted(cursor: YamlCursor, sign: string): FlowScalar {
  const { text, at: offset } = cursor;
  const end = quoteEnd(text, offset, text.length);
  if (end === undefined) return cursor.fail('expected the closing quote of the string');
  for (const { index } of text.slice(offset, end).matchAll(/\r(?!\n)|\n/g)) {
    cursor.moveToLine(offset + index + 1);
    if (cursor.atMarker) cursor.fail('expected the closing quote of the string');
  }
  cursor.at = end;
  return quoted(cursor, offset, end, sign);
}

/** After the quote that ends the text; undefined when none does before the limit. */
function quoteEnd(text: string, offset: number, limit: number): number | undefined {
  const sign = text.charCodeAt(offset);
  for (let at = offset + 1; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5c && sign === 0x22) at += 1;
    else if (code === sign && code === 0x27 && text.charCodeAt(at + 1) === 0x27) at += 1;
    else if (code === sign) return at + 1;
  }
  return undefined;
}

function quoted(cursor: YamlCursor, offset: number, end: number, sign: string): FlowScalar {
  const inner = cursor.text.slice(offset + 1, end - 1);
  if (sign === "'") {
    const value = foldQuoted(inner, false).replaceAll("''", "'");
    return { offset, end, value, quote: 'single' };
  }
  const value = unescapeDouble(foldQuoted(inner, true));
  if (value === undefined) return cursor.fail('unknown escape', offset);
  return { offset, end, value, quote: 'double' };
}

/**
 * Joins the lines of quoted text, the spaces around line breaks left out. Between double quotes a backslash at the end
 * of a line joins it to the next as it is.
 */
function foldQuoted(inner: string, escapes: boolean): string {
  if (!/[\r\n]/.test(inner)) return inner;
  const lines = inner.split(/\r\n|\r|\n/);
  const last = lines.length - 1;
  let joined = '';
  let breaks = 0;
  for (const [place, line] of lines.entries()) {
    const start = place === 0 ? line : line.slice(line.search(/[^ \t]|$/));
    const text = place === last ? start : withoutBlanksBehind(start, escapes);
    if (place > 0) breaks += 1;
    if (text === '' && place > 0 && place < last) continue;
    if (place > 0) joined = withBreaks(joined, breaks, escapes);
    joined += text;
    breaks = 0;
  }
  return joined;
}

function withBreaks(text: string, breaks: number, escapes: boolean): string {
  if (escapes && endsInEscape(text)) return text.slice(0, -1) + '\n'.repeat(breaks - 1);
  return text + (breaks === 1 ? ' ' : '\n'.repeat(breaks - 1));
}

function withoutBlanksBehind(line: string, escapes: boolean): string {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1;
  const text = line.slice(0, end);
  return escapes && endsInEscape(text) ? line.slice(0, end + 1) : text;
}

/** Whether an odd number of backslashes is at the end. */
function endsInEscape(text: string): boolean {
  let start = text.length;
  while (text[start - 1] === '\\') start -= 1;
  return (text.length - start) % 2 === 1;
}
