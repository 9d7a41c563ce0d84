import { brokenDatePart, brokenDirective } from '../programText/dateFields.ts';
import { isRefused } from '../programText/identifier.ts';
import { keyWords } from '../programText/keyWords.ts';
import type { Check } from './check.ts';
import { isPattern } from './patternText.ts';
import { lastPlace } from './places.ts';

const sourceOf = ({ pair }: { readonly pair?: { readonly source: string } | undefined }) =>
  pair === undefined ? [] : [pair.source];

/** Words of a key whose text tells people how to type a date. */
const ofHints = ['placeholder', 'hint', 'label', 'example', 'help'];

/** A format of dates or times, in which each language has its own order and marks. */
export const dateFormat = {
  code: 'date-format',
  severity: 'error',
  inFilesOnly: true,
  find: ({ message: { source, target, key = [] } }) => {
    const words = keyWords(key);
    if (ofHints.some((word) => words.has(word))) return [];
    const broken = isPattern(source)
      ? brokenDirective(source, target)
      : brokenDatePart(source, target);
    return broken === undefined ? [] : [{ expected: source, got: broken }];
  },
  place: ({ got }, target) => lastPlace(target, got),
  fix: sourceOf,
} as const satisfies Check;

/** A code, a path, an option: what Glossa does not send, a person may have translated. */
export const programValue = {
  code: 'program-value',
  severity: 'warning',
  inFilesOnly: true,
  find: ({ message: { source, target, key = [] } }) =>
    isRefused(target, source, key) ? [{ expected: source, got: target }] : [],
  place: (_, target) => ({ start: 0, end: target.length }),
  fix: sourceOf,
} as const satisfies Check;
