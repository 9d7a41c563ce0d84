import { onPurpose, type Check, type Excuse } from './check.ts';
import { languageOf, mayGlueBefore } from './languageHabits.ts';
import { matchPlace, replaced } from './places.ts';

/**
 * A space after the end of a sentence was left there by chance, languages without spaces need none, and a colon of
 * French has one before it.
 */
const isNeedlessEdge: Excuse = (_, { source, target, targetLocale }) => {
  const isMark = languageOf(targetLocale) === 'fr' && /^\s[:;!?»]$/u.test(target);
  const lost = gained(target, source);
  const isChance = !lost.start && lost.end && /[.!?…]["”)]?\s+$/u.test(source);
  const isUnspaced = (lost.start || lost.end) && mayGlueBefore(targetLocale);
  // ` and is given` → `, і надається`; `y` for years behind a number, `, and` → ` et`.
  const isClinging = lost.start && !lost.end && /^[,;.:)]/u.test(target);
  const got = gained(source, target);
  const isJoining = got.start && !got.end && lost.none && /^(?:\p{L}{1,2}$|[,;])/u.test(source);
  const isFine = isMark || isJoining || (got.none && (isChance || isUnspaced || isClinging));
  return isFine ? 'none' : undefined;
};

/** What an English text ends in that goes on: its last word asks for another one, or a sign does. */
const goesOn =
  /(?:[^\p{L}\p{M}\p{N}\s.!?…)\]}>%"'”»]|(?<![\p{L}\p{M}])(?:a|an|the|and|or|but|of|to|in|on|at|by|for|from|with|into|as|than|that|this|your|my|our|its?|is|are|was|were|be|been|has|have|had|can|could|will|would|may|must|should|do|does|not|no|if|when|until|before|after|about|between|over|under|via|per|please|select|click|see|you|we|i|they))\s+$/iu;

/** A label with a space that joins nothing, as far as can be told; a sentence behind another one needs it. */
const isLabelEdge: Excuse = (_, { source, target, sourceLocale }) => {
  if (languageOf(sourceLocale) !== 'en' || !gained(source, target).none) return undefined;
  const lost = gained(target, source);
  if (!lost.start && !lost.end) return undefined;
  const isStart =
    lost.start &&
    !/^\s+["“„«]/u.test(source) &&
    (!/^\s+\p{Lu}/u.test(source) || /[.!?…]\s*$/u.test(source));
  const isEnd = lost.end && (goesOn.test(source) || /^\s*\p{Ll}/u.test(source));
  return isStart || isEnd ? undefined : 'info';
};

/** The ends at which the second text has whitespace and the first has none. */
function gained(first: string, second: string) {
  const start = /^\s/u.test(second) && !/^\s/u.test(first);
  const end = /\s$/u.test(second) && !/\s$/u.test(first);
  return { start, end, none: !start && !end };
}

/** Whitespace at the ends is often joined with other text by the program, so it has to stay. */
export const whitespaceEdge = {
  code: 'whitespace-edge',
  severity: 'warning',
  ofWholeTexts: true,
  find: ({ source, target }) => {
    const [expected, got] = [edges(source.text), edges(target.text)];
    return expected === got ? [] : [{ expected, got }];
  },
  excuses: [isNeedlessEdge, isLabelEdge],
  fix: ({ target, pair }) => {
    if (pair === undefined) return [];
    const { source } = pair;
    const core = source.trim();
    const at = source.indexOf(core);
    return [source.slice(0, at) + target.trim() + source.slice(at + core.length)];
  },
  isCertain: true,
} as const satisfies Check;

const lineBreak = /\r\n|\r|\n/g;

export const lineBreaks = {
  code: 'line-breaks',
  severity: 'warning',
  find: ({ source, target }) => {
    const [expected, got] = [countOf(source.text, lineBreak), countOf(target.text, lineBreak)];
    return expected === got ? [] : [{ expected: `${expected}`, got: `${got}` }];
  },
  excuses: [onPurpose],
} as const satisfies Check;

const doublePlace = (target: string) => matchPlace(target, / {2,}(?=\S)/u);

export const doubleSpace = {
  code: 'double-space',
  severity: 'info',
  find: ({ source, target }) => {
    if (!target.text.includes('  ')) return [];
    const double = /\S( {2,})(?=\S)/g;
    const got = [...target.text.matchAll(double)];
    const [first] = got;
    if (!first || got.length <= countOf(source.text, double)) return [];
    return [{ expected: ' ', got: first[1] ?? '' }];
  },
  place: (_, target) => doublePlace(target),
  fix: ({ target }) => {
    const place = doublePlace(target);
    return place ? [replaced(target, place, ' ')] : [];
  },
  isCertain: true,
} as const satisfies Check;

const noEdges = JSON.stringify(['', '']);

/** The whitespace at both ends, written with visible names: the characters alone could not be told apart. */
function edges(text: string): string {
  const core = text.trim();
  if (core.length === text.length) return noEdges;
  const start = text.indexOf(core);
  const ends = [text.slice(0, start), text.slice(start + core.length)];
  // What nobody sees at all is a finding of its own.
  return JSON.stringify(ends.map((end) => end.replaceAll('\u{FEFF}', '')));
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
