import { accelerator } from './accelerator.ts';
import type { Check } from './check.ts';
import { adjacentPlaceholders } from './placeholders/adjacentPlaceholders.ts';
import { invisibleCharacter } from './invisible.ts';
import { length } from './length.ts';
import { markdownMarks } from './markdown.ts';
import { movedPlaceholders } from './placeholders/movedPlaceholders.ts';
import { numbersChanged } from './numbers.ts';
import { endPunctuation } from './punctuation.ts';
import { sameAsSource } from './sameAsSource.ts';
import { spacing } from './placeholders/spacing.ts';
import { doubleSpace, lineBreaks, whitespaceEdge } from './whitespace.ts';
import type { Dialect } from '../dialect.ts';
import { contractFindings } from './placeholders/placeholderContract.ts';
import { finding, type Finding } from '../findings.ts';
import { icuFindings } from './plurals/icuChecks.ts';
import { readMessage, type MessageText } from '../placeholders/messageText.ts';
import { pipeFindings } from './plurals/pipeChecks.ts';
import { looksLikePipes } from '../plurals/pipes.ts';
import { dialectOfMessage, simpleIcuText } from '../icu/simpleIcu.ts';

/** What holds for any text, also where sentences are in the branches of a plural. */
const textChecks: readonly Check[] = [whitespaceEdge, invisibleCharacter];

const sentenceChecks: readonly Check[] = [
  ({ source, target }) => contractFindings(source, target),
  adjacentPlaceholders,
  spacing,
  movedPlaceholders,
  lineBreaks,
  endPunctuation,
  numbersChanged,
  markdownMarks,
  accelerator,
  length,
  sameAsSource,
  doubleSpace,
];

const allChecks = [...sentenceChecks, ...textChecks];

/** A message and its translation, each with its locale. */
export interface MessagePair {
  readonly source: string;
  readonly target: string;
  readonly sourceLocale: string;
  readonly targetLocale: string;
  /** How the program reads both; `unknown` where nothing is known of the file. */
  readonly dialect?: Dialect;
}

/** Characters of both texts together. Longer ones are data rather than sentences, and the service takes none of them. */
const longest = 200_000;

/**
 * Everything that can be said about a translation from the two texts alone; nothing about very long ones. Messages with
 * plural or select arguments get the checks of their text as a whole and of their choices, each by its placeholders:
 * everything else in the sentences of their branches differs from language to language.
 */
export function checkMessage(message: MessagePair): readonly Finding[] {
  if (message.source.trim() === '') return [];
  if (message.source.length + message.target.length > longest) return [];
  if (message.target.trim() === '') return [finding('empty', message.source, message.target)];
  const dialect = dialectOfMessage(message.source, message.dialect ?? 'unknown');
  const source = readMessage(simpleIcuText(message.source, dialect));
  const target = readMessage(simpleIcuText(message.target, dialect));
  const { sourceLocale, targetLocale } = message;
  const pair = { source, target, sourceLocale, targetLocale };
  const checks = hasBranches(source) || hasBranches(target) ? textChecks : allChecks;
  const found = checks.flatMap((check) => check(pair));
  return [...found, ...branchFindings(message)];
}

function branchFindings(message: MessagePair): readonly Finding[] {
  const { source, target } = message;
  return [
    ...icuFindings(source, target, message),
    ...pipeFindings(source, target, message.targetLocale),
  ];
}

function hasBranches({ text, placeholders }: MessageText): boolean {
  return looksLikePipes(text) || placeholders.some(({ kind }) => kind === 'icu');
}
