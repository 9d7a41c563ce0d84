import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import type { WaitingProposals } from '../../../project/proposals/proposalSteps.ts';

/** What was proposed and is written, by the time of the run that it is kept with: taken back, it is proposed again. */
export class AcceptedProposals {
  readonly #waiting: WaitingProposals<OpenProposal>;
  readonly #accepted = new Map<number, readonly OpenProposal[]>();

  constructor(waiting: WaitingProposals<OpenProposal>) {
    this.#waiting = waiting;
  }

  /** Notes what was written by a run that is kept as of this time. */
  note(at: number, proposals: readonly OpenProposal[]): void {
    this.#accepted.set(at, [...(this.#accepted.get(at) ?? []), ...proposals]);
    this.#waiting.drop(proposals);
  }

  /** All that was written then is proposed again, or these of it. */
  takenBack(at: number, some?: readonly OpenProposal[]): void {
    const noted = this.#accepted.get(at) ?? [];
    const due = new Set(some ?? noted);
    const left = noted.filter((one) => !due.has(one));
    if (left.length === 0) this.#accepted.delete(at);
    else this.#accepted.set(at, left);
    if (left.length < noted.length) this.#waiting.put(noted.filter((one) => due.has(one)));
  }
}
