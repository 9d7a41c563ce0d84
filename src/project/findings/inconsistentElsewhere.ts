import type { ResourceFile } from '../../catalog/formats/format.ts';
import type { PlanItem } from '../../catalog/plan.ts';
import { finding } from '../../message/findings.ts';
import { spelled } from '../plan/comparableTexts.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { ProjectStatus } from '../status/projectStatus.ts';
import { notedItems, type SharedText } from '../status/sharedTexts.ts';
import type { FileAtPath, MessageFinding } from './fileToCheck.ts';

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
