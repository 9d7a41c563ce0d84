import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { onlyMessages } from '../plan/onlyMessages.ts';
import { pseudoTargets } from '../plan/pseudoTargets.ts';
import type { OpenedTargets, Project } from '../project.ts';
import { ProjectError } from '../projectError.ts';

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
