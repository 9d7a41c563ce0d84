import { escapeRegExp } from './escapeRegExp.ts';
/** Puts glossary terms in their target form and hands all other text to `translate`. Whole words, longest first. */
export function insertTerms(
  text: string,
  terms: ReadonlyMap<string, string>,
  translate: (text: string) => string,
): string {
  if (terms.size === 0) return translate(text);
  const byLowerCase = new Map(Array.from(terms, ([from, to]) => [from.toLowerCase(), to]));
  const pattern = termPattern([...terms.keys()]);
  let result = '';
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    result += translate(text.slice(done, match.index));
    result += byLowerCase.get(match[0].toLowerCase()) ?? match[0];
    done = match.index + match[0].length;
  }
  return result + translate(text.slice(done));
}

function termPattern(terms: readonly string[]): RegExp {
  const longestFirst = terms.toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(wholeWord).join('|'), 'giu');
}

/** Word borders are asked for only beside Latin letters and digits: Japanese does not separate words. */
function wholeWord(term: string): string {
  const before = /^[\p{Script=Latin}\p{N}]/u.test(term) ? '(?<![\\p{Script=Latin}\\p{N}])' : '';
  const after = /[\p{Script=Latin}\p{N}]$/u.test(term) ? '(?![\\p{Script=Latin}\\p{N}])' : '';
  return before + escapeRegExp(term) + after;
}
