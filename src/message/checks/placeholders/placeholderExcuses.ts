import { scanPlaceholders } from '../../placeholders/messageText.ts';
import { isNumberPlaceholder } from '../../placeholders/numberPlaceholder.ts';
import type { Excuse, Found } from '../check.ts';

/** „{name}“ for `{name}` in backticks has other marks, and no placeholder more. */
export const isInCode =
  (code: string): Excuse =>
  (_, { source, target, codesAfter }) => {
    if (!source.includes('`') && !target.includes('`')) return undefined;
    return codesAfter(unmarked).has(code) ? undefined : 'none';
  };

const unmarked = (text: string) => text.replaceAll('`', '"');

/** "Ein Artikel" for `{{count}} item`, and the other way round: the form says which number it is. */
export const isCounted =
  (placeholderOf: (found: Found) => string): Excuse =>
  (found, { isOneNumber = false }) =>
    isOneNumber && isNumberPlaceholder(placeholderOf(found)) ? 'none' : undefined;

const one = /(?<!\p{Nd})1(?!\p{Nd})/u;

/** "%d Zelle" for "1 cell": the number is written by the program. */
export const isNumberWritten: Excuse = ({ got }, { source, target }) =>
  one.test(source) && !one.test(target) && isNumberPlaceholder(got) ? 'none' : undefined;

/** `$5` is an argument only beside `$1`: as a price it may become "500 Yen". */
export const isPrice: Excuse = ({ expected }, { source }) =>
  /^\$\d$/u.test(expected) && !/\$1(?!\d)/u.test(source) ? 'none' : undefined;

const opening = /^(?:\$?\{\{?|\{%|<%=?)\s*-?\s*/u;
const closing = /\s*(?:\}\}?|%\}|%>)$/u;

/** `{name}` for `{ name }` is nothing to any program. */
export const isOnlySpaced: Excuse = ({ expected, got }) =>
  spaced(expected) === spaced(got) && bracesOf(expected) === bracesOf(got) ? 'none' : undefined;

/**
 * `{date | format("DD.MM.")}` for another format of the same value is the language's own, and so are the cases that some
 * programs take: `{way:accusative}`.
 */
export const isOtherFormat: Excuse = ({ expected, got }) => {
  const [before, after] = [valueOf(expected), valueOf(got)];
  const isSame = before !== undefined && before === after;
  return isSame && bracesOf(expected) === bracesOf(got) ? 'info' : undefined;
};

/** `$USER$` for `$User$`, where the program takes them for one name. */
export const isSameName: Excuse = ({ expected, got }, { syntax }) => {
  if (syntax?.foldsNames !== true || !/^\$\w+\$$/u.test(got)) return undefined;
  return expected.toLowerCase() === got.toLowerCase() ? 'none' : undefined;
};

const bracesOf = (text: string) => (opening.exec(text)?.[0] ?? text).replaceAll(/[\s-]/gu, '');

function spaced(text: string): string {
  return text.replace(opening, '').replace(closing, '').replaceAll(/\s+/gu, ' ');
}

/** What a placeholder takes, without how it is shown. */
function valueOf(text: string): string | undefined {
  if (!opening.test(text)) return undefined;
  return /^[\p{L}\p{N}_.$[\]-]+(?=$|\s*[|,:])/u.exec(spaced(text))?.[0];
}

/** People have reasons for a placeholder that the source lacks, or has less often. */
export const isMeantExtra: Excuse = ({ got }, { source, target }) => {
  const isNewIcon = isIcon(got) && !source.includes(got);
  const isMeant = isSaidTwice(got, source, target) || isNewIcon || isOtherMessage(source, target);
  return isMeant ? 'info' : undefined;
};

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
