import { branchesOf } from './branches.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import type { Locales } from '../messageSegment.ts';
import {
  isSelector,
  type IcuNode,
  type IcuReference,
  type IcuSelector,
  type Numbered,
  type SelectorHead,
  choose,
} from './icuMessage.ts';

/** The message with every selector at the outside and whole sentences at the leaves, or a row of such parts. */
export type IcuTree = IcuSegment | IcuChoice | IcuRow;

export interface IcuSegment {
  readonly kind: 'sentence';
  readonly parts: readonly (string | IcuReference)[];
  /** For each plural that leads here by a category: a number of that category, where there is one. */
  readonly numbers: readonly Numbered[];
}

export interface IcuBranch {
  readonly key: string;
  /** The key of the source that it is made from. */
  readonly from: string;
  readonly tree: IcuTree;
  /** It is there to lose nothing; a translation is sound without it. */
  readonly isSpare: boolean;
}

export interface IcuChoice extends SelectorHead {
  readonly kind: 'choice';
  readonly branches: readonly IcuBranch[];
}

/** Parts of a message that follow each other, where all of its choices together would be too many sentences. */
export interface IcuRow {
  readonly kind: 'row';
  readonly items: readonly (IcuSegment | IcuChoice)[];
  /** Some of them are pieces of one sentence. */
  readonly isTorn: boolean;
}

/** Beyond this many sentences a message, or a part of it, is taken apart further. */
const maxSegments = 64;
/** Beyond this many a message is refused. */
const mostSegments = 512;

/**
 * Moves the text around each selector into its branches and gives every plural the categories of the target language.
 * Selectors over the same argument are decided together, so no impossible pairs arise. Throws MessageSyntaxError `too-many-sentences`.
 */
export function expandIcu(nodes: readonly IcuNode[], locales: Locales): IcuTree {
  return expandPart({ nodes, numbers: [] }, locales);
}

/** Some nodes of a message, and the numbers of the plurals that they are in. */
interface Part {
  readonly nodes: readonly IcuNode[];
  readonly numbers: readonly Numbered[];
}

function expandPart({ nodes, numbers }: Part, locales: Locales): IcuTree {
  const budget = { left: maxSegments };
  return expand(nodes, numbers);

  function expand(rest: readonly IcuNode[], numbers: readonly Numbered[]): IcuTree {
    const head = outermost(rest);
    if (head === undefined) {
      budget.left -= 1;
      if (budget.left < 0) throw new MessageSyntaxError('too-many-sentences', String(maxSegments));
      return { kind: 'sentence', parts: mergeText(rest), numbers };
    }
    const branches = branchesOf(rest, head, locales).map(
      ({ key, from, numbered, isSpare = false }) => ({
        key,
        from,
        isSpare,
        tree: expand(choose(rest, head, from, locales.sourceLocale), [...numbers, ...numbered]),
      }),
    );
    const { argument, type, offset } = head;
    return { kind: 'choice', argument, type, offset, branches };
  }
}

/**
 * The same for any number of choices: sentence by sentence where the choices of one are not too many, else with the selectors
 * where they are and what is between them apart.
 */
export function expandInRows(nodes: readonly IcuNode[], locales: Locales): IcuTree {
  const tree = inRows({ nodes, numbers: [] }, locales);
  if (segmentCount(tree) > mostSegments)
    throw new MessageSyntaxError('too-many-sentences', String(mostSegments));
  return tree;
}

function inRows(part: Part, locales: Locales): IcuTree {
  const whole = tryExpand(part, locales);
  if (whole !== undefined) return whole;
  const trees = sentencesOf(part.nodes).map((nodes) => {
    const sentence = { ...part, nodes };
    return tryExpand(sentence, locales) ?? tornApart(sentence, locales);
  });
  return { kind: 'row', items: trees.flatMap(itemsOf), isTorn: trees.some(isTorn) };
}

function tryExpand(part: Part, locales: Locales): IcuTree | undefined {
  try {
    return expandPart(part, locales);
  } catch (error) {
    if (error instanceof MessageSyntaxError && error.code === 'too-many-sentences')
      return undefined;
    throw error;
  }
}

function itemsOf(tree: IcuTree): readonly (IcuSegment | IcuChoice)[] {
  if (tree.kind === 'row') return tree.items;
  return tree.kind === 'sentence' && tree.parts.length === 0 ? [] : [tree];
}

/** Whether pieces of a sentence are translated without the rest of it. */
export function isTorn(tree: IcuTree): boolean {
  if (tree.kind === 'row') return tree.isTorn || tree.items.some(isTorn);
  return tree.kind === 'choice' && tree.branches.some(({ tree: branch }) => isTorn(branch));
}

/** Each selector where it is, its branches taken apart in the same way. */
function tornApart({ nodes, numbers }: Part, locales: Locales): IcuRow {
  const items: (IcuSegment | IcuChoice)[] = [];
  let between: IcuNode[] = [];
  const flush = () => {
    const parts = mergeText(between);
    if (parts.length > 0) items.push({ kind: 'sentence', parts, numbers });
    between = [];
  };
  for (const node of nodes) {
    if (isSelector(node)) {
      flush();
      items.push(choiceInPlace(node, numbers, locales));
    } else {
      between.push(node);
    }
  }
  flush();
  return { kind: 'row', items, isTorn: true };
}

function choiceInPlace(
  selector: IcuSelector,
  numbers: readonly Numbered[],
  locales: Locales,
): IcuChoice {
  const { argument, type, offset } = selector;
  const branches = branchesOf([selector], selector, locales).map(
    ({ key, from, numbered, isSpare = false }) => {
      const nodes = choose([selector], selector, from, locales.sourceLocale);
      const tree = inRows({ nodes, numbers: [...numbers, ...numbered] }, locales);
      return { key, from, isSpare, tree };
    },
  );
  return { kind: 'choice', argument, type, offset, branches };
}

const endOfSentence = /(?<=[.!?…。！？]["”’»)]?)(?=\s)|(?=\n)/u;

/** The nodes of each sentence; a message without a selector after its end has nothing to part there. */
function sentencesOf(nodes: readonly IcuNode[]): readonly (readonly IcuNode[])[] {
  const sentences: IcuNode[][] = [[]];
  for (const node of nodes) {
    const pieces = typeof node === 'string' ? node.split(endOfSentence) : [node];
    for (const [place, piece] of pieces.entries()) {
      if (place > 0) sentences.push([]);
      sentences.at(-1)?.push(piece);
    }
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** The items of a row, neighboring sentences as one. */
export function joinedItems({ items }: IcuRow): readonly (IcuSegment | IcuChoice)[] {
  const joined: (IcuSegment | IcuChoice)[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.kind === 'sentence' && last?.kind === 'sentence') {
      joined[joined.length - 1] = { ...last, parts: mergeText([...last.parts, ...item.parts]) };
    } else {
      joined.push(item);
    }
  }
  return joined;
}

function segmentCount(tree: IcuTree): number {
  if (tree.kind === 'sentence') return 1;
  const trees = tree.kind === 'row' ? tree.items : tree.branches.map(({ tree: branch }) => branch);
  return trees.reduce((sum, one) => sum + segmentCount(one), 0);
}

/** Joins neighboring literals; the list must hold no selector. */
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
