import type { Message } from '../../catalog/formats/format.ts';
import { replaced } from '../../message/fixes/candidates.ts';
import { fixedText } from '../../message/fixes/fixedText.ts';
import { termText } from '../../message/fixes/termText.ts';
import type { FindingCode } from '../../message/findings.ts';
import type { MessageFinding } from './fileToCheck.ts';
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

/** What can be mended in one way only, so that nobody has to look at each. */
const certain: ReadonlySet<FindingCode> = new Set([
  'placeholder-changed',
  'entity-escaped-twice',
  'escape-changed',
  'whitespace-edge',
  'double-space',
  'invisible-character',
  'icu-argument-extra',
  'product-name-case',
  'product-name-missing',
  'product-name-forbidden',
]);

export function isCertain({ finding: { code, severity, expected } }: MessageFinding): boolean {
  // What stands for nothing in the source may have been meant for something.
  if (code === 'escape-changed' && expected === '') return false;
  return certain.has(code) && (severity !== 'info' || code === 'double-space');
}

/** A text without what a finding in it is about; nothing where that takes a translator. */
export function mendedText(
  text: string,
  found: Omit<MessageFinding, 'message'>,
): string | undefined {
  const { finding, at, pair, other } = found;
  if (isName(found)) return at && replaced(text, at, finding.expected);
  if (finding.code === 'inconsistent') return other?.value;
  if (finding.code === 'term-not-followed') return termText(text, finding.expected);
  return pair && fixedText({ ...pair, target: text }, finding);
}

const isName = ({ finding: { code } }: Pick<MessageFinding, 'finding'>) =>
  code.startsWith('product-name-');

/** Names have places in the text as it was: those behind do not move those before. */
function lastNameFirst(a: MessageFinding, b: MessageFinding): number {
  const rank = (found: MessageFinding) => (isName(found) ? (found.at?.start ?? 0) : -1);
  return rank(b) - rank(a);
}
