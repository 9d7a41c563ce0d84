import { keyId, type KeyPath, type Message } from '../../resources/formats/format.ts';
import type { PlannedTarget } from './planTargetFile.ts';
import { isAboutFile, isEditorMark } from '../../message/translatable.ts';

/**
 * The messages of a target file that its source does not have: left over where somebody has deleted a key of the source, or
 * never put there. Those are none that a run takes along under a new key, and those that stand for a message of the source
 * under another spelling of its key.
 */
export function onlyInTarget({ plan }: Pick<PlannedTarget, 'plan'>): readonly Message[] {
  if (plan.orphans.length === 0) return [];
  const moved = new Set<string>();
  const twins = new Set<string>();
  for (const item of plan.items) {
    if (item.state === 'renamed') moved.add(keyId(item.from.path));
    if (item.state !== 'skipped' || item.reason !== 'elsewhere') continue;
    twins.add(spelled(item.path));
    twins.add(spelled(item.path).replace(/(?:_ordinal)?_[^_.]+$/u, ''));
  }
  return plan.orphans.filter(
    ({ path, value }) =>
      !moved.has(keyId(path)) &&
      !twins.has(spelled(path)) &&
      !isAboutFile(path) &&
      !isEditorMark(value),
  );
}

const spelled = (path: KeyPath): string => path.join('.').toLowerCase();
