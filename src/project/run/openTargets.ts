import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { countStates, type PlanItem } from '../../resources/plan.ts';
import { pseudoLocales } from '../../resources/pseudoLocales.ts';
import { sectionOf, type TargetFile } from '../plan/targetFile.ts';
import type { OpenedTargets, Project } from '../plan/project.ts';
import { ProjectError } from '../ledger/projectError.ts';

/** What of sets is to be translated. */
export interface WantedMessages {
  /** Into which. */
  readonly locales: readonly string[];
  /** Values that are the text of their source: a person said whether they are to be translated. */
  readonly sameAsSource?: 'keep' | 'translate' | undefined;
  /** By the path of the source file and `keyId`; nothing for all messages. */
  readonly only?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

/**
 * Reads and plans the target files of sets in several locales, and of the pseudo-locales that they have already.
 *
 * @throws where none of them can be planned: the first reason then stands for all
 */
export async function openTargets(
  project: Project,
  sets: readonly ResourceSet[],
  { locales, sameAsSource, only }: WantedMessages,
  signal?: AbortSignal,
): Promise<OpenedTargets> {
  await project.ledger.older();
  const all: OpenedTargets[] = [];
  const renewSameAsSource = sameAsSource === 'translate';
  for (const locale of new Set(locales)) {
    signal?.throwIfAborted();
    all.push(await project.openAll(sets, locale, { renewSameAsSource }));
  }
  all.push(await pseudoTargets(project, sets, locales));
  const targets = all.flatMap((one) => one.targets);
  const refused = all.flatMap((one) => one.refused);
  const [first] = refused;
  if (targets.length === 0 && first !== undefined) throw first.error;
  if (only === undefined) return { targets, refused };
  const due = targets.flatMap(
    (target) => onlyMessages(target, only.get(target.set.source.path) ?? new Set()) ?? [],
  );
  if (due.length === 0) throw new ProjectError({ code: 'nothingDue' });
  return { targets: due, refused };
}

/**
 * The files of pseudo-locales that Glossa has made for these sets and nobody has deleted since: they are brought up to
 * date with the others.
 *
 * @param others locales that are opened anyway
 */
async function pseudoTargets(
  project: Pick<Project, 'ledger' | 'openAll'>,
  sets: readonly ResourceSet[],
  others: readonly string[],
): Promise<OpenedTargets> {
  const all: OpenedTargets[] = [];
  for (const locale of pseudoLocales.filter((one) => !others.includes(one))) {
    const known: ResourceSet[] = [];
    for (const set of sets) {
      const entries = await project.ledger.entries(sectionOf({ set, locale }));
      if (entries.size > 0) known.push(set);
    }
    all.push(await project.openAll(known, locale));
  }
  return {
    targets: all.flatMap(({ targets }) => targets.filter(({ current }) => current !== undefined)),
    refused: all.flatMap(({ refused }) => refused),
  };
}

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
  const { path, id, source, sourceHash: mark } = item;
  const current = item.state === 'stale' ? item.current : undefined;
  return { path, id, source, sourceHash: mark, state: 'skipped', reason: 'notChosen', current };
}
