const onward = /\\(?:\r\n|\r|\n)([ \t\f]*)/;
const mayBreak = /(?<=[ \t]|(?<!\\)(?:\\\\)*\\n)(?=[^ \t])/;
const lineBreakEscape = /(?<!\\)(?:\\\\)*\\n$/;

/**
 * A value as it is written, broken into lines as the one that it replaces: at its width, with its indentation, and
 * after line breaks of the text where that one is. One that is on one line stays on one.
 *
 * @param raw the former value as it is written
 * @param column at which the value begins
 */
export function wrapValue(quoted: string, raw: string, column: number, eol: string): string {
  const indent = onward.exec(raw)?.[1];
  if (indent === undefined) return quoted;
  const width = widthOf(raw, column);
  const breaksAtEscapes = /\\n\\[\r\n]/.test(raw);
  let result = '';
  let reached = column;
  let previous = '';
  for (const word of quoted.split(mayBreak)) {
    const isEscape = lineBreakEscape.test(previous);
    const isFull = !isEscape && reached + word.trimEnd().length > width;
    if (previous !== '' && (isFull || (isEscape && breaksAtEscapes))) {
      result += `\\${eol}${indent}`;
      reached = indent.length;
    }
    result += word;
    reached += word.length;
    previous = word;
  }
  return result;
}

/** How far the lines reach that end between two words. */
function widthOf(raw: string, column: number): number {
  if (!/[ \t]\\[\r\n]/.test(raw)) return Infinity;
  const lines = raw.split(/\\(?:\r\n|\r|\n)/);
  const first = column + (lines[0]?.length ?? 0);
  return lines.reduce((most, { length }) => Math.max(most, length), first);
}
