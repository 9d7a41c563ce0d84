import type { Locales } from '../../messageSegment.ts';
import { MessageSyntaxError } from '../../messageSyntaxError.ts';
import {
  allNodes,
  isSelector,
  pluralType,
  type IcuNode,
  type IcuSelector,
  exactValue,
} from '../../icu/icuMessage.ts';
import { neededSegments } from '../../icu/neededSegments.ts';
import { parseIcu } from '../../icu/parseIcu.ts';
import { argumentFindings, argumentTypes } from './icuArgumentChecks.ts';
import { branchFindings } from './icuBranchChecks.ts';
import { hasChoiceSyntax } from '../../parts.ts';
import { coded, type CodedFound } from '../compared.ts';
import type { MessageSyntax } from '../../syntax.ts';
import { isPluralCategory, pluralForms } from '../../plurals/pluralForms.ts';

/**
 * What is wrong with an ICU message and its translation. Empty when neither has a plural or select argument, since
 * simple arguments are handled by the placeholder checks.
 */
export function icuFindings(
  source: string,
  target: string,
  { syntax, ...locales }: Locales & { readonly syntax?: MessageSyntax },
): readonly CodedFound[] {
  if (!hasChoiceSyntax(source) && !hasChoiceSyntax(target)) return [];
  const from = read(source, syntax);
  if (from instanceof MessageSyntaxError) return [coded('icu-source-syntax', '', place(from))];
  const to = read(target, syntax);
  if (to instanceof MessageSyntaxError) {
    const code = to.code === 'missing-other' ? 'icu-missing-other' : 'icu-syntax';
    return [coded(code, '', place(to))];
  }
  if (!from.some(isSelector) && !to.some(isSelector)) return [];
  const { targetLocale } = locales;
  const segments = neededSegments(from, locales);
  return [
    ...argumentFindings(from, to, segments),
    ...branchFindings(segments ?? [], to, {
      targetLocale,
      used: new Set(argumentTypes(to).keys()),
    }),
    ...selectKeyFindings(from, to),
    ...pluralsOf(to).flatMap((plural) => [
      ...categoryFindings(plural, targetLocale),
      ...unusedFindings(plural, from, locales),
    ]),
    ...exactFindings(from, to),
    ...sameFormFindings(from, to, locales),
  ];
}

function read(text: string, syntax?: MessageSyntax): readonly IcuNode[] | MessageSyntaxError {
  try {
    const isDoubled = syntax?.doublesBraces === true;
    return parseIcu(isDoubled ? text.replaceAll(/\{\{(\w+)\}\}/gu, '{$1}') : text).nodes;
  } catch (error) {
    if (error instanceof MessageSyntaxError) return error;
    throw error;
  }
}

function place({ detail, offset }: MessageSyntaxError): string {
  return offset === undefined ? detail : `${detail} @${offset}`;
}

function selectorsOf(nodes: readonly IcuNode[]): IcuSelector[] {
  return allNodes(nodes).filter(isSelector);
}

function pluralsOf(nodes: readonly IcuNode[]): IcuSelector[] {
  return selectorsOf(nodes).filter(({ type }) => type !== 'select');
}

/** For each argument the keys of all its selectors together, since a translation may join or split them. */
function keysByArgument(
  selectors: readonly IcuSelector[],
  isWanted: (key: string) => boolean,
): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { argument, options } of selectors) {
    const known = keys.get(argument) ?? new Set();
    for (const key of options.keys()) if (isWanted(key)) known.add(key);
    keys.set(argument, known);
  }
  return keys;
}

function selectKeyFindings(from: readonly IcuNode[], to: readonly IcuNode[]): CodedFound[] {
  const keysOf = (nodes: readonly IcuNode[]): Map<string, Set<string>> =>
    keysByArgument(
      selectorsOf(nodes).filter(({ type }) => type === 'select'),
      () => true,
    );
  const got = keysOf(to);
  return [...keysOf(from)].flatMap(([argument, expected]) => {
    const keys = got.get(argument);
    if (keys === undefined || (covers(keys, expected) && covers(expected, keys))) return [];
    return [coded('icu-select-keys', list(expected), list(keys))];
  });
}

function exactFindings(from: readonly IcuNode[], to: readonly IcuNode[]): CodedFound[] {
  const isExact = (key: string): boolean => exactValue(key) !== undefined;
  const got = keysByArgument(pluralsOf(to), isExact);
  return [...keysByArgument(pluralsOf(from), isExact)].flatMap(([argument, expected]) => {
    const keys = got.get(argument);
    if (keys === undefined || covers(keys, expected)) return [];
    return [coded('icu-missing-exact', list(expected), list(keys))];
  });
}

/** A category that only fractions or very large numbers use is missed by few, so that is a lesser finding. */
function categoryFindings(plural: IcuSelector, locale: string): CodedFound[] {
  const forms = pluralForms(locale, pluralType(plural));
  const { known, categories } = forms;
  const keys = [...plural.options.keys()].filter((key) => exactValue(key) === undefined);
  const expected = list(categories);
  const got = list(keys);
  const unknown = keys.filter((key) => !isPluralCategory(key));
  const findings = unknown.map((key) => coded('icu-unknown-category', expected, key));
  if (!known) return findings;
  const isDecided = (value: number): boolean => plural.options.has(`=${value + plural.offset}`);
  const missing = categories.filter((category) => !keys.includes(category));
  const open = missing.filter((category) => !forms.samples(category).every(isDecided));
  const isCommon = open.some((category) => forms.samples(category).some(isEveryday));
  if (isCommon) findings.push(coded('icu-missing-category', expected, got));
  else if (open.length > 0) findings.push(coded('icu-missing-rare-category', expected, got));
  return findings;
}

/** What the source has without need either, such as `zero` in English, is there for a formatter that asks for it. */
function unusedFindings(
  plural: IcuSelector,
  from: readonly IcuNode[],
  { sourceLocale, targetLocale }: Locales,
): CodedFound[] {
  const { known, categories } = pluralForms(targetLocale, pluralType(plural));
  const own = pluralForms(sourceLocale, pluralType(plural)).categories;
  const isUnused = (key: string): boolean => isPluralCategory(key) && !categories.includes(key);
  const isAskedFor = (key: string): boolean =>
    isPluralCategory(key) &&
    !own.includes(key) &&
    pluralsOf(from).some(
      ({ argument, options }) => argument === plural.argument && options.has(key),
    );
  const keys = [...plural.options.keys()];
  if (!known || !keys.some((key) => isUnused(key) && !isAskedFor(key))) return [];
  const got = keys.filter((key) => exactValue(key) === undefined);
  return [coded('icu-unused-category', list(categories), list(got))];
}

function isEveryday(value: number): boolean {
  return Number.isInteger(value) && value < 1000;
}

/** All forms alike, in a language with several, of a message whose forms differ in the source. */
function sameFormFindings(
  from: readonly IcuNode[],
  to: readonly IcuNode[],
  { targetLocale }: Locales,
): CodedFound[] {
  const varied = new Set(
    pluralsOf(from)
      .filter((plural) => formsOf(plural).size > 1)
      .map(({ argument }) => argument),
  );
  return pluralsOf(to).flatMap((plural) => {
    const { categories } = pluralForms(targetLocale, pluralType(plural));
    const several = categories.length > 1 && plural.options.size > 1;
    if (!several || !varied.has(plural.argument) || formsOf(plural).size > 1) return [];
    return [coded('icu-same-forms', '', list(plural.options.keys()))];
  });
}

function formsOf({ options }: IcuSelector): Set<string> {
  return new Set([...options.values()].map((option) => JSON.stringify(option)));
}

function covers(keys: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].every((key) => keys.has(key));
}

function list(keys: Iterable<string>): string {
  return [...keys].join(', ');
}
