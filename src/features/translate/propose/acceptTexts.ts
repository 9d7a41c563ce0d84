import type * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { acceptProposals, type AcceptedRun } from '../../../project/proposals/acceptProposals.ts';
import type { AcceptProposals } from '../../../project/proposals/proposalSteps.ts';
import type { ProposedRun } from '../../../project/proposals/proposedRun.ts';
import { runRecord } from '../lastRun/recordRun.ts';
import { undoWritten } from '../lastRun/undoKeptRun.ts';
import { briefly } from '../run/briefly.ts';
import type { WindowRuns } from '../windowRuns.ts';
import type { KeptReview } from './keptReview.ts';

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
      runs.services.proposals.accepted(kept.at, written);
      const takeBack = () =>
        runs.journal.alone(folder.uri, async (journal) => {
          const outcome = await undoWritten(runs.services, own, files, journal);
          await review.remove(own, outcome);
          runs.services.proposals.takenBack(kept.at, written);
          return outcome.messages;
        });
      return { count, takeBack };
    });
  };
}

function openOf(
  proposals: readonly OpenProposal[],
  { accepted }: AcceptedRun,
): readonly OpenProposal[] {
  const written = new Set(accepted.map(({ target, id }) => `${target.path} ${id}`));
  return proposals.filter(({ target, id }) => written.has(`${target.path} ${id}`));
}
