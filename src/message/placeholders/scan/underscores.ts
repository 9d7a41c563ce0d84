import { type ScanRule, isWord } from './scanRule.ts';

const longest = 60;
const identifier = /^__(?:[a-z]|[A-Z\d]+_)[\w.]*?[a-zA-Z\d]__/;
/** As a word of its own: `__a__b__` is one name. */
const wholeWord = new RegExp(`${identifier.source}(?!\\w)`);

/**
 * `__name__`, as in older i18next. Markdown writes strong text in this way, so only what looks like an identifier counts:
 * it begins with a small letter, or consists of several words.
 */
export const underscores: ScanRule = ({ text, at }) => {
  if (text[at + 1] !== '_' || isWord(text[at - 1])) return undefined;
  const rest = text.slice(at, at + longest);
  const [found] = wholeWord.exec(rest) ?? identifier.exec(rest) ?? [];
  return found === undefined ? undefined : { kind: 'printfNamed', end: at + found.length };
};
