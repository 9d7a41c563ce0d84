/** A key in the file, outermost first; a number is a place in a list. */
export type MessageKey = readonly (string | number)[];

/** What a key says of its text: nothing where it is in a list, whose entries are written together. */
export function tellingKey(key: MessageKey): MessageKey {
  return key.some((part) => typeof part === 'number') ? [] : key;
}

/** The words of the last name in a key, in lowercase: `date`, `format` of `[…, 'dateFormat', 0]`. */
export function keyWords(key: MessageKey): ReadonlySet<string> {
  return new Set(wordsIn(lastName(key)));
}

/** The last name in a key; empty where it has none. */
export function lastName(key: MessageKey): string {
  const name = key.findLast((part) => typeof part === 'string');
  return typeof name === 'string' ? name : '';
}

/** The words of a name, in lowercase. */
export function wordsIn(name: string): readonly string[] {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
}
