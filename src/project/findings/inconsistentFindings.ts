import { createYielder } from '../../catalog/cooperative.ts';
import type { Message, ResourceFile } from '../../catalog/formats/format.ts';
import { finding } from '../../message/findings.ts';
import { comparableTexts, spelled } from '../plan/comparableTexts.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { MessageFinding } from './fileToCheck.ts';

/**
 * Sentences of the source that a target translates in several ways. The way that most messages have, or the first of
 * them, is taken for the right one, and each other one is a finding. Gives way to other work.
 *
 * @param file the target as it is now, in which the findings stand
 */
export async function inconsistentFindings(
  target: TargetFile,
  file: ResourceFile,
): Promise<readonly MessageFinding[]> {
  const giveWay = createYielder();
  const groups = new Map<string, Translated[]>();
  const texts = comparableTexts(target);
  for (const { id, path, source, state } of target.plan.items) {
    const group = texts.get(id);
    if (group === undefined || state === 'skipped' || path !== source.path) continue;
    const message = file.get(path, id);
    if (message === undefined || message.value.trim() === '') continue;
    const one = { source: source.value, message };
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [one]);
    else known.push(one);
    await giveWay();
  }
  const findings: MessageFinding[] = [];
  for (const group of groups.values()) {
    findings.push(...findingsOf(group));
    await giveWay();
  }
  return findings;
}

interface Translated {
  readonly source: string;
  readonly message: Message;
}

function findingsOf(group: readonly Translated[]): readonly MessageFinding[] {
  const [usual, ...others] = byFrequency(group);
  if (usual === undefined) return [];
  return others.flatMap((messages) =>
    messages.map(({ message }): MessageFinding => ({
      finding: finding('inconsistent', usual[0].message.value, message.value),
      message,
      other: usual[0].message,
    })),
  );
}

/** The translations of one text, each with its messages; what most of them have comes first. */
function byFrequency(
  group: readonly Translated[],
): readonly (readonly [Translated, ...Translated[]])[] {
  const ways = new Map<string, [Translated, ...Translated[]]>();
  for (const one of group) {
    const way = spelled(one.message.value);
    const known = ways.get(way);
    if (known === undefined) ways.set(way, [one]);
    else known.push(one);
  }
  return [...ways.values()].sort((some, others) => others.length - some.length);
}
