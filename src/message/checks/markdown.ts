import { comparedCheck, type Excuse } from './check.ts';
import { isOtherHost } from './placeholders/addresses.ts';
import { placeholderPlace, mendInPlace } from './placeholders/mended.ts';

const marks = ['**', '__', '~~', '`'];

/** Another address of the same host, or a link more than the source has. */
const isOwnLink: Excuse = (found, translation) => {
  const { expected, got } = found;
  const isLink = /^[[\]]/u.test(got) && (expected === '' || expected.startsWith(']'));
  return isLink && !isOtherHost(found, translation) ? 'info' : undefined;
};

/**
 * Marks that the source does not pair are footnotes or bullets (`**Not yet.`); where it stresses something, a translation may
 * stress more.
 */
const isOwnStress: Excuse = ({ expected, got }) => {
  const mark = marks.find((one) => (expected + got).startsWith(one));
  if (mark === undefined || mark === '`') return undefined;
  const [own, other] = [expected, got].map((all) => all.length / mark.length);
  if (own === undefined || other === undefined) return undefined;
  const isMore = own > 0 && other > own && other % 2 === 0;
  return own % 2 === 1 || isMore ? 'info' : undefined;
};

/** Code may be an example, or have other marks than backticks. An address and a value in it are what a program reads. */
const isOwnCode: Excuse = ({ expected, got }, { target }) => {
  const read = /:\/\/|\{\{|%[{(]/u;
  const code = expected.replaceAll('`', '');
  const isKept = [code, code.replaceAll(/\s/gu, '')].some((one) => target.includes(one));
  return (expected + got).includes('`') && (!read.test(code) || isKept) ? 'info' : undefined;
};

/**
 * Links and code come out of the comparison; emphasis marks and backticks come in pairs: a different number of them shows on
 * the page.
 */
export const markdownChanged = comparedCheck('markdown-changed', 'warning', {
  find: ({ source, target }) =>
    marks.flatMap((mark) => {
      const [expected, got] = [countOf(source.prose, mark), countOf(target.prose, mark)];
      return expected === got ? [] : [{ expected: mark.repeat(expected), got: mark.repeat(got) }];
    }),
  excuses: [isOwnLink, isOwnStress, isOwnCode],
  place: placeholderPlace,
  fix: mendInPlace,
});

function countOf(text: string, mark: string): number {
  return text.includes(mark) ? text.split(mark).length - 1 : 0;
}
