export function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

/** A letter from a to z, in either case. */
export function isLetter(char: string | undefined): boolean {
  return char !== undefined && ((char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z'));
}

/** A letter, a digit or the underscore, ASCII only. */
export function isWord(char: string | undefined): boolean {
  return isLetter(char) || isDigit(char) || char === '_';
}

/** The first index from `from` on whose character does not satisfy `accepts`. */
export function skip(
  text: string,
  from: number,
  accepts: (char: string | undefined) => boolean,
): number {
  let at = from;
  while (at < text.length && accepts(text[at])) at++;
  return at;
}

/** A predicate for the characters of a string. */
export function oneOf(characters: string): (char: string | undefined) => boolean {
  const set = new Set(characters);
  return (char) => char !== undefined && set.has(char);
}
