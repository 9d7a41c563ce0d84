import { type MessageText, readMessage, scanPlaceholders } from '../../placeholders/messageText.ts';
import type { Placeholder } from '../../placeholders/placeholder.ts';
import { isNumberPlaceholder } from '../../placeholders/numberPlaceholder.ts';
import { excuseOfTexts, type Check, type Excuse, type Found } from '../check.ts';
import {
  isCaseEnding,
  isGenitive,
  isPrefix,
  mayGlueAfter,
  mayGlueBefore,
} from '../languageHabits.ts';
import { isMoment } from '../patternText.ts';
import { onlyPlace, replaced } from '../places.ts';
import { uniquePlaceholders } from '../uniquePlaceholders.ts';
import { unknownSyntax } from '../../syntax.ts';
import { holes } from './holes.ts';

interface Around {
  readonly before: string;
  readonly after: string;
}

/** `{start} – {end}` for `{start}-{end}`: with spaces on both sides. */
const isRange = excuseOfTexts(({ codesAfter }) => {
  const codes = codesAfter((text) => text.replaceAll(spacedRange, '$1'));
  return codes.has('placeholder-spacing') ? undefined : 'info';
});

const spacedRange = /(?<=[})%\w])\s([-–—/])\s(?=[{%$<])/gu;

/**
 * A space around a placeholder that was lost ("Hallo{name}") or came between it and its quote or bracket, and what it left where
 * it stood.
 */
export const spacing = {
  code: 'placeholder-spacing',
  severity: 'warning',
  find: (pair) => {
    if (pair.source.placeholders.length === 0) return [];
    const targets = uniquePlaceholders(pair.target);
    const [sourceEnds, targetEnds] = [printfEnds(pair.source), printfEnds(pair.target)];
    const found: Found[] = [];
    for (const [identity, placeholder] of uniquePlaceholders(pair.source)) {
      const counterpart = targets.get(identity);
      if (!counterpart) continue;
      const expected = around(pair.source.text, placeholder, sourceEnds);
      const got = around(pair.target.text, counterpart, targetEnds);
      const lost =
        lostBefore(expected, got, pair.targetLocale) || lostAfter(expected, got, pair.targetLocale);
      if (placeholder.kind === 'tag' && isSameToSee(placeholder.text, expected, got)) continue;
      if (!lost && !wonBefore(expected, got) && !wonAfter(expected, got)) continue;
      found.push({ expected: shown(expected, identity), got: shown(got, identity) });
    }
    const { syntax = unknownSyntax } = pair.message;
    return [...found, ...holes(pair.source, pair.target, { syntax, locale: pair.targetLocale })];
  },
  excuses: [isMoment, isInflected, isRange],
  place: ({ got }, target) => onlyPlace(target, got),
  fix: ({ target }) =>
    scanPlaceholders(target).flatMap(({ start, end }) => [
      ...(target[start - 1] === ' '
        ? [replaced(target, { start: start - 1, end: start }, '')]
        : []),
      ...(target[end] === ' ' ? [replaced(target, { start: end, end: end + 1 }, '')] : []),
      ...(/\S/u.test(target.charAt(start - 1))
        ? [replaced(target, { start, end: start }, ' ')]
        : []),
      ...(/\S/u.test(target.charAt(end)) ? [replaced(target, { start: end, end }, ' ')] : []),
    ]),
} as const satisfies Check;

/** A language that puts its endings at names may mean one of them: `{appName}u`. */
function isInflected(...[{ got }, { target, targetLocale }]: Parameters<Excuse>) {
  const message = readMessage(target);
  const ends = printfEnds(message);
  const places = message.placeholders.filter(
    (one) => shown(around(target, one, ends), one.identity) === got,
  );
  const isEnding = places.every(
    ({ kind, text, start, end }) =>
      kind !== 'printf' &&
      !isNumberPlaceholder(text) &&
      !/[\p{L}\p{N}]$/u.test(target.slice(0, start)) &&
      isCaseEnding(target.slice(end), targetLocale),
  );
  return isEnding ? 'info' : undefined;
}

/** The two characters on each side; the last letter of `%(name)s` is none of the text's. */
function around(text: string, { start, end }: Placeholder, ends: ReadonlySet<number>): Around {
  const before = ends.has(start) ? '}' : text.slice(Math.max(0, start - 2), start);
  return { before, after: text.slice(end, end + 2) };
}

const printfEnds = ({ placeholders }: MessageText): ReadonlySet<number> =>
  new Set(placeholders.filter(({ kind }) => kind === 'printf').map(({ end }) => end));

function lostBefore(expected: Around, got: Around, locale: string): boolean {
  const isApart = /\s$/.test(expected.before) || isWord(expected, expected.before);
  const isGlued = isApart && /[\p{L}\p{N}]$/u.test(got.before);
  return isGlued && !mayGlueBefore(locale) && !isPrefix(got.before, locale);
}

function lostAfter(expected: Around, got: Around, locale: string): boolean {
  const isApart = /^\s/.test(expected.after) || isWord(expected, expected.after);
  const isGlued = isApart && /^[\p{L}\p{N}]/u.test(got.after);
  return isGlued && !mayGlueAfter(locale) && !isGenitive(got.after, locale);
}

/** Elements that begin lines of their own. */
const block =
  /^<\/?(?:html|body|p|br|hr|div|ul|ol|li|dl|dt|dd|h[1-6]|table|tr|td|th|blockquote|pre)(?![\w-])/iu;

/** A space at the edge of a line is not seen, and of those on both sides of a tag one is. */
function isSameToSee(tag: string, expected: Around, got: Around): boolean {
  if (block.test(tag)) return true;
  const isApart = /\s$/.test(expected.before) && /^\s/.test(expected.after);
  return isApart && (/\s$/.test(got.before) || /^\s/.test(got.after));
}

/** At one end of its text, and apart from it: a word that may be anywhere. */
function isWord({ before, after }: Around, edge: string): boolean {
  return edge === '' && (/\s$/.test(before) || /^\s/.test(after));
}

function wonBefore(expected: Around, got: Around): boolean {
  const mark = /["'“‘([{#@/=\-$]$/.exec(expected.before)?.[0];
  return (
    mark !== undefined &&
    got.before.length === 2 &&
    got.before.startsWith(mark) &&
    /\s$/.test(got.before)
  );
}

function wonAfter(expected: Around, got: Around): boolean {
  const mark = /^["'”’)\]}/=-]/.exec(expected.after)?.[0];
  return (
    mark !== undefined &&
    got.after.length === 2 &&
    got.after.endsWith(mark) &&
    /^\s/.test(got.after)
  );
}

function shown({ before, after }: Around, identity: string): string {
  return before + identity + after;
}
