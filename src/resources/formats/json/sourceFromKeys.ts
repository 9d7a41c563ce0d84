import type { Message } from '../format.ts';

/** Empty messages below which a file is only unfinished. */
const few = 2;

/**
 * The messages of a source file, with the key for the text where the file is kept that way: i18next and others show the
 * key where a value is empty, so that the keys are the English texts and the values of the source stay empty. This is
 * taken for so only where most of the values are empty, and their keys are words for people.
 */
export function withTextsFromKeys(
  messages: ReadonlyMap<string, Message>,
): ReadonlyMap<string, Message> {
  const all = [...messages.values()];
  const empty = all.filter(({ value }) => value === '');
  const texts = empty.filter((message) => mayBeText(keyText(message)));
  const withSpaces = texts.filter((message) => keyText(message).includes(' '));
  const isKept =
    empty.length >= few &&
    empty.length * 2 >= all.length &&
    texts.length * 10 >= empty.length * 9 &&
    withSpaces.length * 3 >= texts.length;
  if (!isKept) return messages;
  const isEmpty = new Set(texts);
  return new Map(
    [...messages].map(([id, message]) => [
      id,
      isEmpty.has(message) ? { ...message, value: keyText(message) } : message,
    ]),
  );
}

/** The last name of a key, without what i18next adds for plural forms. */
function keyText({ path }: Message): string {
  return String(path.at(-1) ?? '').replace(/(?:_ordinal)?_(?:zero|one|two|few|many|other)$/u, '');
}

/** `common.save`, `saveButton` and `save_button` are names; `Save` and `and` may be texts. */
function mayBeText(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  return text.includes(' ') || !/[._/-]\p{L}|\p{Ll}\p{Lu}/u.test(text);
}
