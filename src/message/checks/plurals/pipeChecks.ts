import { contractFindings } from '../placeholders/placeholderContract.ts';
import type { MessagePair } from '../check.ts';
import { coded, type CodedFound } from '../compared.ts';
import { keepsNouns } from '../languageHabits.ts';
import { gap, readMessage } from '../../placeholders/messageText.ts';
import { hasChoiceSyntax } from '../../parts.ts';
import {
  choiceCount,
  choicesIn,
  looksLikePipes,
  pipeParts,
  coverAllOf,
  isNumbered,
  numbersOf,
} from '../../plurals/pipes.ts';
import { pluralForms, type PluralCategory } from '../../plurals/pluralForms.ts';

/** What is wrong with the choices of a vue-i18n message; the pipes of an ICU message are text. */
export function pipeFindings({
  source,
  target,
  targetLocale,
  syntax,
}: MessagePair): readonly CodedFound[] {
  if (!looksLikePipes(source, syntax) || hasChoiceSyntax(source)) return [];
  const [own, others] = [choicesIn(target), choicesIn(source)];
  if (own.length === 1 && isEnough(targetLocale)) {
    const last = choices(source).at(-1) ?? '';
    const found = source.endsWith(last) ? choiceFindings([last], [target]) : [];
    return found.filter(({ expected, got }) => expected !== '' || !source.includes(got));
  }
  const areNumbered = own.every(isNumbered);
  // Programs that find no choice for a number show an error.
  if (areNumbered && others.every(isNumbered) && !coverAllOf(own, others))
    return [coded('plural-choice-count', numbersIn(others), numbersIn(own))];
  const isUsual =
    (areNumbered && (others.every(isNumbered) || coverAllOf(own, [counted]))) ||
    isUsualCount(own.length, targetLocale) ||
    isUsualCount(own.filter((choice) => !isNumbered(choice)).length, targetLocale);
  const wrongCount = isUsual ? [] : countFindings(source, target);
  if (wrongCount.length > 0) return wrongCount;
  const shared = areNumbered ? 0 : sharedEnd(others.length, own.length, targetLocale);
  return shared > 0
    ? choiceFindings(others.slice(-shared), own.slice(-shared))
    : choiceFindings(choices(source), choices(target));
}

/**
 * How many choices at the end of two texts belong together where they have not as many: the last ones are for many, and in
 * languages with a singular and a plural the one for none is at the start. None where they have as many.
 */
function sharedEnd(from: number, to: number, locale: string): number {
  if (from === to || to === 0) return 0;
  return to < from && isUsualCount(2, locale) && isUsualCount(3, locale) ? to : 1;
}

const numbersIn = (choices: readonly string[]) =>
  choices.map((choice) => numbersOf(choice).trim()).join(' ');

/** All that can be counted. */
const counted = '[1,Inf[';

/** Whether one choice serves every number: programs show it whatever the number is. */
const isEnough = (locale: string) => keepsNouns(locale) || isUsualCount(1, locale);

/** A target with another number of choices shows the wrong one, or none. */
function countFindings(source: string, target: string): readonly CodedFound[] {
  const [expected, got] = [choiceCount(source), choiceCount(target)];
  return expected === got ? [] : [coded('plural-choice-count', `${expected}`, `${got}`)];
}

/** One choice for each plural form that whole numbers have in the language, with or without one for zero. */
function isUsualCount(count: number, locale: string): boolean {
  const rules = pluralForms(locale, 'cardinal');
  const hasWhole = (category: PluralCategory) => rules.samples(category).some(Number.isInteger);
  const forms = rules.categories.filter(hasWhole).length;
  return count === forms || count === forms + 1;
}

function choices(text: string): readonly string[] {
  return pipeParts(text).segments.map((segment) => segment.text);
}

/** Choices without words are not among them, so another number of them says nothing about which belong together. */
function choiceFindings(
  sources: readonly string[],
  targets: readonly string[],
): readonly CodedFound[] {
  if (sources.length !== targets.length) return [];
  const found = new Map<string, CodedFound>();
  for (const [place, source] of sources.entries()) {
    const target = targets[place] ?? source;
    const isLast = place === sources.length - 1;
    const read = (text: string) => readMessage(isLast ? text : withoutCount(text));
    for (const one of contractFindings(read(source), read(target)))
      found.set(JSON.stringify(one), one);
  }
  return [...found.values()];
}

/** The number that programs with choices show, by the names that they have for it. */
const count =
  /(?<![{$%])\{\s*(?:count|n)\s*\}(?!\})|%count%|%\{(?:smart_)?count\}|(?<![\p{L}\p{N}:]):count(?!\w)/gu;

/** "one apple" may become "{count} apple", and the reverse; the last choice is for many and has to show how many. */
function withoutCount(choice: string): string {
  return choice.replaceAll(count, gap);
}
