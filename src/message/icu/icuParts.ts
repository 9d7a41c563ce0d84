import { unquotedSyntax } from '../syntax.ts';
import { exampleOf, neededExamples, type ExampleNumber } from '../plurals/exampleNumber.ts';
import type { Locales, MessageParts, MessageSegment } from '../messageSegment.ts';
import {
  expandInRows,
  isTorn,
  joinedItems,
  mergeText,
  type IcuChoice,
  type IcuSegment,
  type IcuTree,
} from './expandIcu.ts';
import { scanPlaceholders } from '../placeholders/messageText.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import {
  allNodes,
  isSelector,
  sameHead,
  type IcuMessage,
  type IcuNode,
  type SelectorHead,
  type IcuReference,
} from './icuMessage.ts';
import { hasValidTags, parseIcu } from './parseIcu.ts';
import { printIcu, quotedAsSource, spelledOut } from './printIcu.ts';

/**
 * The sentences of an ICU message, one per branch that the target language needs. Branches without words are not sent;
 * they are kept as they are. Where all choices together would be too many sentences, each sentence of the message, or each branch,
 * stands for itself. Throws MessageSyntaxError `too-many-sentences` or `unsupported` before anything is sent.
 */
export function icuParts(message: IcuMessage, locales: Locales): MessageParts {
  const tree = expandInRows(message.nodes, locales);
  const branches = segmentsOf(tree);
  const tokens = segmentTokens(branches);
  const sent = branches.filter(hasWords);
  const segments = textsOf(sent, tokens);

  function assemble(translations: readonly string[]): string {
    if (translations.length !== sent.length) {
      throw new MessageSyntaxError('answer-count', `${translations.length} for ${sent.length}`);
    }
    const answers = new Map(sent.map((segment, i) => [segment, translations[i] ?? '']));
    const translated = mapSegments(tree, (segment) => {
      const answer = answers.get(segment);
      return answer === undefined ? segment : tokens.fromText(answer, segment);
    });
    return printChecked(translated, message);
  }

  // What cannot be written must fail here, not after it was paid for.
  assemble(segments.map(({ text }) => text));
  const hasOtherForms = isMadeAnew(tree) || keysOf(tree) !== keysOf(message.nodes);
  const isInPieces = isTorn(tree);
  return { kind: 'icu', syntax: unquotedSyntax, hasOtherForms, isInPieces, segments, assemble };
}

function isMadeAnew(tree: IcuTree): boolean {
  if (tree.kind === 'sentence') return false;
  if (tree.kind === 'row') return tree.items.some(isMadeAnew);
  return tree.branches.some(({ key, from, tree: branch }) => key !== from || isMadeAnew(branch));
}

/** What is chosen by what, as one comparable text. */
function keysOf(message: IcuTree | readonly IcuNode[]): string {
  const found = new Set<string>();
  const add = ({ type, argument, offset }: SelectorHead, key: string) =>
    found.add(JSON.stringify([type, argument, offset, key]));
  if ('kind' in message) {
    const choices = (tree: IcuTree): void => {
      if (tree.kind === 'sentence') return;
      if (tree.kind === 'row') {
        for (const item of tree.items) choices(item);
        return;
      }
      for (const { key, tree: branch } of tree.branches) {
        add(tree, key);
        choices(branch);
      }
    };
    choices(message);
  } else {
    for (const selector of allNodes(message).filter(isSelector))
      for (const key of selector.options.keys()) add(selector, key);
  }
  return [...found].sort().join('\n');
}

function textsOf(segments: readonly IcuSegment[], tokens: Tokens): readonly MessageSegment[] {
  const wanted = segments.map((segment) => ({
    text: tokens.toText(segment),
    example: exampleIn(segment),
  }));
  const examples = neededExamples(wanted);
  return wanted.map(({ text }, place) => {
    const example = examples[place];
    return example === undefined ? { text } : { text, example };
  });
}

/** Where several plurals are nested, no one number tells a branch. */
function exampleIn({ numbers }: IcuSegment): ExampleNumber | undefined {
  const [only, ...more] = numbers;
  if (only === undefined || more.length > 0) return undefined;
  return exampleOf(`{${only.argument}}`, only.number);
}

function printChecked(tree: IcuTree, message: IcuMessage): string {
  const text = printIcu(tree, message.spelling);
  const likeSource = quotedAsSource(text, message.spelling);
  if (likeSource !== text && says(likeSource, tree, message)) return likeSource;
  if (!says(text, tree, message)) throw new MessageSyntaxError('structure', text);
  return text;
}

/** @throws {MessageSyntaxError} `unsupported` where the text has more plurals and selects than are read */
function says(text: string, tree: IcuTree, { spelling, validTags }: IcuMessage): boolean {
  try {
    return (
      matches(parseIcu(text, spelling.parser).nodes, tree) && (!validTags || hasValidTags(text))
    );
  } catch (error) {
    if (error instanceof MessageSyntaxError && error.code === 'unsupported') throw error;
    return false;
  }
}

/** Whether the parsed message says just what the tree says: arguments, types, keys, and every literal. */
function matches(nodes: readonly IcuNode[], tree: IcuTree): boolean {
  const [own, items] = [inRuns(nodes), tree.kind === 'row' ? joinedItems(tree) : [tree]];
  // A branch may be empty.
  if (own.length === 0 && items.length === 1) return matchesItem([], items[0] ?? tree);
  return (
    own.length === items.length && items.every((item, place) => matchesItem(own[place] ?? [], item))
  );
}

/** Each selector alone, and what is between them together. */
function inRuns(nodes: readonly IcuNode[]): readonly (readonly IcuNode[])[] {
  const runs: IcuNode[][] = [];
  let last: IcuNode | undefined;
  for (const node of nodes) {
    const isNew = last === undefined || isSelector(last) || isSelector(node);
    if (isNew) runs.push([node]);
    else runs.at(-1)?.push(node);
    last = node;
  }
  return runs;
}

function matchesItem(nodes: readonly IcuNode[], item: IcuTree): boolean {
  if (item.kind === 'row') return matches(nodes, item);
  if (item.kind === 'sentence')
    return !nodes.some(isSelector) && sayings(nodes) === sayings(item.parts);
  const [selector] = nodes;
  if (selector === undefined || !isSelector(selector)) return false;
  const options = [...selector.options];
  return (
    sameHead(selector, item) &&
    options.length === item.branches.length &&
    item.branches.every(({ key, tree }, i) => {
      const option = options[i];
      return option !== undefined && option[0] === key && matches(option[1], tree);
    })
  );
}

function sayings(nodes: readonly IcuNode[]): string {
  return JSON.stringify(
    mergeText(nodes).map((part) => (typeof part === 'string' ? part : [spelledOut(part)])),
  );
}

function segmentsOf(tree: IcuTree): IcuSegment[] {
  if (tree.kind === 'sentence') return [tree];
  const trees = tree.kind === 'row' ? tree.items : tree.branches.map(({ tree: branch }) => branch);
  return trees.flatMap(segmentsOf);
}

function mapSegments(tree: IcuTree, change: (sentence: IcuSegment) => IcuSegment): IcuTree {
  if (tree.kind === 'row')
    return { ...tree, items: tree.items.map((item) => mapItem(item, change)) };
  return mapItem(tree, change);
}

function mapItem(
  item: IcuSegment | IcuChoice,
  change: (sentence: IcuSegment) => IcuSegment,
): IcuSegment | IcuChoice {
  if (item.kind === 'sentence') return change(item);
  const branches = item.branches.map((branch) => ({
    ...branch,
    tree: mapSegments(branch.tree, change),
  }));
  return { ...item, branches };
}

/** A letter outside of arguments and tags. */
function hasWords({ parts }: IcuSegment): boolean {
  const text = parts.map((part) => (typeof part === 'string' ? part : '')).join('');
  if (!text.includes('<')) return /\p{L}/u.test(text);
  const tags = new Set(
    scanPlaceholders(text).flatMap((one) => (one.kind === 'tag' ? one.text : [])),
  );
  return /\p{L}/u.test([...tags].reduce((rest, tag) => rest.replaceAll(tag, ''), text));
}

/** The short form that each reference of a message has in the text for the service. */
interface Tokens {
  toText(sentence: IcuSegment): string;
  /** Reads a translation of the sentence. Throws MessageSyntaxError `arguments` when it has not just the sentence's references. */
  fromText(text: string, sentence: IcuSegment): IcuSegment;
}

/**
 * Every reference is shown as `{argument}`, whatever its format, and so is `#`: all of Glossa protects that form, and the
 * words of a format (`date, short`) stay out of the text. A number is added where two would look alike (`{n}` and `#`), or
 * where the literal text itself holds those words.
 */
function segmentTokens(segments: readonly IcuSegment[]): Tokens {
  const parts = segments.flatMap((segment) => segment.parts);
  const literals = parts.filter((part) => typeof part === 'string');
  const lookalikes = new Set(literals.flatMap((literal) => literal.match(/\{[^{}]*\}/g) ?? []));
  const references = parts.filter((part) => typeof part !== 'string');
  const byToken = new Map<string, IcuReference>();
  const tokenOf = new Map<string, string>();
  for (const reference of plainOnesFirst(references)) {
    if (tokenOf.has(identity(reference))) continue;
    const token = freeToken(
      reference.argument,
      (name) => byToken.has(name) || lookalikes.has(name),
    );
    byToken.set(token, reference);
    tokenOf.set(identity(reference), token);
  }
  const show = (part: string | IcuReference): string =>
    typeof part === 'string' ? part : (tokenOf.get(identity(part)) ?? '');
  return {
    toText: (segment) => segment.parts.map(show).join(''),
    fromText: (text, segment) => readSegment(text, segment, byToken),
  };
}

/** Simple arguments keep their own name: they come before `#` and formatted ones. */
function plainOnesFirst(references: readonly IcuReference[]): IcuReference[] {
  const plain = references.filter(({ type }) => type === 'argument');
  return [...plain, ...references];
}

function identity(reference: IcuReference): string {
  return `${reference.type} ${spelledOut(reference)}`;
}

function freeToken(argument: string, isTaken: (token: string) => boolean): string {
  let token = `{${argument}}`;
  for (let n = 2; isTaken(token); n++) token = `{${argument}${n}}`;
  return token;
}

function readSegment(
  text: string,
  segment: IcuSegment,
  byToken: ReadonlyMap<string, IcuReference>,
): IcuSegment {
  const parts: (string | IcuReference)[] = [];
  let literal = '';
  for (const piece of text.split(/(\{[^{}]*\})/)) {
    const reference = byToken.get(piece);
    if (reference === undefined) {
      literal += piece;
      continue;
    }
    if (literal !== '') parts.push(literal);
    literal = '';
    parts.push(reference);
  }
  if (literal !== '') parts.push(literal);
  if (namesIn(parts) !== namesIn(segment.parts)) throw new MessageSyntaxError('arguments', text);
  return { ...segment, parts };
}

/** The set of references, as one comparable text. How often each may come is handled by the placeholder contract. */
function namesIn(parts: IcuSegment['parts']): string {
  const found = parts.filter((part) => typeof part !== 'string').map(identity);
  return [...new Set(found)].sort().join('\n');
}
