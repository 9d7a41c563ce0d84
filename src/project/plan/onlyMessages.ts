import { countStates, type PlanItem } from '../../catalog/plan.ts';
import type { TargetFile } from './targetFile.ts';

/** A target as if only some of its messages were due, by `keyId`; nothing where none of these is. */
export function onlyMessages(target: TargetFile, ids: ReadonlySet<string>): TargetFile | undefined {
  const { plan, units } = target;
  const items = plan.items.map((item) => (ids.has(item.id) ? item : withoutWork(item)));
  if (!items.some(isDue)) return undefined;
  return {
    ...target,
    plan: { ...plan, items, counts: countStates(items) },
    units: units.filter(({ id }) => ids.has(id)),
  };
}

const isDue = ({ state }: PlanItem) =>
  state === 'missing' || state === 'renamed' || state === 'stale';

function withoutWork(item: PlanItem): PlanItem {
  if (!isDue(item)) return item;
  const { path, id, source, mark } = item;
  const current = item.state === 'stale' ? item.current : undefined;
  return { path, id, source, mark, state: 'skipped', reason: 'notChosen', current };
}
