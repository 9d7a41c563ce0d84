const lineEnd = /[\r\n]/g;

/** Where the comment of JSONC at `offset` ends (a line comment ends before its line break); undefined when there is none. */
export function commentEnd(text: string, offset: number): number | undefined {
  if (text.startsWith('//', offset)) {
    lineEnd.lastIndex = offset;
    return lineEnd.exec(text)?.index ?? text.length;
  }
  if (!text.startsWith('/*', offset)) return undefined;
  const close = text.indexOf('*/', offset + 2);
  return close < 0 ? undefined : close + 2;
}
