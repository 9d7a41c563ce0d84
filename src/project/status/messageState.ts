import type { PlanItem } from '../../resources/plan.ts';

/**
 * The state of a message in one locale, as people see it:
 *
 * - `missing`: no translation.
 * - `outdated`: the source has changed since. The next run renews what the machine wrote; any other text stays.
 * - `unreviewed`: the machine wrote it, for the source as it is.
 * - `translated`: Glossa did not write it, and nobody has reviewed it: it was there before, or somebody has put it there since.
 *   It is never replaced and never sent.
 * - `reviewed`: a person has marked or accepted it, or has written it with Glossa, for the source as it is.
 */
export type MessageState = 'missing' | 'outdated' | 'unreviewed' | 'translated' | 'reviewed';

/** Nothing for a message that this locale needs no translation of. */
export function stateOf({ state }: PlanItem): MessageState | undefined {
  switch (state) {
    case 'missing':
    case 'renamed':
      return 'missing';
    case 'stale':
    case 'editedStale':
      return 'outdated';
    case 'kept':
      return 'unreviewed';
    case 'translated':
      return 'translated';
    case 'reviewed':
      return 'reviewed';
    case 'skipped':
      return undefined;
  }
}

/** Whether a person stands, or may stand, behind the text of a message in this state. */
export function isPersons(state: MessageState | undefined): boolean {
  return state === 'translated' || state === 'reviewed';
}

/** How many messages are in each state; every message that the locale needs counts once. */
export interface StateCounts extends Readonly<Record<MessageState, number>> {
  /** The text of the source, in a file that was copied from it: nobody has translated it, as it seems. */
  readonly copied: number;
  /** What the next run fills or renews: of the outdated only those that the machine wrote. */
  readonly due: number;
  /** Messages that the target has and its source has not; they are in no state. */
  readonly extra: number;
  /** Target files that were counted, those that are still to be made among them. */
  readonly targets: number;
  /** Those of them of which nothing can be said, since they or their source cannot be read. */
  readonly refused: number;
}

/** The same, with what the checks found. */
export interface CheckedCounts extends StateCounts {
  /** Errors and warnings; absent where nothing was checked. */
  readonly problems?: number | undefined;
  /** Texts that wait for a person to accept them, and are in no file yet. */
  readonly proposed?: number | undefined;
}

export const noCounts: StateCounts = {
  missing: 0,
  outdated: 0,
  copied: 0,
  unreviewed: 0,
  translated: 0,
  reviewed: 0,
  due: 0,
  extra: 0,
  targets: 0,
  refused: 0,
};

export function addCounts(one: StateCounts, other: StateCounts): StateCounts {
  return {
    missing: one.missing + other.missing,
    outdated: one.outdated + other.outdated,
    copied: one.copied + other.copied,
    unreviewed: one.unreviewed + other.unreviewed,
    translated: one.translated + other.translated,
    reviewed: one.reviewed + other.reviewed,
    due: one.due + other.due,
    extra: one.extra + other.extra,
    targets: one.targets + other.targets,
    refused: one.refused + other.refused,
  };
}

/** Whether as many messages are in each state. */
export function sameCounts(one: StateCounts | undefined, other: StateCounts | undefined): boolean {
  const [some, others] = [one ?? noCounts, other ?? noCounts];
  const states = Object.keys(noCounts) as readonly (keyof StateCounts)[];
  return states.every((state) => some[state] === others[state]);
}

/** How many messages the locale needs. */
export function countAll(counts: StateCounts): number {
  const { missing, outdated, copied } = counts;
  return missing + outdated + copied + current(counts);
}

const current = ({ unreviewed, translated, reviewed }: StateCounts): number =>
  unreviewed + translated + reviewed;

/** The share of messages with a translation for the source as it is, from 0 to 1; all of none. */
export function translatedShare(counts: StateCounts): number {
  const all = countAll(counts);
  return all === 0 ? 1 : current(counts) / all;
}
