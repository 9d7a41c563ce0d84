import type { Check } from './check.ts';

/** Nothing else is said about a translation without a character that shows. */
export const empty = {
  code: 'empty',
  severity: 'error',
  ofWholeTexts: true,
  find: ({ message: { source, target } }) =>
    target.trim() === '' ? [{ expected: source, got: target }] : [],
  // Without words there is nothing to translate.
  excuses: [(_, { source }) => (/[\p{L}\p{Nd}]/u.test(source) ? 'info' : 'none')],
  isForRuns: true,
  setting: 'empty',
} as const satisfies Check;
