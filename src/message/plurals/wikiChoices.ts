import { exampleOf, neededExamples, type ExampleNumber } from './exampleNumber.ts';
import {
  expandIcu,
  type IcuBranch,
  type IcuChoice,
  type IcuSegment,
  type IcuTree,
} from '../icu/expandIcu.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import {
  isSelector,
  sameHead,
  type IcuNode,
  type IcuSelector,
  exactValue,
} from '../icu/icuMessage.ts';
import type { Locales, MessageParts } from '../messageSegment.ts';
import { unknownSyntax } from '../syntax.ts';
import { pluralForms, type PluralCategory, isRare } from './pluralForms.ts';
import { hasWords } from '../translatable.ts';

/** `{{PLURAL:$1|page|pages}}`, with nothing of its kind inside. */
const template = /\{\{\s*(PLURAL|GENDER)\s*:\s*([^{}|]*?)\s*\|([^{}]*)\}\}/gi;
const start = /\{\{\s*(PLURAL|GENDER)\s*:[^{}|]*\|/i;
const genders = ['male', 'female', 'other'] as const;

/** Whether a message has choices as MediaWiki writes them. */
export function hasWikiChoices(text: string): boolean {
  return start.test(text);
}

/**
 * The sentences of a message of MediaWiki, one for each form that the target language needs: its programs take forms by
 * their places, in CLDR's order, and the last one where there are not enough. What is around a choice goes into its forms, unless it
 * has a `|`, which would part them. Throws MessageSyntaxError `unsupported` where it chooses by several arguments.
 */
export function wikiParts(text: string, locales: Locales): MessageParts {
  const nodes = readWiki(text, locales.sourceLocale);
  const [, word = ''] = start.exec(text) ?? [];
  const isInPieces = nodes.some((node) => typeof node === 'string' && node.includes('|'));
  const pieces = isInPieces ? nodes.map((node) => [node]) : [nodes];
  const items = pieces.map((piece) => readable(expandIcu(piece, locales), locales));
  const sent = items.flatMap(leavesOf).filter((leaf) => hasWords(segmentOf(leaf)));
  const wanted = sent.map((leaf) => ({ text: segmentOf(leaf), example: exampleIn(leaf) }));
  const examples = neededExamples(wanted);
  return {
    kind: 'icu',
    syntax: unknownSyntax,
    hasOtherForms: items.some((item) => hasOtherForms(item, nodes)),
    isInPieces,
    segments: wanted.map(({ text }, place) => {
      const example = examples[place];
      return example === undefined ? { text } : { text, example };
    }),
    assemble(translations) {
      if (translations.length !== sent.length)
        throw new MessageSyntaxError('answer-count', `${translations.length} for ${sent.length}`);
      const answers = new Map(sent.map((leaf, place) => [leaf, translations[place] ?? '']));
      const said = (leaf: IcuSegment) => answers.get(leaf) ?? segmentOf(leaf);
      return items.map((item) => printItem(item, word, said)).join('');
    },
  };
}

/** A text, or a choice of texts. */
type Item = IcuSegment | (Omit<IcuChoice, 'branches'> & { readonly branches: readonly Branch[] });
type Branch = IcuBranch & { readonly tree: IcuSegment };

function readable(tree: IcuTree, locales: Locales): Item {
  if (tree.kind === 'sentence') return tree;
  if (tree.kind === 'row' || !tree.branches.every(isBranch))
    throw new MessageSyntaxError('unsupported', 'choices within choices');
  const branches = tree.branches.filter(isBranch);
  return { ...tree, branches: branches.filter(({ key }) => isAsked(key, tree, locales)) };
}

const isBranch = (branch: IcuBranch): branch is Branch => branch.tree.kind === 'sentence';

function leavesOf(item: Item): readonly IcuSegment[] {
  return item.kind === 'sentence' ? [item] : item.branches.map(({ tree }) => tree);
}

function hasOtherForms(item: Item, nodes: readonly IcuNode[]): boolean {
  if (item.kind === 'sentence') return false;
  const keys = item.branches.map(({ key }) => key).join();
  return item.branches.some(({ key, from }) => key !== from) || keysOf(nodes) !== keys;
}

function readWiki(text: string, sourceLocale: string): readonly IcuNode[] {
  const nodes: IcuNode[] = [];
  let at = 0;
  for (const { index, 0: all, 1: type = '', 2: argument = '', 3: forms = '' } of text.matchAll(
    template,
  )) {
    nodes.push(text.slice(at, index), selectorOf(type, argument, forms.split('|'), sourceLocale));
    at = index + all.length;
  }
  nodes.push(text.slice(at));
  const [first, ...others] = nodes.filter(isSelector);
  const isOne = first !== undefined && others.every((other) => sameHead(other, first));
  const hasMore = nodes.some((node) => typeof node === 'string' && start.test(node));
  if (!isOne || hasMore)
    throw new MessageSyntaxError('unsupported', 'choices by several arguments');
  return nodes;
}

function selectorOf(
  type: string,
  argument: string,
  forms: readonly string[],
  sourceLocale: string,
): IcuSelector {
  const isPlural = type.toUpperCase() === 'PLURAL';
  const options = new Map<string, readonly IcuNode[]>();
  const places = isPlural ? pluralForms(sourceLocale, 'cardinal').categories : genders;
  const plain: string[] = [];
  for (const form of forms) {
    const [exact, number] = (isPlural && /^\s*(\d+)=/.exec(form)) || [];
    if (exact === undefined) options.set(places[plain.push(form) - 1] ?? 'other', [form]);
    else options.set(`=${number}`, [form.slice(exact.length)]);
  }
  // Of whom nobody knows the gender, the first form is said.
  if (!options.has('other')) options.set('other', [(isPlural ? plain.at(-1) : plain[0]) ?? '']);
  const head = { argument, type: isPlural ? ('plural' as const) : ('select' as const), offset: 0 };
  return { kind: 'selector', ...head, options };
}

/** Those of all choices of a message, which choose alike. */
function keysOf(nodes: readonly IcuNode[]): string {
  const keys = nodes.filter(isSelector).flatMap(({ options }) => [...options.keys()]);
  return [...new Set(keys)].join();
}

/** Older rules of a language may lack a form for millions or fractions, so none is given its own place. */
function isAsked(key: string, { type }: IcuChoice, { targetLocale }: Locales): boolean {
  const isCategory = type === 'plural' && exactValue(key) === undefined;
  return !isCategory || !isRare(key as PluralCategory, targetLocale, 'cardinal');
}

function segmentOf({ parts }: IcuSegment): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.source)).join('');
}

function exampleIn({ numbers }: IcuSegment): ExampleNumber | undefined {
  const [first] = numbers;
  return first && exampleOf(first.argument, first.number);
}

/** @param word as the source spells it: `PLURAL` */
function printItem(item: Item, word: string, said: (leaf: IcuSegment) => string): string {
  if (item.kind === 'sentence') return said(item);
  const forms = item.branches.map(({ key, tree }) => {
    const form = said(tree);
    if (form.includes('|')) throw new MessageSyntaxError('structure', form);
    const exact = exactValue(key);
    return exact === undefined ? form : `${exact}=${form}`;
  });
  if (item.type === 'select' && forms.at(-1) === forms[0]) forms.pop();
  return `{{${[`${word}:${item.argument}`, ...forms].join('|')}}}`;
}
