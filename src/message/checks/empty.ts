import type { Check } from './check.ts';

/** `checkMessage` finds it before all else: of a translation without a character that shows, nothing else is said. */
export const empty = {
  code: 'empty',
  severity: 'error',
  // Without words there is nothing to translate.
  excuses: [(_, { source }) => (/[\p{L}\p{Nd}]/u.test(source) ? 'info' : 'none')],
  isForRuns: true,
  setting: 'empty',
} as const satisfies Check;
