import type { ResourceFile } from '../../catalog/formats/format.ts';
import { finding } from '../../message/findings.ts';
import { spelled } from '../plan/comparableTexts.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { ProjectStatus } from '../status/projectStatus.ts';
import { itemWith, type SharedText } from '../status/sharedTexts.ts';
import type { MessageFinding } from './fileToCheck.ts';

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
  const targets = new Map<string, Promise<TargetFile | undefined>>();
  for (const shared of status.differing(target)) {
    const { set, locale } = shared.usual;
    const path = set.targetPath(locale);
    const plan = targets.get(path) ?? status.plan(set, locale).catch(() => undefined);
    targets.set(path, plan);
    const other = await plan;
    findings.push(...(other === undefined ? [] : findingOf(shared, file, other)));
  }
  return findings;
}

function findingOf(
  { item, text }: SharedText,
  file: ResourceFile,
  target: TargetFile,
): readonly MessageFinding[] {
  const message = file.get(item.path, item.id);
  const known = itemWith(target, text);
  const other = known && target.current?.get(known.path, known.id);
  if (message === undefined || other === undefined || target.current === undefined) return [];
  if (known?.source.value !== item.source.value || spelled(message.value) === spelled(other.value))
    return [];
  const otherFile = { path: target.path, text: target.current.text };
  const found = finding('inconsistent', other.value, message.value);
  return [{ finding: found, message, other, otherFile }];
}
