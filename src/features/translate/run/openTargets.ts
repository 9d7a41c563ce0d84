import * as vscode from 'vscode';
import { hint } from '../../../platform/ui/userError.ts';
import { pseudoTargets } from '../../../project/plan/pseudoTargets.ts';
import { onlyMessages } from '../../../project/plan/onlyMessages.ts';
import type { ResourceSet } from '../../../catalog/layouts/resourceSet.ts';
import type { MissingOptions } from './runMissing.ts';
import type { OpenedTargets, Project } from '../../../project/project.ts';

/**
 * Reads and plans the target files of sets in several locales, and of the pseudo-locales that they have already.
 *
 * @throws where none of them can be planned: the first reason then stands for all
 */
export async function openTargets(
  project: Project,
  sets: readonly ResourceSet[],
  locales: readonly string[],
  { sameAsSource, only }: Pick<MissingOptions, 'sameAsSource' | 'only'>,
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
  if (due.length === 0)
    throw hint(vscode.l10n.t('Every locale has a translation of this message for its source.'));
  return { targets: due, refused };
}
