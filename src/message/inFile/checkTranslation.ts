import { checkMessage } from '../checkMessage.ts';
import { type Finding, type FindingCode, type Severity } from '../findings.ts';
import { withAlikeMarkup } from './alikeMarkup.ts';
import { droppedChoices } from './droppedChoices.ts';
import { exactForms } from './exactForms.ts';
import { isEntitySpelling, twiceEscaped } from './entitySpelling.ts';
import { hasDirective, isPattern } from './patternText.ts';
import type { Rule, TranslationPair } from './rule.ts';

/**
 * What is said about a translation that stands in a file, whoever wrote it. {@link checkMessage} judges a machine's answer
 * and refuses in doubt; people have reasons, so here a doubt is information or nothing.
 */
export function checkTranslation(pair: TranslationPair): readonly Finding[] {
  const { source, target } = pair;
  const twice = twiceEscaped(source, target);
  const found = checkMessage(pair);
  if (found.length === 0) return twice;
  const kept = rules.reduce((findings, rule) => rule(pair, findings), found);
  const others = twice.length > 0 ? kept.filter(({ code }) => code !== 'entity-changed') : kept;
  return [...twice, ...others.map((one) => softened(one))];
}

/** Each language has its own order of day, month and year, and its own sign between digits. */
const withoutPatterns: Rule = ({ source, target }, found) => {
  if (isPattern(source) && hasDirective(target)) return [];
  const hasWords = /[\p{L}\p{Nd}]/u.test(source);
  return hasWords ? found : found.filter(({ code }) => code !== 'empty');
};

const aboutMarkup: ReadonlySet<FindingCode> = new Set(['tag-changed', 'tag-unbalanced']);

const withoutMarkupSpelling: Rule = (pair, found) => {
  if (!found.some(({ code }) => aboutMarkup.has(code))) return found;
  const locales = [pair.sourceLocale, pair.targetLocale];
  const again = checkMessage({
    ...pair,
    source: withAlikeMarkup(pair.source, locales),
    target: withAlikeMarkup(pair.target, locales),
  });
  const codes = new Set(again.map(({ code }) => code));
  return found.filter(({ code }) => !aboutMarkup.has(code) || codes.has(code));
};

const withoutEntitySpelling: Rule = ({ source, target }, found) =>
  isEntitySpelling(source, target) ? found.filter(({ code }) => code !== 'entity-changed') : found;

/** Placeholders that most likely are numbers, by their names. */
const name = String.raw`(?:\w*(?:count|number|num|total)\w*|n|\d+)`;
const number = new RegExp(
  [
    String.raw`%(?:\d+\$)?[-+ 0#']*\d*[dniu]`,
    String.raw`%[{(<]${name}[})>]\w?`,
    String.raw`\{\{?\s*-?\s*${name}\s*(?:,[^}]*)?\}\}?`,
    String.raw`<%=?\s*${name}\s*%>`,
    String.raw`:${name}`,
    String.raw`\$\{?${name}\}?\$?`,
  ]
    .map((one) => `^${one}$`)
    .join('|'),
  'iu',
);

/** "Ein Artikel" for `{{count}} item`: the form says which number it is. */
const withoutCounts: Rule = ({ isOneNumber = false }, found) => {
  if (!isOneNumber) return found;
  return found.filter(
    ({ code, expected }) => code !== 'placeholder-missing' || !number.test(expected),
  );
};

/** What people do on purpose more often than not. */
const onPurpose: ReadonlySet<FindingCode> = new Set([
  'placeholder-clumped',
  'placeholder-moved',
  'icu-same-forms',
]);

function softened(one: Finding): Finding {
  return isTaste(one) ? { ...one, severity: 'info' satisfies Severity } : one;
}

function isTaste({ code, expected, got }: Finding): boolean {
  switch (code) {
    // A period is a matter of style guides; a question or a colon is not.
    case 'end-punctuation':
      return [expected, got].every((mark) => /^[.。．｡।۔]?$/u.test(mark));
    // A number may be a word, or a word a number. One that became another number is a mistake.
    case 'numbers-changed':
      return numbersIn(expected) !== numbersIn(got);
    // Examples and documentation have addresses of their own in each language.
    case 'url-changed':
      return expected !== '' && got !== '';
    default:
      return onPurpose.has(code);
  }
}

const numbersIn = (list: string) => list.split(' ').filter((one) => one !== '').length;

const rules: readonly Rule[] = [
  withoutPatterns,
  withoutMarkupSpelling,
  withoutEntitySpelling,
  withoutCounts,
  droppedChoices,
  exactForms,
];
