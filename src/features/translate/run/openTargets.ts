import type { ResourceSet } from '../../../catalog/layouts/resourceSet.ts';
import type { OpenedTargets, Project } from '../../../project/project.ts';

/**
 * Reads and plans the target files of sets in several locales.
 *
 * @throws where none of them can be planned: the first reason then stands for all
 */
export async function openTargets(
  project: Project,
  sets: readonly ResourceSet[],
  locales: readonly string[],
  { sameAsSource }: { readonly sameAsSource?: 'keep' | 'translate' | undefined },
  signal?: AbortSignal,
): Promise<OpenedTargets> {
  await project.ledger();
  const all: OpenedTargets[] = [];
  const renewSameAsSource = sameAsSource === 'translate';
  for (const locale of new Set(locales)) {
    signal?.throwIfAborted();
    all.push(await project.openAll(sets, locale, { renewSameAsSource }));
  }
  const targets = all.flatMap((one) => one.targets);
  const refused = all.flatMap((one) => one.refused);
  const [first] = refused;
  if (targets.length === 0 && first !== undefined) throw first.error;
  return { targets, refused };
}
