import type { Cooperative } from '../../cooperative.ts';
import { refuse, refuseHugeText } from '../refuse.ts';

/** A key and its value with their places in the text (UTF-16 units). */
export interface PropertyLine {
  readonly key: string;
  readonly value: string;
  /** Where the comments begin that are directly above it; its own start when there are none. */
  readonly blockStart: number;
  readonly lineStart: number;
  readonly keyStart: number;
  readonly keyEnd: number;
  /** The value as it is written, continuation lines included. */
  readonly valueStart: number;
  readonly valueEnd: number;
  /** After its line break. */
  readonly lineEnd: number;
  /** Whether it ends with the file and in a backslash, which would go on to any line after it. */
  readonly isOpen: boolean;
}

const linesPerStep = 1_000;
const silentLine = /[ \t\f]*(?:[#!][^\r\n]*)?(?:\r\n|\r|\n|(?![^]))/y;
const indent = /[ \t\f]+/y;
/** A line break after a backslash, which goes on to another line. */
const onward = String.raw`(?:\r\n|\r(?!\n)|\n)(?=[^])`;
/** A backslash alone: the next line begins as if it were not there. At the end of the file only CR LF makes Java pass it. */
const hollowLine = new RegExp(String.raw`[ \t\f]*\\(?:\r\n|${onward})`, 'y');
// Pieces, which are read one after the other: as one pattern they would exhaust the stack where there are millions.
const keyPiece = new RegExp(String.raw`[^\\=: \t\f\r\n]+|\\(?:${onward}[ \t\f]*|[^\r\n])`, 'y');
const separatorPiece = new RegExp(String.raw`[ \t\f]+|\\${onward}`, 'y');
const valuePiece = new RegExp(String.raw`[^\\\r\n]+|\\(?:${onward}|[^\r\n])`, 'y');
const openEnd = /\\(?:\r\n|\r|\n)?(?![^])/y;
const lineBreak = /\r\n|\r|\n|(?![^])/y;
/** The digits of an escape may go on on another line. */
const escape = /\\(?:(?:\r\n|\r|\n)[ \t\f]*|u(?:(?:\\(?:\r\n|\r|\n)[ \t\f]*)*[\da-fA-F]){4}|[^])/g;
const lineEnds = /\\(?:\r\n|\r|\n)[ \t\f]*/g;
const controls = new Map(Object.entries({ t: '\t', n: '\n', r: '\r', f: '\f' }));

/**
 * The properties of a Java `.properties` text, as `java.util.Properties` reads it.
 *
 * @throws {ResourceFileError} `syntax` at half a `\u` escape, `limit` beyond 20 MB
 */
export function* parsePropertiesInSteps(text: string): Cooperative<readonly PropertyLine[]> {
  refuseHugeText(text);
  const lines: PropertyLine[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let blockStart = at;
  while (at < text.length) {
    const lineStart = at;
    const silent = match(silentLine, text, at) ?? match(hollowLine, text, at);
    if (silent === undefined) {
      const line = propertyLine(text, lineStart, blockStart);
      if (lines.push(line) % linesPerStep === 0) yield;
      at = line.lineEnd;
      blockStart = at;
    } else {
      at += silent.length;
      if (!/[#!]/.test(silent)) blockStart = at;
    }
  }
  return lines;
}

function propertyLine(text: string, lineStart: number, blockStart: number): PropertyLine {
  const keyStart = endOf(indent, text, lineStart);
  const keyEnd = endOf(keyPiece, text, keyStart);
  const valueStart = separatorEnd(text, keyEnd);
  const valueEnd = endOf(valuePiece, text, valueStart);
  // At the end of the file a backslash continues nothing: Java leaves it out.
  const open = match(openEnd, text, valueEnd) ?? '';
  const end = match(lineBreak, text, valueEnd + open.length) ?? '';
  return {
    key: unescape(text, keyStart, keyEnd),
    value: unescape(text, valueStart, valueEnd),
    blockStart,
    lineStart,
    keyStart,
    keyEnd,
    valueStart,
    valueEnd,
    lineEnd: valueEnd + open.length + end.length,
    isOpen: open !== '',
  };
}

function separatorEnd(text: string, start: number): number {
  const at = endOf(separatorPiece, text, start);
  return /[=:]/.test(text.charAt(at)) ? endOf(separatorPiece, text, at + 1) : at;
}

/** Where the pieces end that are here. */
function endOf(piece: RegExp, text: string, start: number): number {
  piece.lastIndex = start;
  let end = start;
  while (piece.test(text)) end = piece.lastIndex;
  return end;
}

function unescape(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(escape, (found, offset: number) => {
    const char = found[1] ?? '';
    if (char === '\r' || char === '\n') return '';
    if (char !== 'u') return controls.get(char) ?? char;
    if (found.length < 6) refuse('syntax', 'unknown escape', text, start + offset);
    return String.fromCharCode(Number.parseInt(found.slice(2).replace(lineEnds, ''), 16));
  });
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
