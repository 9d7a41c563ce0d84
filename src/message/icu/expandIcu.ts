import { exampleNumber, pluralForms, sourceForm, type PluralCategory } from '../pluralForms.ts';
import { IcuError } from './icuError.ts';
import {
  allNodes,
  isSelector,
  pluralType,
  sameHead,
  type IcuNode,
  type IcuReference,
  type IcuSelector,
  type SelectorHead,
} from './icuMessage.ts';

/** The message with every selector at the outside and whole sentences at the leaves. */
export type IcuTree = IcuSentence | IcuChoice;

export interface IcuSentence {
  readonly kind: 'sentence';
  readonly parts: readonly (string | IcuReference)[];
  /** For each plural that leads here by a category: a number of that category, where there is one. */
  readonly numbers: readonly Numbered[];
}

export interface Numbered {
  readonly argument: string;
  readonly number: number | undefined;
}

export interface IcuChoice extends SelectorHead {
  readonly kind: 'choice';
  readonly branches: readonly { readonly key: string; readonly tree: IcuTree }[];
}

export interface Locales {
  readonly sourceLocale: string;
  readonly targetLocale: string;
}

/** Beyond this many sentences a message is refused: nobody wrote it to be translated at once. */
export const maxSentences = 64;

/**
 * Moves the text around each selector into its branches and gives every plural the categories of the target language.
 * Selectors over the same argument are decided together, so no impossible pairs arise. Throws IcuError `too-many-sentences`.
 */
export function expandIcu(nodes: readonly IcuNode[], locales: Locales): IcuTree {
  const budget = { left: maxSentences };
  return expand(nodes, []);

  function expand(rest: readonly IcuNode[], numbers: readonly Numbered[]): IcuTree {
    const head = outermost(rest);
    if (head === undefined) {
      budget.left -= 1;
      if (budget.left < 0) throw new IcuError('too-many-sentences', String(maxSentences));
      return { kind: 'sentence', parts: mergeText(rest), numbers };
    }
    const branches = branchesOf(rest, head, locales).map(({ key, from, numbered }) => ({
      key,
      tree: expand(choose(rest, head, from, locales.sourceLocale), [...numbers, ...numbered]),
    }));
    const { argument, type, offset } = head;
    return { kind: 'choice', argument, type, offset, branches };
  }
}

/** Joins neighbouring literals; the list must hold no selector. */
export function mergeText(nodes: readonly IcuNode[]): (string | IcuReference)[] {
  const merged: (string | IcuReference)[] = [];
  for (const node of nodes) {
    if (isSelector(node) || node === '') continue;
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + node;
    else merged.push(node);
  }
  return merged;
}

/** Selects go outside of plurals and an `offset:` goes innermost, since only the innermost plural can write `#`. */
function outermost(nodes: readonly IcuNode[]): IcuSelector | undefined {
  const selectors = nodes.filter(isSelector);
  return (
    selectors.find(({ type }) => type === 'select') ??
    selectors.find(({ offset }) => offset === 0) ??
    selectors[0]
  );
}

/** The list with every selector of this head replaced by its option for the source key. */
function choose(
  nodes: readonly IcuNode[],
  head: SelectorHead,
  key: string,
  sourceLocale: string,
): IcuNode[] {
  const inner = (list: readonly IcuNode[]): IcuNode[] => choose(list, head, key, sourceLocale);
  return nodes.flatMap((node): IcuNode[] => {
    if (!isSelector(node)) return [node];
    if (sameHead(node, head)) return inner(optionFor(node, key, sourceLocale));
    const options = [...node.options].map(([name, option]) => [name, inner(option)] as const);
    return [{ ...node, options: new Map(options) }];
  });
}

function optionFor(selector: IcuSelector, key: string, sourceLocale: string): readonly IcuNode[] {
  const { options } = selector;
  const exact = exactValue(key);
  const category =
    exact === undefined || selector.type === 'select'
      ? key
      : pluralForms(sourceLocale, pluralType(selector)).categoryOf(exact - selector.offset);
  return options.get(key) ?? options.get(category) ?? options.get('other') ?? [];
}

interface Branch {
  readonly key: string;
  /** The key of the source that the branch is made from. */
  readonly from: string;
  readonly numbered: readonly Numbered[];
}

function branchesOf(nodes: readonly IcuNode[], head: SelectorHead, locales: Locales): Branch[] {
  const keys = new Set<string>();
  for (const node of allNodes(nodes)) {
    if (isSelector(node) && sameHead(node, head))
      for (const key of node.options.keys()) keys.add(key);
  }
  const same = (key: string): Branch => ({ key, from: key, numbered: [] });
  if (head.type === 'select') return [...keys].map(same);
  const exact = [...keys].filter((key) => exactValue(key) !== undefined);
  const { categories } = pluralForms(locales.targetLocale, pluralType(head));
  return [
    ...exact.map(same),
    ...categories.map((category) => categoryBranch(category, nodes, head, keys, locales)),
  ];
}

function categoryBranch(
  category: PluralCategory,
  nodes: readonly IcuNode[],
  head: SelectorHead,
  keys: ReadonlySet<string>,
  { sourceLocale, targetLocale }: Locales,
): Branch {
  const type = pluralType(head);
  // A category of one number that an exact case decides anyway shares that case's text, and costs nothing.
  // With an offset this does not hold: 0 less 1 is a "one" in English.
  const [only, ...more] = pluralForms(targetLocale, type).samples(category);
  const exact = `=${only}`;
  if (head.offset === 0 && more.length === 0 && keys.has(exact) && !keys.has(category)) {
    return { key: category, from: exact, numbered: [] };
  }
  const from = sourceForm(category, type, targetLocale, {
    locale: sourceLocale,
    has: (form) => keys.has(form),
    mentionsNumber: (form) => mentions(choose(nodes, head, form, sourceLocale), head.argument),
  });
  const { argument, offset } = head;
  // An ordinal (`2th`) would be no word of the source, and with an offset the number shown is another one.
  const isShown = type === 'cardinal' && offset === 0;
  const number = isShown ? exampleNumber(category, type, targetLocale, from) : undefined;
  return { key: category, from, numbered: [{ argument, number }] };
}

function mentions(nodes: readonly IcuNode[], argument: string): boolean {
  return allNodes(nodes).some(
    (node) => typeof node !== 'string' && node.kind === 'reference' && node.argument === argument,
  );
}

/** The number of an exact case such as `=2`. */
export function exactValue(key: string): number | undefined {
  return key.startsWith('=') ? Number(key.slice(1)) : undefined;
}
