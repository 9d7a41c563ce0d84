import { type Message, type ResourceFile, showKeyPath } from '../../catalog/formats/format.ts';
import { baseLanguage } from '../../catalog/locale.ts';
import type { PlanItem } from '../../catalog/plan.ts';
import { finding, type FindingCode } from '../../message/findings.ts';
import { hasSentence } from '../../message/checks/hasSentence.ts';
import { hasChoiceSyntax } from '../../message/parts.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { countsOf } from '../status/countsOf.ts';
import { stateOf } from '../status/messageState.ts';
import type { FileFinding, MessageFinding, WholeFileFinding } from './fileToCheck.ts';

/** Messages that a finding about a whole file names and leads to. */
const named = 5;

const firstLine = { line: 0, character: 0 };

/**
 * What the plan of a target says about its texts, with the counts of its status. Messages that the file lacks are one
 * finding, since there is no place for each of them.
 *
 * @param file the target as it is now, in which the findings stand
 * @param names what stays as it is in every language
 */
export function standingFindings(
  target: TargetFile,
  file: ResourceFile,
  names: readonly string[],
): readonly FileFinding[] {
  const { missing, copied } = countsOf(target);
  const about = (item: PlanItem, code: FindingCode): readonly MessageFinding[] => {
    const message = file.get(item.path, item.id);
    return message ? [{ finding: finding(code, item.source.value, message.value), message }] : [];
  };
  const lacking = target.plan.items.filter((item) => stateOf(item) === 'missing');
  const findings: FileFinding[] = [
    ...wholeFile('missing', missing, lacking),
    ...wholeFile('copied-from-source', copied, unaskedIn(target)),
  ];
  for (const item of lacking) findings.push(...about(item, 'empty'));
  for (const item of target.plan.items) {
    if (stateOf(item) === 'outdated') findings.push(...about(item, 'outdated'));
  }
  if (copied === 0 && !isSameLanguage(target)) {
    const sentences = unaskedIn(target).filter(({ source }) => isSentence(source.value, names));
    findings.push(...sentences.flatMap((item) => about(item, 'same-as-source')));
  }
  return findings;
}

function wholeFile(
  code: FindingCode,
  count: number,
  items: readonly PlanItem[],
): readonly WholeFileFinding[] {
  if (count === 0) return [];
  const first = items.slice(0, named);
  const keys = first.map(({ path }) => showKeyPath(path));
  const list = [...keys, ...(items.length > named ? ['…'] : [])].join(', ');
  const sources: readonly Message[] = first.map(({ source }) => source);
  return [{ finding: finding(code, `${count}`, list), place: firstLine, sources }];
}

/** The texts that are those of their source, and that nobody was asked about. */
function unaskedIn({ plan }: TargetFile): readonly PlanItem[] {
  return plan.items.filter(
    (item) => item.state === 'translated' && item.sameAsSource && !plan.entries.has(item.id),
  );
}

/** Of a plural or a list of choices the words are not compared: "# minutes" is French as well. */
function isSentence(text: string, names: readonly string[]): boolean {
  if (hasChoiceSyntax(text)) return false;
  return hasSentence(names.reduce((rest, name) => rest.replaceAll(name, ''), text));
}

/** British English takes most of what American English says. */
function isSameLanguage({ set, locale }: TargetFile): boolean {
  return baseLanguage(set.source.locale) === baseLanguage(locale);
}
