/** A text as a part of a regular expression that matches nothing else. */
export function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/-]/g, (char) => `\\x${char.charCodeAt(0).toString(16)}`);
}
