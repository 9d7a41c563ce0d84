import { escapeRegExp } from '../../escapeRegExp.ts';
import { scanPlaceholders } from '../../placeholders/messageText.ts';
import type { TextRange } from '../../textRange.ts';
import { without } from '../../without.ts';
import type { Found, ToFix, TranslationPair } from '../check.ts';
import { onlyPlace, placeholdersIn, replaced } from '../places.ts';

/* What a program reads: placeholders, tags, entities, escapes, addresses. */

/** The last of the placeholders that a finding names, or the only place with its text. */
export function placeholderPlace({ got }: Found, target: string): TextRange | undefined {
  return placeholdersIn(target, got).at(-1) ?? onlyPlace(target, got);
}

/** What stands anywhere in a text: where it is missing, a place is found for it, and where it is too much, it goes. */
export function mendAnywhere({ pair, expected, got, severity }: ToFix): readonly string[] {
  // People have reasons for a value more.
  const isMeant = severity === 'info' && expected === '';
  return pair === undefined || isMeant ? [] : mended(pair, expected, got);
}

/** What belongs to the words around it: only another one is put in its place. */
export function mendInPlace({ pair, expected, got }: ToFix): readonly string[] {
  return pair && expected !== '' && got !== '' ? mended(pair, expected, got) : [];
}

/** Of tags that are not closed the finding has all; what differs is seen from the tags of both texts. */
export function mendTags({ pair }: ToFix): readonly string[] {
  if (pair === undefined) return [];
  const [own, theirs] = [tagsOf(pair.source), tagsOf(pair.target)];
  const [[lost = ''], [added = '']] = [without(own, theirs), without(theirs, own)];
  return mended(pair, lost, added);
}

const tagsOf = (text: string) =>
  scanPlaceholders(text).flatMap((one) => (one.kind === 'tag' ? one.text : []));

/** One mark in the place of another, or one more or less. */
function mended(pair: TranslationPair, lost: string, added: string): readonly string[] {
  if (lost === '' && added === '') return [];
  if (lost === '') return removals(pair.target, added);
  const own = textOf(pair.source, lost);
  if (added === '') return torn(pair.target, own) ?? insertions(pair, lost, own);
  return placesOf(pair.target, added)
    .toReversed()
    .flatMap((place) => [
      ...widened(pair.target, place, own).map((wide) => replaced(pair.target, wide, own)),
      replaced(pair.target, place, own),
    ]);
}

/** `{ { name } }` for `{{name}}` is read as a placeholder in braces: those go with it. */
function widened(text: string, { start, end }: TextRange, own: string): readonly TextRange[] {
  const before = /\{\s*$/u.exec(text.slice(0, start))?.[0].length;
  const after = /^\s*\}/u.exec(text.slice(end))?.[0].length;
  if (!own.startsWith('{{') || before === undefined || after === undefined) return [];
  return [{ start: start - before, end: end + after }];
}

/** With spaces in it (`__ name __`, `% s`) a placeholder is none; nothing where nothing looks like it. */
function torn(text: string, own: string): readonly string[] | undefined {
  const pattern = new RegExp(Array.from(own, escapeRegExp).join(String.raw`\s*`), 'iu');
  const found = pattern.exec(text);
  if (found !== null && found[0] !== own) {
    return [replaced(text, { start: found.index, end: found.index + found[0].length }, own)];
  }
  // The other tag of a pair looks like it, and is none of it.
  if (own.startsWith('<')) return undefined;
  const [name = ''] = own.match(/[\p{L}\p{N}]{2,}/u) ?? [];
  const part = new RegExp(
    String.raw`[{_%$<]\s*${escapeRegExp(name)}|${escapeRegExp(name)}\s*[}_%>]`,
    'iu',
  );
  return name !== '' && !text.includes(own) && part.test(text) ? [] : undefined;
}

/** As the source spells it. */
function textOf(source: string, identity: string): string {
  return scanPlaceholders(source).find((one) => one.identity === identity)?.text ?? identity;
}

function placesOf(text: string, mark: string): readonly TextRange[] {
  const found = placeholdersIn(text, mark);
  if (found.length > 0) return found;
  const start = text.lastIndexOf(mark);
  return start < 0 ? [] : [{ start, end: start + mark.length }];
}

/** With a space, where there would be two, or one at an end. */
function removals(text: string, mark: string): readonly string[] {
  return placesOf(text, mark)
    .toReversed()
    .map(({ start, end }) => {
      const [before, after] = [text.charAt(start - 1), text.charAt(end)];
      if (before === ' ' && /^[\s.,;:!?]?$/u.test(after)) {
        return replaced(text, { start: start - 1, end }, '');
      }
      const isFirst = after === ' ' && /^\s?$/u.test(before);
      return replaced(text, { start, end: isFirst ? end + 1 : end }, '');
    });
}

/** At the start or the end, as the source has it; in the middle nobody knows where, so it goes to the end. */
function insertions(
  { source, target }: TranslationPair,
  lost: string,
  mark: string,
): readonly string[] {
  const [place] = placeholdersIn(source, lost);
  const before = place === undefined ? '' : source.slice(0, place.start);
  const after = place === undefined ? '' : source.slice(place.end);
  const start = target.length - target.trimStart().length;
  const end = endOfWords(target);
  const first = inserted(target, start, mark + (/^\s/u.test(after) ? ' ' : ''));
  const last = [' ', ''].map((space) => inserted(target, end, space + mark));
  if (before.trim() === '') return [first, ...last];
  const isApart = /(?:^|\s)(?:<[^<>]*>)*$/u.test(before);
  return isApart ? [...last, first] : [...last.toReversed(), first];
}

const inserted = (text: string, at: number, piece: string) =>
  replaced(text, { start: at, end: at }, piece);

/** Before the marks that end a text. */
function endOfWords(text: string): number {
  return text.length - (/[\s.!?…:;。！？：]*$/u.exec(text)?.[0].length ?? 0);
}
