import { keepsNouns, languageOf } from '../languageHabits.ts';
import { allNodes, type IcuNode } from '../../icu/icuMessage.ts';
import { parseIcu } from '../../icu/parseIcu.ts';
import { isCounted } from '../../plurals/pipes.ts';
import { pluralForms } from '../../plurals/pluralForms.ts';
import type { Excuse } from '../check.ts';

/** Nouns that most likely are the same behind one and behind many, by how they end: „1 Benutzer“, "2 hus". */
const sameNouns: Readonly<Record<string, RegExp>> = {
  de: /(?:er|el|chen|lein|^mal)$/u,
  fr: /[sxz]$/u,
  sv: /(?:[^aeiouyåäörn]|are|ande)$/u,
  nb: /[^aeiouyæøårn]$/u,
  da: /[^aeiouyæøårn]$/u,
};
const likeNorwegian: ReadonlySet<string> = new Set(['no', 'nn']);

const hasOneForm = (locale: string) => pluralForms(locale, 'cardinal').categories.length <= 1;

/**
 * Languages with one form for every number need no plural, nor do those whose nouns stay the same after a number that
 * is shown.
 */
export const isNeedlessChoice: Excuse = ({ expected, got }, { targetLocale }) => {
  if (keepsNouns(targetLocale)) return got === '' ? undefined : 'none';
  return hasOneForm(targetLocale) && /[,+] plural/u.test(expected) ? 'none' : undefined;
};

/** "{n} Benutzer": with its number beside it, a noun that has one form needs no plural. */
export const hasSameNoun: Excuse = ({ got }, { target, targetLocale }) => {
  const [, argument] = /^\{(\w+), (?:argument|number)\}$/u.exec(got) ?? [];
  const isSame = sameNounsOf(targetLocale);
  if (argument === undefined || isSame === undefined) return undefined;
  const shown = new RegExp(String.raw`\{\s*${argument}\s*(?:,[^{}]*)?\}[\s-]+(\p{L}+)`, 'gu');
  const nouns = [...target.matchAll(shown)].map(([, noun = '']) => noun);
  return nouns.length > 0 && nouns.every((noun) => isSame.test(noun)) ? 'info' : undefined;
};

/** Undefined where nobody knows any. */
export function sameNounsOf(locale: string): RegExp | undefined {
  const language = languageOf(locale);
  return sameNouns[likeNorwegian.has(language) ? 'nb' : language];
}

/** Where "every 5 minutes" is "every 5th minute": one is meant. */
export const isOrdinal: Excuse = ({ got }, { source, target, targetLocale }) => {
  const [, argument = ''] = /^\{(\w+), (?:argument|number)/u.exec(got) ?? [];
  if (argument === '' || !/\bevery\b/iu.test(source)) return undefined;
  const isScandinavian = /^(?:sv|da|nb|nn|no)$/u.test(languageOf(targetLocale));
  const isSingular =
    isScandinavian &&
    !new RegExp(String.raw`\{${argument}\b[^{}]*\}\s+\p{L}+[aeo]r(?!\p{L})`, 'u').test(target);
  return isSingular || target.includes(`{${argument}}.`) ? 'info' : undefined;
};

/** One choice of a text that names all numbers: with a noun that has one form, with its ending in brackets, or with none at all. */
export const isOneForAll: Excuse = ({ got }, { source, target, targetLocale }) => {
  if (got !== '1' || target.includes('|')) return undefined;
  if (source.includes('||||') && !/\p{Nd}/u.test(target)) return 'info';
  const [, noun] = /\{\w+\}\s+(\p{L}+(?:\(\p{L}{1,3}\))?)/u.exec(target) ?? [];
  if (noun === undefined) return undefined;
  return noun.endsWith(')') || sameNounsOf(targetLocale)?.test(noun) === true ? 'info' : undefined;
};

/** Pipes part variants of a text as well, of which each language may have its own number. */
export const isList: Excuse = ({ got }, { source, syntax }) => {
  if (got !== '1' || syntax?.pipes === 'asked') return isCounted(source) ? undefined : 'info';
  // "Series | Series" is one text for all numbers.
  const choices = source.split('|').map((choice) => choice.trim());
  return new Set(choices).size === 1 ? 'info' : undefined;
};

/** Where the source never shows its number, languages with one form need not even name it, and others may have one word. */
export const isHiddenNumber: Excuse = ({ expected }, { source, target, targetLocale }) => {
  if (!hiddenNumbers(source).has(expected)) return undefined;
  if (!keepsNouns(targetLocale) && hasOneForm(targetLocale)) return 'none';
  if (target.includes('{')) return hasOnly(target, source) ? 'warning' : undefined;
  const [noun = ''] = /\p{L}+(?=\P{L}*$)/u.exec(target) ?? [];
  const isSame = keepsNouns(targetLocale) || sameNounsOf(targetLocale)?.test(noun) === true;
  return isSame ? 'info' : 'warning';
};

/** Whether a translation has no argument that its source lacks, and none that only there chooses a form. */
function hasOnly(target: string, source: string): boolean {
  const own = new Set(usesOf(source));
  return usesOf(target).every((use) => own.has(use));
}

const usesOf = (text: string) =>
  allNodes(nodesOf(text)).flatMap((node) =>
    typeof node === 'string' ? [] : `${node.kind} ${node.argument}`,
  );

/** Words that no number stands beside have two forms at most. */
export const isOnlyWords: Excuse = (_, { source }) => {
  const plurals = allNodes(nodesOf(source)).filter(
    (node) => typeof node !== 'string' && node.type === 'plural',
  );
  return plurals.length > 0 && hiddenNumbers(source).size === plurals.length ? 'info' : undefined;
};

/** The arguments that only choose a plural form, as `{count}`. */
function hiddenNumbers(source: string): ReadonlySet<string> {
  const nodes = nodesOf(source);
  const shown = new Set<string>();
  const chosen = new Set<string>();
  let pounds = 0;
  for (const node of allNodes(nodes)) {
    if (typeof node === 'string') continue;
    if (node.type === 'pound') pounds++;
    else if (node.type === 'plural') chosen.add(node.argument);
    else shown.add(node.argument);
  }
  if (pounds > 0) return new Set();
  return new Set([...chosen].filter((name) => !shown.has(name)).map((name) => `{${name}}`));
}

function nodesOf(source: string): readonly IcuNode[] {
  try {
    return parseIcu(source).nodes;
  } catch {
    return [];
  }
}
