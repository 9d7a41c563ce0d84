import { stepOf, type DoneToMessages, type Step } from '../changes/history.ts';
import type { Proposal } from '../run/proposal.ts';

/** Writes proposals of one run; those that it cannot write stay proposals. Taken back, they are proposals again. */
export type AcceptProposals<P> = (proposals: readonly P[]) => Promise<DoneToMessages>;

/** A proposal that waits for a person. */
export interface WaitingProposal<P> extends Proposal {
  readonly accept: AcceptProposals<P>;
}

/** Where proposals wait. */
export interface WaitingProposals<P> {
  readonly all: readonly P[];
  /** Adds proposals, or takes them as they are now. */
  put(proposals: readonly P[]): void;
  drop(proposals: readonly P[]): void;
}

/** The step that leaves messages as they are in their files. */
export function rejectStep<P>(waiting: WaitingProposals<P>, proposals: readonly P[]): Step {
  return async () => {
    waiting.drop(proposals);
    return async () => {
      waiting.put(proposals);
      return rejectStep(waiting, proposals);
    };
  };
}

/** The step that proposes other texts for the same messages; nothing is written. */
export function replaceStep<P>(
  waiting: WaitingProposals<P>,
  before: readonly P[],
  after: readonly P[],
): Step {
  return async () => {
    waiting.put(after);
    return replaceStep(waiting, after, before);
  };
}

/**
 * The step that writes proposals, of whichever runs; `done` is told how many are in their files now.
 *
 * @param changed called after files have changed
 */
export function acceptStep<P extends WaitingProposal<P>>(
  proposals: readonly P[],
  changed: () => Promise<void>,
  done: (count: number) => void = () => undefined,
): Step {
  return stepOf(async () => {
    const all: DoneToMessages[] = [];
    for (const accept of new Set(proposals.map((proposal) => proposal.accept)))
      all.push(await accept(proposals.filter((one) => one.accept === accept)));
    await changed();
    const count = all.reduce((sum, one) => sum + one.count, 0);
    done(count);
    return {
      count,
      takeBack: async () => {
        let back = 0;
        for (const { takeBack } of all.toReversed()) back += await takeBack();
        await changed();
        return back;
      },
    };
  });
}
