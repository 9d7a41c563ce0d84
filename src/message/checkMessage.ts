import { accelerator } from './checks/accelerator.ts';
import type { Check } from './checks/check.ts';
import { clumped } from './checks/clumped.ts';
import { invisibleCharacter } from './checks/invisible.ts';
import { length } from './checks/length.ts';
import { markdownMarks } from './checks/markdown.ts';
import { moved } from './checks/moved.ts';
import { numbersChanged } from './checks/numbers.ts';
import { endPunctuation } from './checks/punctuation.ts';
import { sameAsSource } from './checks/sameAsSource.ts';
import { spacing } from './checks/spacing.ts';
import { doubleSpace, lineBreaks, whitespaceEdge } from './checks/whitespace.ts';
import { breaches, contractOf } from './contract.ts';
import { finding, type Finding } from './findings.ts';
import { readMessage, type MessageText } from './messageText.ts';

/** What holds for any text, also where sentences stand in the branches of a plural. */
const textChecks: readonly Check[] = [whitespaceEdge, invisibleCharacter];

const sentenceChecks: readonly Check[] = [
  ({ source, target }) => breaches(contractOf(source), contractOf(target)),
  clumped,
  spacing,
  moved,
  lineBreaks,
  endPunctuation,
  numbersChanged,
  markdownMarks,
  accelerator,
  length,
  sameAsSource,
  doubleSpace,
];

/**
 * Everything that can be said about a translation from the two texts alone. Messages with plural or select arguments
 * get the checks of their text only: their branches differ from language to language and have checks of their own.
 */
export function checkMessage(message: {
  readonly source: string;
  readonly target: string;
  readonly sourceLocale: string;
  readonly targetLocale: string;
}): readonly Finding[] {
  if (message.source.trim() === '') return [];
  if (message.target.trim() === '') return [finding('empty', message.source, message.target)];
  const [source, target] = [readMessage(message.source), readMessage(message.target)];
  const checks = hasBranches(source) || hasBranches(target) ? [] : sentenceChecks;
  return [...checks, ...textChecks].flatMap((check) => check({ ...message, source, target }));
}

function hasBranches({ placeholders }: MessageText): boolean {
  return placeholders.some(({ kind }) => kind === 'icu');
}
