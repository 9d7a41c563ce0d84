/** A script, or JSON as editors read it, without its comments. */
export function withoutComments(text: string): string {
  const start = /["'`]|\/[*/]/gu;
  let kept = '';
  let from = 0;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const [sign] = found;
    start.lastIndex = sign.startsWith('/')
      ? endOfComment(text, start.lastIndex, sign)
      : endOfQuoted(text, start.lastIndex, sign);
    if (!sign.startsWith('/')) continue;
    kept += `${text.slice(from, found.index)} `;
    from = start.lastIndex;
  }
  return kept + text.slice(from);
}

/** Where a comment ends; at the end of the text if nothing closes it. */
function endOfComment(text: string, from: number, sign: string): number {
  const [close, length] = sign === '/*' ? ['*/', 2] : ['\n', 0];
  const end = text.indexOf(close, from);
  return end < 0 ? text.length : end + length;
}

/** Where a quoted text ends: at the end of its line if nothing closes it, in a template at that of the text. */
function endOfQuoted(text: string, from: number, quote: string): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === quote) return at + 1;
    if (sign === '\n' && quote !== '`') return at;
    at += sign === '\\' ? 2 : 1;
  }
  return text.length;
}
