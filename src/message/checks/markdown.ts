import { comparedCheck, type Check, type Excuse } from './check.ts';
import { placeholderPlace, mendInPlace } from './placeholders/mended.ts';

const marks = ['**', '__', '~~', '`'];

/** Another address, or a link more than the source has. */
const isOwnLink: Excuse = ({ expected, got }) =>
  /^[[\]]/u.test(got) && (expected === '' || expected.startsWith(']')) ? 'info' : undefined;

/** Code may be an example, or have other marks than backticks. An address and a value in it are what a program reads. */
const isOwnCode: Excuse = ({ expected, got }, { target }) => {
  const read = /:\/\/|\{\{|%[{(]/u;
  const code = expected.replaceAll('`', '');
  const isKept = [code, code.replaceAll(/\s/gu, '')].some((one) => target.includes(one));
  return (expected + got).includes('`') && (!read.test(code) || isKept) ? 'info' : undefined;
};

const compared = comparedCheck('markdown-changed', 'warning');

/**
 * Links and code as the comparison has them; emphasis marks and backticks come in pairs: a different number of them shows
 * on the page.
 */
export const markdownChanged = {
  ...compared,
  find: (pair) => [
    ...compared.find(pair),
    ...(pair.hasBranches ? [] : marks).flatMap((mark) => {
      const [expected, got] = [countOf(pair.source.prose, mark), countOf(pair.target.prose, mark)];
      return expected === got ? [] : [{ expected: mark.repeat(expected), got: mark.repeat(got) }];
    }),
  ],
  excuses: [isOwnLink, isOwnCode],
  place: placeholderPlace,
  fix: mendInPlace,
} as const satisfies Check<'markdown-changed'>;

function countOf(text: string, mark: string): number {
  return text.includes(mark) ? text.split(mark).length - 1 : 0;
}
