import type { Message } from '../../resources/formats/format.ts';
import { checkOf, type FindingCode } from '../../message/checks/checks.ts';
import { fixedText } from '../../message/checks/fixedText.ts';
import type { MessageFinding } from './messageFinding.ts';
import type { NewValue } from './valueEdits.ts';

/** The value that mends a finding; nothing where that takes a translator. */
export function proposedValue(found: MessageFinding): string | undefined {
  return mendedText(found.message.value, found);
}

/** The values that mend several findings, one for each message. */
export function proposedValues(findings: readonly MessageFinding[]): readonly NewValue[] {
  const byMessage = new Map<Message, MessageFinding[]>();
  for (const found of findings) {
    const own = byMessage.get(found.message);
    if (own === undefined) byMessage.set(found.message, [found]);
    else own.push(found);
  }
  return [...byMessage].flatMap(([message, own]) => {
    const value = own
      .toSorted(lastNameFirst)
      .reduce((text, found) => mendedText(text, found) ?? text, message.value);
    return value === message.value ? [] : [{ message, value }];
  });
}

/** Whether another run may mend findings of a kind. */
export const isForRuns = (code: FindingCode) => checkOf(code).isForRuns === true;

/** Whether it can be mended in one way only, so that nobody has to look at it. */
export function isCertain({ finding }: MessageFinding): boolean {
  const { severity, isCertain = false } = checkOf(finding.code);
  const isExcused = finding.severity !== severity;
  return !isExcused && (typeof isCertain === 'function' ? isCertain(finding) : isCertain);
}

/** A text without what a finding in it is about; nothing where that takes a translator. */
export function mendedText(
  target: string,
  { finding, at, pair, other }: Omit<MessageFinding, 'message'>,
): string | undefined {
  return fixedText({ ...finding, target, at, pair, other: other?.value });
}

/** Names have places in the text as it was: those behind do not move those before. */
function lastNameFirst(a: MessageFinding, b: MessageFinding): number {
  const rank = ({ pair, at }: MessageFinding) => (pair === undefined ? (at?.start ?? -1) : -1);
  return rank(b) - rank(a);
}
