import { finding } from '../findings.ts';
import type { Check } from './check.ts';

const marks = ['**', '__', '~~', '`'];

/**
 * Emphasis marks and backticks come in pairs: a different number of them shows on the page. Links are in the contract.
 */
export const markdownMarks: Check = ({ source, target }) =>
  marks
    .filter((mark) => countOf(source.prose, mark) !== countOf(target.prose, mark))
    .map((mark) =>
      finding(
        'markdown-changed',
        mark.repeat(countOf(source.prose, mark)),
        mark.repeat(countOf(target.prose, mark)),
      ),
    );

function countOf(text: string, mark: string): number {
  return text.includes(mark) ? text.split(mark).length - 1 : 0;
}
