import { createYielder } from '../../resources/cooperative.ts';
import type { Message, ResourceFile } from '../../resources/formats/format.ts';
import type { PlanItem } from '../../resources/plan.ts';
import { finding } from '../../message/findings.ts';
import { comparableTexts, spelled } from '../plan/comparableTexts.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { ProjectStatus } from '../status/projectStatus.ts';
import { notedItems, type SharedText } from '../status/sharedTexts.ts';
import type { MessageFinding, FileAtPath } from './messageFinding.ts';

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

/**
 * Sentences whose reviewed translation differs from that in other files of the same locale, as far as those were looked
 * at. The way that most files have, or the first of them, is taken for the right one.
 *
 * @param file the target as it is now, in which the findings stand
 */
export async function inconsistentElsewhere(
  target: TargetFile,
  file: ResourceFile,
  status: Pick<ProjectStatus, 'differing' | 'plan'>,
): Promise<readonly MessageFinding[]> {
  const findings: MessageFinding[] = [];
  const others = new Map<string, Promise<Other | undefined>>();
  for (const shared of status.differing(target)) {
    const { path } = shared.usual;
    const known = others.get(path) ?? otherOf(shared, status);
    others.set(path, known);
    const other = await known;
    findings.push(...(other === undefined ? [] : findingOf(shared, file, other)));
  }
  return findings;
}

/** A target that others are compared with. */
interface Other {
  readonly file: ResourceFile;
  readonly items: ReadonlyMap<number, PlanItem>;
  readonly otherFile: FileAtPath;
}

async function otherOf(
  { usual: { set, locale, path } }: SharedText,
  status: Pick<ProjectStatus, 'plan'>,
): Promise<Other | undefined> {
  const target = await status.plan(set, locale).catch(() => undefined);
  if (target?.current === undefined) return undefined;
  const { current: file } = target;
  return { file, items: notedItems(target), otherFile: { path, text: file.text } };
}

function findingOf(
  { item, text }: SharedText,
  own: ResourceFile,
  { file, items, otherFile }: Other,
): readonly MessageFinding[] {
  const message = own.get(item.path, item.id);
  const known = items.get(text);
  const other = known && file.get(known.path, known.id);
  if (message === undefined || other === undefined) return [];
  // Two texts may have one hash.
  if (known?.source.value !== item.source.value) return [];
  if (spelled(message.value) === spelled(other.value)) return [];
  const found = finding('inconsistent', other.value, message.value);
  return [{ finding: found, message, other, otherFile }];
}
