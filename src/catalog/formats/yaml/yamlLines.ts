/** A line without its line break. */
export interface YamlLine {
  readonly start: number;
  readonly text: string;
  /** Where the next line starts. */
  readonly next: number;
  /** The column of what the reader has to read next: behind the blanks, or behind a dash. */
  readonly indent: number;
}

export function yamlLines(text: string): YamlLine[] {
  const lines: YamlLine[] = [];
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const lineBreak of text.matchAll(/\r\n|\r|\n|(?![^])/g)) {
    if (lineBreak.index < start) continue;
    const line = text.slice(start, lineBreak.index);
    const next = lineBreak.index + lineBreak[0].length;
    if (start < text.length) lines.push({ start, text: line, next, indent: line.search(/[^ ]|$/) });
    start = next;
  }
  return lines;
}

export function isBlankLine({ text }: YamlLine): boolean {
  return /^[ \t]*$/.test(text);
}

export function isCommentLine({ text }: YamlLine): boolean {
  return /^[ \t]*#/.test(text);
}

/** Whether an element of a sequence starts at the line's indent. */
export function startsElement({ text, indent }: YamlLine): boolean {
  return text[indent] === '-' && /^(?:[ \t]|$)/.test(text.slice(indent + 1, indent + 2));
}
