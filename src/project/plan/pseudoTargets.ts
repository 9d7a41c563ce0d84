import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { pseudoLocales } from '../../catalog/pseudoLocales.ts';
import type { OpenedTargets, Project } from '../project.ts';
import { sectionOf } from './targetFile.ts';

/**
 * The files of pseudo-locales that Glossa has made for these sets and nobody has deleted since: they are brought up to
 * date with the others.
 *
 * @param others locales that are opened anyway
 */
export async function pseudoTargets(
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
