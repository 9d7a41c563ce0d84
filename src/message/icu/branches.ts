import {
  exampleNumber,
  pluralCategories,
  pluralForms,
  sourceForm,
  type PluralCategory,
  formNumbers,
} from '../plurals/pluralForms.ts';
import type { Locales } from '../messageSegment.ts';
import {
  allNodes,
  isSelector,
  pluralType,
  sameHead,
  type IcuNode,
  type Numbered,
  type SelectorHead,
  choose,
  exactValue,
} from './icuMessage.ts';

/** A branch that the message has in the target language. */
export interface Branch {
  readonly key: string;
  /** The key of the source that the branch is made from. */
  readonly from: string;
  readonly numbered: readonly Numbered[];
  /** See `IcuBranch`. */
  readonly isSpare?: true;
}

/** All selectors of a message that choose alike. */
interface Choice {
  readonly nodes: readonly IcuNode[];
  readonly head: SelectorHead;
  /** Those of all the selectors together. */
  readonly keys: ReadonlySet<string>;
  readonly locales: Locales;
}

/** The numbers that some formatters (Flutter's) give these branches in every language, whatever its own rules. */
const oneNumber = new Map<PluralCategory, number>([
  ['zero', 0],
  ['one', 1],
  ['two', 2],
]);

/** The branches that a choice needs in the target language: exact cases first, then its categories in CLDR's order. */
export function branchesOf(
  nodes: readonly IcuNode[],
  head: SelectorHead,
  locales: Locales,
): readonly Branch[] {
  const keys = new Set<string>();
  for (const node of allNodes(nodes)) {
    if (isSelector(node) && sameHead(node, head))
      for (const key of node.options.keys()) keys.add(key);
  }
  if (head.type === 'select') return [...keys].map(sameKey);
  const choice: Choice = { nodes, head, keys, locales };
  const own = new Set(ownCategories(choice));
  const categories = pluralCategories
    .filter((category) => own.has(category) || isForOneNumber(category, choice))
    .map((category) => (own.has(category) ? categoryBranch(category, choice) : sameKey(category)));
  const exact = [...keys].filter((key) => exactValue(key) !== undefined).map(sameKey);
  return [...exact, ...spareBranches(choice, categories), ...categories];
}

/** Those of the target language. One that is only for millions reads like `other`; a message has it where its source has. */
function ownCategories({ head, keys, locales }: Choice): readonly PluralCategory[] {
  const type = pluralType(head);
  const isNeeded = (category: PluralCategory) =>
    keys.has(category) || formNumbers(category, locales.targetLocale, type) !== 'millions';
  return pluralForms(locales.targetLocale, type).categories.filter(isNeeded);
}

function sameKey(key: string): Branch {
  return { key, from: key, numbered: [] };
}

/** A branch of the source that its language has no use for was written for a formatter that has. */
function isForOneNumber(category: PluralCategory, { head, keys, locales }: Choice): boolean {
  const { categories } = pluralForms(locales.sourceLocale, pluralType(head));
  const isForeign = keys.has(category) && !categories.includes(category);
  return head.type === 'plural' && oneNumber.has(category) && isForeign;
}

function categoryBranch(category: PluralCategory, choice: Choice): Branch {
  const { head, keys, locales } = choice;
  const { sourceLocale, targetLocale } = locales;
  const type = pluralType(head);
  // A category for a single number that an exact case covers anyway shares that case's text, at no cost. With an offset
  // this does not hold: 0 less 1 is a "one" in English.
  const [only, ...more] = pluralForms(targetLocale, type).samples(category);
  const exact = `=${only}`;
  if (head.offset === 0 && more.length === 0 && keys.has(exact) && !keys.has(category)) {
    return { key: category, from: exact, numbered: [] };
  }
  const from = sourceForm(category, type, targetLocale, {
    locale: sourceLocale,
    has: (form) => keys.has(form),
    mentionsNumber: (form) => argumentsIn(form, choice).has(head.argument),
  });
  const { argument, offset } = head;
  // An ordinal (`2th`) would be no word of the source, and with an offset the number shown is another one.
  const isShown = type === 'cardinal' && offset === 0;
  const number = isShown ? exampleNumber(category, type, targetLocale, from) : undefined;
  return { key: category, from, numbered: [{ argument, number }] };
}

/**
 * "{name} is typing" is for one number only, and cannot serve where the target's `one` stands for more. Its text
 * becomes an exact case. Where the target has no such category the text is left out, unless it shows what no other
 * does.
 */
function spareBranches(choice: Choice, categories: readonly Branch[]): readonly Branch[] {
  const { head, keys } = choice;
  if (head.type !== 'plural') return [];
  return [...oneNumber].flatMap(([category, number]) => {
    const key = `=${number + head.offset}`;
    const isUsed = categories.some(({ from }) => from === category);
    if (!keys.has(category) || isUsed || keys.has(key)) return [];
    if (!isOnlyFor(number, category, choice)) return [];
    const [lost, kept] = [argumentsIn(category, choice), argumentsIn('other', choice)];
    const isReplaced = categories.some(({ key }) => key === category);
    const showsMore = [...lost].some((argument) => !kept.has(argument));
    const isWanted = !lost.has(head.argument) && (isReplaced || showsMore);
    return isWanted ? [{ ...sameKey(category), key, isSpare: true }] : [];
  });
}

function isOnlyFor(number: number, category: PluralCategory, { locales }: Choice): boolean {
  const samples = pluralForms(locales.sourceLocale, 'cardinal').samples(category);
  return samples.every((sample) => sample === number);
}

/** The names of all that the text of a branch shows. */
function argumentsIn(key: string, { nodes, head, locales }: Choice): ReadonlySet<string> {
  const chosen = choose(nodes, head, key, locales.sourceLocale);
  return new Set(allNodes(chosen).flatMap(referenceIn));
}

function referenceIn(node: IcuNode): readonly string[] {
  return typeof node !== 'string' && node.kind === 'reference' ? [node.argument] : [];
}
