import { refuse } from '../refuse.ts';

const [tab, lf, cr, space, hash] = [0x09, 0x0a, 0x0d, 0x20, 0x23];

type Mark = Pick<YamlCursor, 'at' | 'lineStart' | 'tabbed'>;

/** A place that moves through the lines of a YAML text. CR LF, LF and a lone CR each end a line. */
export class YamlCursor {
  readonly text: string;
  at: number;
  /** Where the line of `at` starts. */
  lineStart: number;
  /** Whether a tab is before `at`, after the start of the line or the last indicator on it. */
  tabbed = false;

  constructor(text: string) {
    this.text = text;
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
    this.lineStart = this.at;
  }

  get atEnd(): boolean {
    return this.at >= this.text.length;
  }

  get column(): number {
    return this.at - this.lineStart;
  }

  /** The spaces that the line starts with. */
  get indent(): number {
    let end = this.lineStart;
    while (this.text.charCodeAt(end) === space) end += 1;
    return end - this.lineStart;
  }

  /** Whether a document starts or ends here: `---` or `...` at the start of the line. */
  get atMarker(): boolean {
    if (this.at !== this.lineStart) return false;
    const sign = this.text.slice(this.at, this.at + 3);
    return (sign === '---' || sign === '...') && isBlankOrEnd(this.text.charCodeAt(this.at + 3));
  }

  /** Whether an indicator of the structure is here: `-`, `?` or `:` before a space. */
  atSign(sign: string): boolean {
    return this.text[this.at] === sign && isBlankOrEnd(this.text.charCodeAt(this.at + 1));
  }

  /** Whether nothing more is said on the line. */
  get atLineEnd(): boolean {
    const code = this.text.charCodeAt(this.at);
    return isLineBreakOrEnd(code) || this.atComment;
  }

  private get atComment(): boolean {
    return startsComment(this.text, this.at);
  }

  /** After an indicator; what is there may be indented by spaces of its own. */
  pass(length: number): void {
    this.at += length;
    this.tabbed = false;
  }

  /** After spaces and tabs. */
  skipBlanks(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === tab) this.tabbed = true;
      else if (code !== space) return;
      this.at += 1;
    }
  }

  /** To the next text, past comments and line breaks; whether that is on another line. */
  skipToText(): boolean {
    let crossed = false;
    for (;;) {
      this.skipBlanks();
      if (this.atComment) this.at = lineEnd(this.text, this.at);
      if (!this.passLineBreak()) return crossed;
      crossed = true;
    }
  }

  /** To the start of the next line, when nothing or a comment is left on this one; whether that was so. */
  finishLine(): boolean {
    this.skipBlanks();
    if (this.atComment) this.at = lineEnd(this.text, this.at);
    return this.passLineBreak() || this.atEnd;
  }

  passLineBreak(): boolean {
    const next = behindLineBreak(this.text, this.at);
    if (next === this.at) return false;
    this.moveToLine(next);
    return true;
  }

  moveToLine(start: number): void {
    this.at = start;
    this.lineStart = start;
    this.tabbed = false;
  }

  restOfLine(): string {
    return this.text.slice(this.at, lineEnd(this.text, this.at));
  }

  nextLineFrom(offset: number): number {
    return behindLineBreak(this.text, lineEnd(this.text, offset));
  }

  /** Where the line before starts; undefined at the start of the file. */
  lineBefore(start: number): number | undefined {
    const first = this.text.startsWith('\uFEFF') ? 1 : 0;
    if (start <= first) return undefined;
    let at = start - 1;
    if (this.text.charCodeAt(at) === lf && this.text.charCodeAt(at - 1) === cr) at -= 1;
    while (at > first && !isLineBreakOrEnd(this.text.charCodeAt(at - 1))) at -= 1;
    return at;
  }

  mark(): Readonly<Mark> {
    return { at: this.at, lineStart: this.lineStart, tabbed: this.tabbed };
  }

  /** Back to a place that was marked. */
  reset({ at, lineStart, tabbed }: Readonly<Mark>): void {
    this.at = at;
    this.lineStart = lineStart;
    this.tabbed = tabbed;
  }

  fail(message: string, offset = this.at): never {
    refuse('syntax', message, this.text, offset);
  }
}

export function isBlankOrEnd(code: number): boolean {
  return code === space || code === tab || isLineBreakOrEnd(code);
}

function isLineBreakOrEnd(code: number): boolean {
  return code === lf || code === cr || Number.isNaN(code);
}

/** Where the line starts, after a byte order mark. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !'\r\n\uFEFF'.includes(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** Where the line ends, its line break not counted. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (!isLineBreakOrEnd(text.charCodeAt(end))) end += 1;
  return end;
}

/** After the line break that is here, if there is one. */
export function behindLineBreak(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if (code === lf) return offset + 1;
  if (code !== cr) return offset;
  return offset + (text.charCodeAt(offset + 1) === lf ? 2 : 1);
}

/**
 * Whether a comment starts here. After quotes and brackets, which text cannot go on after, many programs ask for no
 * space.
 */
export function startsComment(text: string, offset: number): boolean {
  if (text.charCodeAt(offset) !== hash) return false;
  return /^(?:[ \t\r\n\uFEFF"'[\]{},]|$)/.test(text.charAt(offset - 1));
}

/** Where the comment at an offset ends, before its line break; undefined when there is none. */
export function commentEnd(text: string, offset: number): number | undefined {
  return startsComment(text, offset) ? lineEnd(text, offset) : undefined;
}

export function isCommentLine(text: string, start: number): boolean {
  let at = start;
  while (text.charCodeAt(at) === space || text.charCodeAt(at) === tab) at += 1;
  return text.charCodeAt(at) === hash;
}

/**
 * How far the lines from a line start on are indented that say nothing, blank ones and a comment below them: a block of text
 * that ends above them takes them in where it is indented no further. -1 for none.
 */
export function silenceBelow(text: string, start: number): number {
  let deepest = -1;
  for (let line = start; line < text.length;) {
    const end = lineEnd(text, line);
    const [blanks = ''] = /^[ \t]*/.exec(text.slice(line, end)) ?? [];
    if (text[line + blanks.length] === '#') return Math.max(deepest, blanks.length);
    if (line + blanks.length < end) return deepest;
    // Spaces that reach as far as the block and no further are no text.
    deepest = Math.max(deepest, blanks.includes('\t') ? Infinity : blanks.length - 1);
    line = behindLineBreak(text, end);
  }
  return deepest;
}
