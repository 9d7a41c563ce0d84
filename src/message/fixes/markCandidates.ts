import type { TranslationPair } from '../inFile/findingFilter.ts';
import { scanPlaceholders } from '../placeholders/scanPlaceholders.ts';
import { without } from '../without.ts';
import type { TextRange } from '../textRange.ts';
import { replaced, type Candidates } from './candidates.ts';
import { placeholdersIn } from './findingPlace.ts';

/* What a program reads: placeholders, tags, entities, escapes, addresses. */

const changed: Candidates = {
  codes: new Set([
    'placeholder-changed',
    'placeholder-missing',
    'placeholder-extra',
    'tag-changed',
    'entity-changed',
    'entity-escaped-twice',
    'escape-changed',
    'markdown-changed',
    'url-changed',
  ]),
  texts: (pair, { expected, got }) => mended(pair, expected, got),
};

/** Of tags that are not closed the finding has all; what differs is seen from the tags of both texts. */
const unbalanced: Candidates = {
  codes: new Set(['tag-unbalanced']),
  texts: (pair) => {
    const [own, theirs] = [tagsOf(pair.source), tagsOf(pair.target)];
    const [[lost = ''], [added = '']] = [without(own, theirs), without(theirs, own)];
    return mended(pair, lost, added);
  },
};

const spacing: Candidates = {
  codes: new Set(['placeholder-spacing']),
  texts: ({ target }) =>
    scanPlaceholders(target).flatMap(({ start, end }) => [
      replaced(target, { start, end: start }, ' '),
      replaced(target, { start: end, end }, ' '),
      ...(target[start - 1] === ' '
        ? [replaced(target, { start: start - 1, end: start }, '')]
        : []),
      ...(target[end] === ' ' ? [replaced(target, { start: end, end: end + 1 }, '')] : []),
    ]),
};

export const markCandidates: readonly Candidates[] = [changed, unbalanced, spacing];

const tagsOf = (text: string) =>
  scanPlaceholders(text).flatMap((one) => (one.kind === 'tag' ? one.text : []));

/** One mark in the place of another, or one more or less. */
function mended(pair: TranslationPair, lost: string, added: string): readonly string[] {
  if (lost === '' && added === '') return [];
  if (lost === '') return removals(pair.target, added);
  if (added === '') return insertions(pair, lost);
  const own = textOf(pair.source, lost);
  return placesOf(pair.target, added)
    .toReversed()
    .map((place) => replaced(pair.target, place, own));
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

function removals(text: string, mark: string): readonly string[] {
  return placesOf(text, mark)
    .toReversed()
    .flatMap(({ start, end }) => [
      ...(text[start - 1] === ' ' ? [replaced(text, { start: start - 1, end }, '')] : []),
      ...(text[end] === ' ' ? [replaced(text, { start, end: end + 1 }, '')] : []),
      replaced(text, { start, end }, ''),
    ]);
}

/** At the start or the end, as the source has it; in the middle nobody knows where, so it goes to the end. */
function insertions({ source, target }: TranslationPair, lost: string): readonly string[] {
  const [place] = placeholdersIn(source, lost);
  const mark = textOf(source, lost);
  const before = place === undefined ? '' : source.slice(0, place.start);
  const after = place === undefined ? '' : source.slice(place.end);
  const start = target.length - target.trimStart().length;
  const end = endOfWords(target);
  const first = replaced(target, { start, end: start }, mark + (/^\s/u.test(after) ? ' ' : ''));
  const last = [' ', ''].map((space) => replaced(target, { start: end, end }, space + mark));
  if (before.trim() === '') return [first, ...last];
  return /\s$/u.test(before) ? [...last, first] : [...last.toReversed(), first];
}

/** Before the marks that end a text. */
function endOfWords(text: string): number {
  return text.length - (/[\s.!?…:;。！？：]*$/u.exec(text)?.[0].length ?? 0);
}
