import * as vscode from 'vscode';
import type { Proposal } from '../../project/run/proposal.ts';
import type {
  AcceptProposals,
  WaitingProposal,
  WaitingProposals,
} from '../../project/proposals/proposalSteps.ts';
import { proposedAgain } from '../../project/proposals/proposedAgain.ts';

/** A proposal that waits for a person. */
export interface OpenProposal extends WaitingProposal<OpenProposal> {
  readonly folder: vscode.WorkspaceFolder;
}

/** What the runs of this window have proposed and nobody has accepted or rejected yet. It is lost with the window. */
export class OpenProposals implements WaitingProposals<OpenProposal>, vscode.Disposable {
  readonly #open = new Map<string, OpenProposal>();
  readonly #accepted = new Map<number, readonly OpenProposal[]>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #proposed = new vscode.EventEmitter<void>();

  readonly onDidChange = this.#changed.event;
  /** Fires when a run has made proposals. */
  readonly onDidPropose = this.#proposed.event;

  get all(): readonly OpenProposal[] {
    return [...this.#open.values()];
  }

  /** Of the same message, the proposal of the last run counts; a text that a person has typed stays, and is that run's then. */
  propose(
    folder: vscode.WorkspaceFolder,
    proposals: readonly Proposal[],
    accept: AcceptProposals<OpenProposal>,
  ): void {
    const all = proposals.map((proposal) => {
      const one = { ...proposal, folder, accept };
      return proposedAgain(one, this.#open.get(nameOf(one)));
    });
    this.put(all);
    this.#proposed.fire();
  }

  put(proposals: readonly OpenProposal[]): void {
    for (const proposal of proposals) this.#open.set(nameOf(proposal), proposal);
    this.#changed.fire();
  }

  drop(proposals: readonly OpenProposal[]): void {
    for (const proposal of proposals) this.#open.delete(nameOf(proposal));
    this.#changed.fire();
  }

  /** Notes what was written by a run that is kept as of this time. */
  accepted(at: number, proposals: readonly OpenProposal[]): void {
    this.#accepted.set(at, [...(this.#accepted.get(at) ?? []), ...proposals]);
    this.drop(proposals);
  }

  /** All that was written then is proposed again, or these of it. */
  takenBack(at: number, some?: readonly OpenProposal[]): void {
    const noted = this.#accepted.get(at) ?? [];
    const due = new Set(some ?? noted);
    const left = noted.filter((one) => !due.has(one));
    if (left.length === 0) this.#accepted.delete(at);
    else this.#accepted.set(at, left);
    if (left.length < noted.length) this.put(noted.filter((one) => due.has(one)));
  }

  dispose(): void {
    this.#changed.dispose();
    this.#proposed.dispose();
  }
}

const nameOf = ({ folder, target, id }: OpenProposal) =>
  `${folder.uri.toString()} ${target.path} ${id}`;
