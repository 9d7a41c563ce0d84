/** Two words at least, of which one is written as no name is; a single word may be a name, a key or a unit. */
export function hasSentence(text: string): boolean {
  const words = text.replaceAll(/\{[^{}]*\}|[[\]()]/gu, ' ').match(/[\p{L}\p{M}'’_]+/gu) ?? [];
  const common = words.slice(1).filter((word) => /^\p{Ll}[\p{Ll}'’]{2,}$/u.test(word));
  return words.length > 1 && common.length > 0;
}
