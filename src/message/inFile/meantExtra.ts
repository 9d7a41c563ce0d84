import { scanPlaceholders } from '../placeholders/scanPlaceholders.ts';

/** Whether people have reasons for a placeholder that the source lacks, or has less often. */
export function isMeantExtra(got: string, source: string, target: string): boolean {
  const isNewIcon = isIcon(got) && !source.includes(got);
  return isSaidTwice(got, source, target) || isNewIcon || isOtherMessage(source, target);
}

/** A value that the program has, in two places rather than one. Glued to a word it is no sentence. */
function isSaidTwice(got: string, source: string, target: string): boolean {
  if (!/^[{%$<]\W*\p{L}\w/u.test(got) || !source.includes(got)) return false;
  const [, ...after] = target.split(got);
  const between = after.slice(0, -1);
  if (between.length === 0 || after.some((part) => /^\p{Lu}/u.test(part))) return false;
  // At the very end it was put by chance, unless there is a sentence before it.
  const isEnd = !hasLetters(after.at(-1) ?? '');
  return between.every((part) => hasLetters(part) && (!isEnd || hasWords(part)));
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

const hasWords = (text: string) =>
  /\p{L}\s+\p{L}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{3}/u.test(text);

/** `$(clippy)`, which Visual Studio Code shows as an icon. */
const isIcon = (got: string) => /^\$\([a-z]+(?:-[a-z\d]+)*(?:~spin)?\)$/u.test(got);

/** `@:common.save` in the place of "Save": the text of another message. */
function isOtherMessage(source: string, target: string): boolean {
  const isReference = ({ kind }: { readonly kind: string }) => kind === 'reference';
  const found = scanPlaceholders(target);
  if (found.length === 0 || !found.every(isReference)) return false;
  const rest = found.reduce((text, { text: reference }) => text.replace(reference, ''), target);
  return !hasLetters(rest) && !scanPlaceholders(source).some(isReference);
}
