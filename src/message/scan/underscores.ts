import { isWord } from './characters.ts';
import type { Rule } from './rule.ts';

const longest = 60;
const identifier = /^__(?:[a-z]|[A-Z\d]+_)[\w.]*?[a-zA-Z\d]__(?!\w)/;

/**
 * `__name__`, as in older i18next. Markdown writes strong text in this way, so only what looks like an identifier counts:
 * it begins with a small letter, or consists of several words.
 */
export const underscores: Rule = ({ text, at }) => {
  if (text[at + 1] !== '_' || isWord(text[at - 1])) return undefined;
  const found = identifier.exec(text.slice(at, at + longest))?.[0];
  return found === undefined ? undefined : { kind: 'printfNamed', end: at + found.length };
};
