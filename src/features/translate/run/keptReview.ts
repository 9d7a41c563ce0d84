import type * as vscode from 'vscode';
import { runYielding } from '../../../resources/cooperative.ts';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { acceptProposals, type AcceptedRun } from '../../../project/proposals/acceptProposals.ts';
import type { AcceptProposals } from '../../../project/proposals/proposalSteps.ts';
import { noRun, type ProposedRun } from '../../../project/run/proposedRun.ts';
import { reportWithAccepted } from '../../../project/proposals/reportWithAccepted.ts';
import { joinedChanges } from '../../../project/undo/joinedChanges.ts';
import type { UndoOutcome } from '../../../project/undo/undoRun.ts';
import { withOutcome, type KeptRun } from '../state/keptRun.ts';
import type { RunStore } from '../state/runStore.ts';
import { undoWritten, runRecord } from '../lastRun/undoLastRun.ts';
import { briefly } from './briefly.ts';
import type { WindowRuns } from '../lastRun/windowRuns.ts';

/** What was accepted at once, and the run as it is kept with that. */
interface Accepted {
  readonly own: KeptRun;
  readonly kept: KeptRun;
}

/**
 * The one run that is kept of a review: what a person accepts joins what the run itself wrote, so that one undo takes back
 * all of it. Where that run is undone or not kept any longer, another one begins with what is accepted next.
 */
export class KeptReview {
  readonly #runs: Pick<RunStore, 'keep' | 'isWhole'>;
  /** Without anything accepted; nothing where it began with that. */
  #start: KeptRun | undefined;
  #accepted: readonly Accepted[] = [];

  /** @param run nothing where what is proposed is no run's of this window */
  constructor(runs: Pick<RunStore, 'keep' | 'isWhole'>, run?: KeptRun) {
    this.#runs = runs;
    this.#start = run;
  }

  /** @returns the run that is kept now */
  async add(own: KeptRun): Promise<KeptRun> {
    const before = this.#kept;
    if (before === undefined || !this.#runs.isWhole(before)) {
      this.#start = undefined;
      this.#accepted = [];
    }
    this.#accepted = await this.#with([own]);
    const kept = this.#kept ?? own;
    await this.#runs.keep(kept);
    return kept;
  }

  /** Leaves out what was accepted at once and is taken back. */
  async remove(own: KeptRun, outcome: UndoOutcome): Promise<void> {
    const place = this.#accepted.findIndex((one) => one.own === own);
    const before = this.#kept;
    // What could not be put back stays in the run, to be tried again with all of it.
    if (place < 0 || before === undefined || outcome.refused.length > 0) return;
    const later = this.#accepted.slice(place + 1);
    this.#accepted = this.#accepted.slice(0, place);
    this.#accepted = await this.#with(later.map((one) => one.own));
    if (this.#runs.isWhole(before)) await this.#runs.keep(this.#kept ?? withOutcome(own, outcome));
  }

  get #kept(): KeptRun | undefined {
    return this.#accepted.at(-1)?.kept ?? this.#start;
  }

  async #with(more: readonly KeptRun[]): Promise<readonly Accepted[]> {
    const all = [...this.#accepted];
    for (const own of more) {
      const before = all.at(-1)?.kept ?? this.#start;
      all.push({ own, kept: before === undefined ? own : await joined(before, own) });
    }
    return all;
  }
}

/** The journal of the first of two runs holds what either has closed. */
async function joined(first: KeptRun, own: KeptRun): Promise<KeptRun> {
  const changes = await runYielding(joinedChanges(first.changes, own.changes));
  return {
    ...first,
    report: reportWithAccepted(first.report, own),
    changes,
    toUndo: changes.files.map(({ path }) => path),
    answers: first.answers === '' ? own.answers : first.answers,
  };
}

/** Writes what a person accepts of a run, in its turn among all that writes in the folder, and keeps it with that run. */
export function acceptTexts(
  runs: WindowRuns,
  folder: vscode.WorkspaceFolder,
  run: ProposedRun,
  review: KeptReview,
): AcceptProposals<OpenProposal> {
  return async (proposals) => {
    requireTrustToWrite();
    return runs.journal.alone(folder.uri, async (paid) => {
      const { project, files } = workspaceProject(folder);
      const describe = (error: unknown) => briefly(error, files);
      const into = { files, project, answers: paid, describe };
      const end = await acceptProposals(into, run, proposals);
      const uriOf = files.uriOf.bind(files);
      const [refused] = [...end.stages.unopened, ...end.written.refused];
      if (end.accepted.length === 0 && refused !== undefined) throw inWords(refused.error, uriOf);
      const count = end.accepted.length;
      if (count === 0) return { count, takeBack: async () => 0 };
      const own = runRecord(runs.services.log, files, end);
      const kept = await review.add(own);
      const written = openOf(proposals, end);
      runs.accepted.note(kept.at, written);
      const takeBack = () =>
        runs.journal.alone(folder.uri, async (journal) => {
          const outcome = await undoWritten(runs.services, own, files, journal);
          await review.remove(own, outcome);
          runs.accepted.takenBack(kept.at, written);
          return outcome.messages;
        });
      return { count, takeBack };
    });
  };
}

/** Writes what a person accepts of proposals that other windows, or earlier ones, have kept. */
export function acceptedKept(
  runs: WindowRuns,
): (
  folder: vscode.WorkspaceFolder,
  proposals: readonly OpenProposal[],
) => ReturnType<AcceptProposals<OpenProposal>> {
  const folders = new Map<string, AcceptProposals<OpenProposal>>();
  return (folder, proposals) => {
    const name = folder.uri.toString();
    const known = folders.get(name);
    const accept = known ?? acceptTexts(runs, folder, noRun, new KeptReview(runs.store));
    folders.set(name, accept);
    return accept(proposals);
  };
}

function openOf(
  proposals: readonly OpenProposal[],
  { accepted }: AcceptedRun,
): readonly OpenProposal[] {
  const written = new Set(accepted.map(({ target, id }) => `${target.path} ${id}`));
  return proposals.filter(({ target, id }) => written.has(`${target.path} ${id}`));
}
