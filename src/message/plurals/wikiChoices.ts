import { exampleOf, neededExamples } from './exampleNumber.ts';
import { expandIcu, type IcuBranch, type IcuTree } from '../icu/expandIcu.ts';
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
 * their places, in CLDR's order, and the last one where there are not enough. Throws MessageSyntaxError `unsupported` where it chooses
 * by several arguments.
 */
export function wikiParts(text: string, locales: Locales): MessageParts {
  const nodes = readWiki(text, locales.sourceLocale);
  const [, word = ''] = start.exec(text) ?? [];
  const tree = expandIcu(nodes, locales);
  if (tree.kind !== 'choice' || tree.branches.some(({ tree }) => tree.kind === 'choice'))
    throw new MessageSyntaxError('unsupported', 'choices within choices');
  const branches = tree.branches.filter(({ key }) => isAsked(key, tree, locales));
  const sent = branches.filter((branch) => hasWords(segmentOf(branch)));
  const wanted = sent.map((branch) => ({
    text: segmentOf(branch),
    example: exampleOf(tree.argument, numberOf(branch)),
  }));
  const examples = neededExamples(wanted);
  return {
    kind: 'icu',
    syntax: unknownSyntax,
    hasOtherForms:
      branches.some(({ key, from }) => key !== from) ||
      keysOf(nodes) !== branches.map(({ key }) => key).join(),
    segments: wanted.map(({ text }, place) => {
      const example = examples[place];
      return example === undefined ? { text } : { text, example };
    }),
    assemble(translations) {
      if (translations.length !== sent.length)
        throw new MessageSyntaxError('answer-count', `${translations.length} for ${sent.length}`);
      const forms = branches.map((branch) => {
        const place = sent.indexOf(branch);
        const form = (place < 0 ? segmentOf(branch) : translations[place]) ?? '';
        return [branch.key, form] as const;
      });
      return printWiki(`${word}:${tree.argument}`, forms);
    },
  };
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
  let place = 0;
  let last = '';
  for (const form of forms) {
    const [exact, number] = (isPlural && /^\s*(\d+)=/.exec(form)) || [];
    if (exact !== undefined) {
      options.set(`=${number}`, [form.slice(exact.length)]);
      continue;
    }
    last = form;
    options.set(places[place++] ?? 'other', [form]);
  }
  if (!options.has('other')) options.set('other', [last]);
  const head = { argument, type: isPlural ? ('plural' as const) : ('select' as const), offset: 0 };
  return { kind: 'selector', ...head, options };
}

/** Those of all choices of a message, which choose alike. */
function keysOf(nodes: readonly IcuNode[]): string {
  const keys = nodes.filter(isSelector).flatMap(({ options }) => [...options.keys()]);
  return [...new Set(keys)].join();
}

/** Older rules of a language may lack a form for millions or fractions, so none is given its own place. */
function isAsked(
  key: string,
  { type }: Extract<IcuTree, { readonly kind: 'choice' }>,
  { targetLocale }: Locales,
): boolean {
  const isCategory = type === 'plural' && exactValue(key) === undefined;
  return !isCategory || !isRare(key as PluralCategory, targetLocale, 'cardinal');
}

function segmentOf({ tree }: IcuBranch): string {
  if (tree.kind !== 'sentence') return '';
  return tree.parts.map((part) => (typeof part === 'string' ? part : part.source)).join('');
}

function numberOf({ tree }: IcuBranch): number | undefined {
  return tree.kind === 'sentence' ? tree.numbers[0]?.number : undefined;
}

/** @param head as the source spells it: `PLURAL:$1` */
function printWiki(head: string, forms: readonly (readonly [string, string])[]): string {
  const places = forms.map(([key, form]) => {
    const exact = exactValue(key);
    return exact === undefined ? form : `${exact}=${form}`;
  });
  return `{{${[head, ...places].join('|')}}}`;
}
