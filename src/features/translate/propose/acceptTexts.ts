import type * as vscode from 'vscode';
import type { AcceptProposals, OpenProposal } from '../../../platform/review/openProposals.ts';
import type { TextSource } from '../../../platform/account/textSource.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { requireTrustToWrite } from '../../../platform/workspace/requireTrust.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceProject.ts';
import { acceptProposals, type AcceptedRun } from '../../../project/proposals/acceptProposals.ts';
import type { ProposedRun } from '../../../project/proposals/proposedRun.ts';
import { keepRun } from '../lastRun/keepRun.ts';
import { undoKeptRun } from '../lastRun/undoLastRun.ts';
import type { TranslateContext } from '../translateContext.ts';

/** A run of which something is proposed, with who translated it, if anybody was asked. */
export interface ReviewedRun {
  readonly folder: vscode.WorkspaceFolder;
  readonly run: ProposedRun;
  readonly texts: TextSource | undefined;
}

/** Writes what a person accepts of a run, in its turn among all that writes in the folder, and keeps it as a run of its own. */
export function acceptTexts(
  context: TranslateContext,
  { folder, run, texts }: ReviewedRun,
): AcceptProposals {
  return async (proposals) => {
    requireTrustToWrite();
    return context.journal.alone(folder.uri, async (paid) => {
      const { project, files } = workspaceProject(folder);
      const service = texts && { ...texts, journal: await paid.open(texts.address) };
      const end = await acceptProposals({ files, project, paid, service }, run, proposals);
      const uriOf = files.uriOf.bind(files);
      const [refused] = [...end.stages.unopened, ...end.written.refused];
      if (end.accepted.length === 0 && refused !== undefined) throw inWords(refused.error, uriOf);
      const kept = await keepRun(context, files, end);
      context.proposals.accepted(kept.at, openOf(proposals, end));
      const undo = async () => (await undoKeptRun(context, kept, files)).messages;
      return { count: end.accepted.length, undo };
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
