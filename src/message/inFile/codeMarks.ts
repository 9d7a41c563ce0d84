import type { FindingCode } from '../findings.ts';
import { codesOf } from './codesOf.ts';
import type { FindingFilter } from './findingFilter.ts';

const aboutPlaceholders: ReadonlySet<FindingCode> = new Set([
  'placeholder-missing',
  'placeholder-extra',
  'placeholder-changed',
  'placeholder-order',
]);

/** „{name}“ for `{name}` in backticks has other marks, and no placeholder more. */
export const withoutCodeMarks: FindingFilter = (pair, found) => {
  const { source, target } = pair;
  const isMarked = source.includes('`') || target.includes('`');
  if (!isMarked || !found.some(({ code }) => aboutPlaceholders.has(code))) return found;
  const codes = codesOf(pair, unmarked);
  return found.filter(({ code }) => !aboutPlaceholders.has(code) || codes.has(code));
};

const unmarked = (text: string) => text.replaceAll('`', '"');
