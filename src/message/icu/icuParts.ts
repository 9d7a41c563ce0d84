import { exampleOf, neededExamples, type ExampleNumber } from '../plurals/exampleNumber.ts';
import type { Locales, MessageParts, Sentence } from '../sentence.ts';
import { expandIcu, mergeText, type IcuSentence, type IcuTree } from './expandIcu.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import {
  allNodes,
  isSelector,
  sameHead,
  type IcuMessage,
  type IcuNode,
  type SelectorHead,
} from './icuMessage.ts';
import { hasValidTags, parseIcu } from './parseIcu.ts';
import { printIcu, quotedAsSource, spelledOut } from './printIcu.ts';
import { sentenceTokens, type Tokens } from './sentenceText.ts';

/**
 * The sentences of an ICU message, one per branch that the target language needs. Branches without words are not sent;
 * they are kept as they are. Throws MessageSyntaxError `too-many-sentences` or `unsupported` before anything is sent.
 */
export function icuParts(message: IcuMessage, locales: Locales): MessageParts {
  const tree = expandIcu(message.nodes, locales);
  const branches = sentencesOf(tree);
  const tokens = sentenceTokens(branches);
  const sent = branches.filter(hasWords);
  const sentences = textsOf(sent, tokens);

  function assemble(translations: readonly string[]): string {
    if (translations.length !== sent.length) {
      throw new MessageSyntaxError('answer-count', `${translations.length} for ${sent.length}`);
    }
    const answers = new Map(sent.map((sentence, i) => [sentence, translations[i] ?? '']));
    const translated = mapSentences(tree, (sentence) => {
      const answer = answers.get(sentence);
      return answer === undefined ? sentence : tokens.fromText(answer, sentence);
    });
    return printChecked(translated, message);
  }

  // What cannot be written must fail here, not after it was paid for.
  assemble(sentences.map(({ text }) => text));
  const hasOtherForms = isMadeAnew(tree) || keysOf(tree) !== keysOf(message.nodes);
  return { kind: 'icu', dialect: 'icu', hasOtherForms, sentences, assemble };
}

function isMadeAnew(tree: IcuTree): boolean {
  if (tree.kind === 'sentence') return false;
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

function textsOf(sentences: readonly IcuSentence[], tokens: Tokens): readonly Sentence[] {
  const wanted = sentences.map((sentence) => ({
    text: tokens.toText(sentence),
    example: exampleIn(sentence),
  }));
  const examples = neededExamples(wanted);
  return wanted.map(({ text }, place) => {
    const example = examples[place];
    return example === undefined ? { text } : { text, example };
  });
}

/** Where several plurals are nested, no one number tells a branch. */
function exampleIn({ numbers }: IcuSentence): ExampleNumber | undefined {
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
function says(text: string, tree: IcuTree, { validTags }: IcuMessage): boolean {
  try {
    return matches(parseIcu(text).nodes, tree) && (!validTags || hasValidTags(text));
  } catch (error) {
    if (error instanceof MessageSyntaxError && error.code === 'unsupported') throw error;
    return false;
  }
}

/** Whether the parsed message says just what the tree says: arguments, types, keys, and every literal. */
function matches(nodes: readonly IcuNode[], tree: IcuTree): boolean {
  if (tree.kind === 'sentence')
    return !nodes.some(isSelector) && sayings(nodes) === sayings(tree.parts);
  const [selector, ...rest] = nodes;
  if (selector === undefined || !isSelector(selector) || rest.length > 0) return false;
  const options = [...selector.options];
  return (
    sameHead(selector, tree) &&
    options.length === tree.branches.length &&
    tree.branches.every(({ key, tree }, i) => {
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

function sentencesOf(tree: IcuTree): IcuSentence[] {
  return tree.kind === 'sentence'
    ? [tree]
    : tree.branches.flatMap((branch) => sentencesOf(branch.tree));
}

function mapSentences(tree: IcuTree, change: (sentence: IcuSentence) => IcuSentence): IcuTree {
  if (tree.kind === 'sentence') return change(tree);
  const branches = tree.branches.map((branch) => ({
    ...branch,
    tree: mapSentences(branch.tree, change),
  }));
  return { ...tree, branches };
}

/** A letter outside of arguments and tags. */
function hasWords({ parts }: IcuSentence): boolean {
  const text = parts.map((part) => (typeof part === 'string' ? part : '')).join('');
  return /\p{L}/u.test(text.replaceAll(/<[^<>]*>/g, ''));
}
