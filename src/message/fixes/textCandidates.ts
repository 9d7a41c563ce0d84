import { languageOf } from '../checks/languageHabits.ts';
import type { TranslationPair } from '../inFile/findingFilter.ts';
import { replaced, type Candidates } from './candidates.ts';
import { characterOf, findingPlace } from './findingPlace.ts';

/* White space, punctuation, numbers and accelerators. */

const edges: Candidates = {
  codes: new Set(['whitespace-edge']),
  texts: ({ source, target }) => {
    const core = source.trim();
    const at = source.indexOf(core);
    return [source.slice(0, at) + target.trim() + source.slice(at + core.length)];
  },
};

const spaces: Candidates = {
  codes: new Set(['double-space']),
  texts: ({ target }, finding) => {
    const place = findingPlace(finding, target);
    return place ? [replaced(target, place, ' ')] : [];
  },
};

const invisible: Candidates = {
  codes: new Set(['invisible-character']),
  texts: ({ target }, { got }) => [target.replaceAll(characterOf(got), '')],
};

const numbers: Candidates = {
  codes: new Set(['numbers-changed']),
  texts: ({ target }, finding) => {
    // Languages write numbers in ways of their own.
    if (finding.severity === 'info') return [];
    const place = findingPlace(finding, target);
    return place && /^\S+$/u.test(finding.expected)
      ? [replaced(target, place, finding.expected)]
      : [];
  },
};

const ending: Candidates = {
  codes: new Set(['end-punctuation']),
  texts: (pair, finding) => {
    const { target } = pair;
    const mark = inLanguage(finding.expected, pair);
    const place = findingPlace(finding, target);
    if (finding.got !== '') return place ? [replaced(target, place, mark)] : [];
    const end = target.trimEnd().length;
    const inside =
      end - (/[\p{Pe}\p{Pf}"'»“”]*(?:<\/[^<>]*>)*$/u.exec(target.slice(0, end))?.[0].length ?? 0);
    return [end, inside].map((at) => replaced(target, { start: at, end: at }, mark));
  },
};

const accelerator: Candidates = {
  codes: new Set(['accelerator-changed']),
  texts: ({ source, target }) => {
    const mark = source.includes('&&') ? '&&' : '&';
    const first = target.search(/\p{L}/u);
    if (first < 0) return [];
    const without = target.replace(mark, '');
    return [replaced(target, { start: first, end: first }, mark), without];
  },
};

export const textCandidates: readonly Candidates[] = [
  edges,
  spaces,
  invisible,
  numbers,
  ending,
  accelerator,
];

const wide = new Map(Object.entries({ '.': '。', '?': '？', '!': '！', ':': '：' }));
const arabic = new Map(Object.entries({ '?': '؟' }));
const marks: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  ja: wide,
  zh: wide,
  ar: arabic,
  fa: arabic,
  ur: new Map(Object.entries({ '?': '؟', '.': '۔' })),
  hi: new Map(Object.entries({ '.': '।' })),
  el: new Map(Object.entries({ '?': ';' })),
};

/** The mark as the language of the translation writes it. */
function inLanguage(mark: string, { targetLocale }: TranslationPair): string {
  return marks[languageOf(targetLocale)]?.get(mark) ?? mark;
}
