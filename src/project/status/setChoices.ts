import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { addCounts, noCounts, type StateCounts } from './messageState.ts';
import { fileLabels, type PathLabel } from './pathLabels.ts';
import type { ProjectStatus } from './projectStatus.ts';

/** A source file as one of those that a run can be about. */
export interface SetChoice extends PathLabel {
  readonly set: ResourceSet;
  /** Of all its targets. */
  readonly counts: StateCounts;
  /** Targets that could not be counted. */
  readonly refused: number;
  /** Whether a run would fill or renew something, or ask about texts that are those of the source. */
  readonly isIncomplete: boolean;
}

/** Every source file with what is left to do: that of `front` first, then what is incomplete, each in the order of the sets. */
export async function setChoices(
  sets: readonly ResourceSet[],
  status: Pick<ProjectStatus, 'status'>,
  front?: ResourceSet,
): Promise<readonly SetChoice[]> {
  const labels = fileLabels(sets.map(({ source }) => source.path));
  const choices: SetChoice[] = [];
  for (const [place, set] of sets.entries()) {
    let [counts, refused] = [noCounts, 0];
    for (const { locale } of set.targets) {
      const target = await status.status(set, locale);
      if (target.counts === undefined) refused++;
      else counts = addCounts(counts, target.counts);
    }
    const { label = set.source.path, place: where = '' } = labels[place] ?? {};
    const isIncomplete = counts.due + counts.copied > 0;
    choices.push({ set, label, place: where, counts, refused, isIncomplete });
  }
  const rank = ({ set, isIncomplete }: SetChoice) => (set === front ? 0 : isIncomplete ? 1 : 2);
  return choices.toSorted((one, other) => rank(one) - rank(other));
}

interface Together {
  readonly sets: readonly ResourceSet[];
  readonly counts: StateCounts;
}

/** What the incomplete ones have together; nothing where there are none. */
export function incompleteOf(choices: readonly SetChoice[]): Together | undefined {
  const found = choices.filter(({ isIncomplete }) => isIncomplete);
  return found.length === 0 ? undefined : togetherOf(found);
}

/** What all of them have together. */
export function togetherOf(choices: readonly SetChoice[]): Together {
  const counts = choices.map(({ counts }) => counts).reduce(addCounts, noCounts);
  return { sets: choices.map(({ set }) => set), counts };
}
