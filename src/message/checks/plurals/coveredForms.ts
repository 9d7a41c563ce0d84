import { hasSentence } from '../hasSentence.ts';
import { keepsNouns, languageOf, scriptOf } from '../languageHabits.ts';
import { allNodes, isSelector, type IcuNode, type IcuSelector } from '../../icu/icuMessage.ts';
import { otherBranches } from '../../icu/otherBranches.ts';
import { parseIcu } from '../../icu/parseIcu.ts';
import { isPluralCategory, pluralForms, type PluralCategory } from '../../plurals/pluralForms.ts';
import type { Excuse, TranslationPair } from '../check.ts';
import { sameNounsOf } from './droppedChoices.ts';

/** An argument that is only shown in the source may be counted: `{count, plural + argument}` for `{count, argument}`. */
export const isCounted: Excuse = ({ expected, got }) =>
  /^\{[^,]+, (?:argument|number)\}$/u.test(expected) && got.includes('plural') ? 'none' : undefined;

/** `=1` alone is the singular, which languages with one form have not, nor those whose nouns stay the same behind a number. */
export const isOneForm: Excuse = ({ expected, got }, { target, targetLocale }) => {
  const there = got.split(', ');
  const lacking = expected.split(', ').filter((key) => !there.includes(key));
  if (lacking.join() !== '=1') return undefined;
  if (pluralForms(targetLocale, 'cardinal').categories.length === 1) return 'none';
  const isShown = pluralsOf(target).every((plural) =>
    otherOf(plural).some((node) => typeof node !== 'string'),
  );
  return keepsNouns(targetLocale) && isShown ? 'none' : undefined;
};

/**
 * A text that is still that of the source lacks all of its language, not a form: a sentence is told by that. A word in another
 * script is not, and one in the same script may be right.
 */
export const isCopy: Excuse = (_, { source, target, sourceLocale, targetLocale }) => {
  if (source.trim() !== target.trim()) return undefined;
  if (hasSentence(otherBranches(source))) return 'none';
  return scriptOf(sourceLocale) === scriptOf(targetLocale) ? 'info' : undefined;
};

/**
 * What a plural shows all the same without a category of its language: `=1` is what people write for `one`; in Slavic
 * languages `other` is for fractions only, so that it serves for `many`; and a noun may have one form.
 */
export const isCovered: Excuse = ({ expected, got }, translation) =>
  lacks(translation, listed(expected), listed(got)) ? undefined : 'none';

const listed = (list: string) => list.split(', ').filter(isPluralCategory);

const isEveryday = (number: number) => Number.isInteger(number) && number < 1000;

function lacks(
  { source, target, targetLocale }: TranslationPair,
  expected: readonly PluralCategory[],
  got: readonly PluralCategory[],
): boolean {
  const forms = pluralForms(targetLocale, 'cardinal');
  const hasWhole = (category: PluralCategory) => forms.samples(category).some(isEveryday);
  const has = new Set(got);
  if (/[\s,]=1\s*\{/u.test(target)) has.add('one');
  if (has.has('few') && has.has('other') && !hasWhole('other')) has.add('many');
  // Nouns of Hebrew have no dual of their own but for a few.
  if (languageOf(targetLocale) === 'he' && has.has('other')) has.add('two');
  if (expected.every((category) => has.has(category) || !hasWhole(category))) return false;
  const isTwofold = expected.every((one) => one === 'one' || one === 'other' || !hasWhole(one));
  const own = pluralsOf(target).filter((plural) => categoriesOf(plural) === got.join(' '));
  const froms = isTwofold ? pluralsOf(source) : [];
  const isFine = (plural: IcuSelector) =>
    isAlike(plural) || isAsIn(froms, plural) || !hasWords(plural);
  return own.length === 0 || !own.every(isFine);
}

/** Whether any form has more than its number. */
const hasWords = ({ options }: IcuSelector) =>
  [...options.values()].some((nodes) =>
    allNodes(nodes).some(
      (node) => typeof node === 'string' && /\p{L}/u.test(node.replaceAll(/<[^<>]*>/gu, '')),
    ),
  );

/** Slavic languages, whose nouns have one plural in the cases that words ask for, and several behind a number alone. */
const withCases: Readonly<Record<string, RegExp>> = {
  ...same('be ru uk', /(?:[аяыиі]м[иі]|[ая]х|[ая]м)(?!\p{L})/u),
  ...same('cs sk', /(?:[aáý]mi|ách|ům|ám)(?!\p{L})/u),
  ...same('pl', /(?:[ayi]mi|ach|om)(?!\p{L})/u),
};

function same(languages: string, endings: RegExp) {
  return Object.fromEntries(languages.split(' ').map((language) => [language, endings]));
}

/**
 * What governs the noun asks for the same form behind two and behind five: "List of # files", "shared with # people". One is
 * told from the others all the same.
 */
export const isGoverned: Excuse = ({ got }, { source, target, targetLocale }) => {
  const endings = withCases[languageOf(targetLocale)];
  const has = new Set(listed(got));
  const isOneTold = has.has('one') || /[\s,]=1\s*\{/u.test(target);
  if (endings === undefined || !has.has('other') || !isOneTold) return undefined;
  const own = pluralsOf(target).filter((plural) => categoriesOf(plural) === listed(got).join(' '));
  const others = own.map(otherOf);
  if (own.length === 0) return undefined;
  const isPart = pluralsOf(source).some((plural) => isNumberBehind(otherOf(plural), /\bof\s+$/u));
  if (isPart && others.every((nodes) => isNumberBehind(nodes, /\p{L}\s+$/u))) return 'info';
  const nouns = others.map((nodes) => wordsOf(nodes)[0] ?? '');
  return nouns.every((noun) => noun.length > 4 && endings.test(noun)) ? 'info' : undefined;
};

/** `{n, plural, other {#-mal}}`, `{n, plural, =1 {…} other {# голоса(-ов)}}`: one word for each number beside it. */
export const isOneNoun: Excuse = ({ got }, { target, targetLocale }) => {
  const own = pluralsOf(target).filter((plural) => categoriesOf(plural) === listed(got).join(' '));
  const isSame = sameNounsOf(targetLocale);
  const isOne = (nodes: readonly IcuNode[]) =>
    nodes.some((node, at) => {
      if (typeof node === 'string') return false;
      const next = nodes[at + 1];
      const [, noun = '', endings] =
        /^[\s-]+(\p{L}+)(\(-\p{L}{1,4}\))?/u.exec(typeof next === 'string' ? next : '') ?? [];
      return endings !== undefined || isSame?.test(noun) === true;
    });
  return own.length > 0 && own.every((plural) => isOne(otherOf(plural))) ? 'info' : undefined;
};

const otherOf = ({ options }: IcuSelector): readonly IcuNode[] => options.get('other') ?? [];

/** Whether a number or another value comes directly behind such words. */
const isNumberBehind = (nodes: readonly IcuNode[], words: RegExp) =>
  nodes.some((node, at) => {
    const before = nodes[at - 1];
    return typeof node !== 'string' && typeof before === 'string' && words.test(before);
  });

const wordsOf = (nodes: readonly IcuNode[]): readonly string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? (node.match(/[\p{L}\p{M}]+/gu) ?? []) : []));

const categoriesOf = ({ options }: IcuSelector) =>
  [...options.keys()].filter(isPluralCategory).join(' ');

/** All forms are the same. */
function isAlike({ options }: IcuSelector): boolean {
  return (
    options.size > 1 && new Set([...options.values()].map((one) => JSON.stringify(one))).size === 1
  );
}

/** The source makes no difference there either, and the language would make the same one. */
function isAsIn(froms: readonly IcuSelector[], plural: IcuSelector): boolean {
  const isOther = (one: IcuSelector) => categoriesOf(one) === 'other';
  return (
    isOther(plural) && froms.some((from) => from.argument === plural.argument && isOther(from))
  );
}

function pluralsOf(text: string): readonly IcuSelector[] {
  try {
    return allNodes(parseIcu(text).nodes).filter(isSelector);
  } catch {
    return [];
  }
}
