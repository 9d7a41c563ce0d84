import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { OpenedTargets } from '../../../project/project.ts';
import type { ReviewMode } from '../../../project/proposals/reviewMode.ts';
import type { WantedMessages } from '../../../project/run/openTargets.ts';
import { translateProject, type TranslatedRun } from '../../../project/run/translateProject.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import { recordRun } from '../lastRun/recordRun.ts';
import { undoKeptRun } from '../lastRun/undoKeptRun.ts';
import { acceptTexts } from '../propose/acceptTexts.ts';
import { KeptReview } from '../propose/keptReview.ts';
import type { WindowRuns } from '../windowRuns.ts';
import type { EndedRun } from './endedRun.ts';
import { RunDisplay } from './runDisplay.ts';
import { runPorts, type RunChoice } from './runPorts.ts';
import type { RunProgress } from './runProgress.ts';

export interface MissingOptions extends RunChoice, WantedMessages {
  readonly review: ReviewMode;
}

/** What a run is about. */
interface RunProject {
  readonly files: WorkspaceFiles;
  readonly opened: OpenedTargets;
  readonly journal: FolderJournal;
  readonly progress: RunProgress;
}

/**
 * Translates the due messages of all targets while the editor shows how far that is, and keeps the run, to be told and to be
 * taken back; nothing where the user does not want to send so much.
 */
export async function runMissing(
  runs: WindowRuns,
  { files, opened, journal, progress }: RunProject,
  options: MissingOptions,
): Promise<EndedRun | undefined> {
  const { signal } = progress;
  const { review } = options;
  const ports = runPorts(runs, { files, journal, signal }, options);
  const display = new RunDisplay(runs, progress);
  try {
    for await (const event of translateProject(ports, opened, { review, signal })) {
      display.take(event);
      if (event.kind === 'finished') return await endedRun(runs, files, event.run);
    }
    return undefined;
  } finally {
    display.dispose();
  }
}

/** Keeps what was written, and proposes what waits for a person. */
async function endedRun(
  runs: WindowRuns,
  files: WorkspaceFiles,
  run: TranslatedRun,
): Promise<EndedRun> {
  const { folder } = files;
  const kept = await recordRun(runs, files, run);
  const { proposals } = run.proposed;
  if (proposals.length > 0) {
    const review = new KeptReview(runs.store, kept);
    const accept = acceptTexts(runs, folder, run.proposed, review);
    runs.services.proposals.propose(folder, proposals, accept);
  }
  return {
    report: kept.report,
    takeBack: async () => (await undoKeptRun(runs, kept, files)).messages,
    cause: run.cause,
    startsLedger: run.written.ledger.isNew,
    isPseudo: run.isPseudo,
    proposed: proposals.length,
    folder: folder.uri,
  };
}
