import * as vscode from 'vscode';
import { keepingChoices } from '../../../platform/ui/awaitsSignIn.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import {
  workspaceProject,
  type WorkspaceFiles,
} from '../../../platform/workspace/workspaceFiles.ts';
import type { OpenedTargets } from '../../../project/plan/project.ts';
import type { ReviewMode } from '../../../project/review/reviewMode.ts';
import { translateProject, type TranslatedRun } from '../../../project/run/translateProject.ts';
import { format } from '../../../texts/format.ts';
import { memoryIdFor } from '../../../platform/account/accountAssets.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { openTargets, type WantedMessages } from '../../../project/run/openTargets.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import type { ChosenSets } from '../choose/chooseSets.ts';
import { selectMemory } from '../choose/selectMemory.ts';
import { undoKeptRun, recordRun } from '../lastRun/undoLastRun.ts';
import { KeptReview, acceptTexts } from './keptReview.ts';
import { refusedLocales, showReportNotification } from '../report/reportNotification.ts';
import type { WindowRuns } from '../lastRun/windowRuns.ts';
import type { EndedRun } from '../state/endedRun.ts';
import { memoryRefused } from '../report/memoryRefused.ts';
import { openProgress, RunDisplay, type RunProgress } from './runDisplay.ts';
import { runPorts, type RunChoice } from './runPorts.ts';

/** Translates what sets lack, and tells the user what became of it. Where nobody is signed in, it goes on after that. */
export async function runAndNotify(
  runs: WindowRuns,
  chosen: ChosenSets,
  options: MissingOptions,
): Promise<EndedRun | undefined> {
  return keepingChoices(async () => {
    const end = await runSets(runs, chosen, options);
    if (end !== undefined) inBackground(runs.services.log, notify(runs, chosen, options, end));
    return end;
  });
}

/** Translates what sets lack, in one run: alone with the files of the folder. */
export async function runSets(
  runs: WindowRuns,
  { folder, sets }: ChosenSets,
  options: MissingOptions,
): Promise<EndedRun | undefined> {
  return runs.journal.alone(folder.uri, async (journal) => {
    const { project, files } = workspaceProject(folder);
    const held = runs.services.status.resources.deferUpdates.begin();
    const progress = await openProgress(vscode.l10n.t('Translating missing messages'));
    try {
      const names = format.list([...new Set(options.locales)].map(format.language));
      progress.report(vscode.l10n.t('Reading the files · {0}', names));
      const opened = await openTargets(project, sets, options, progress.signal);
      return await runMissing(runs, { files, opened, journal, progress }, options);
    } catch (error) {
      throw inWords(error, files.uriOf.bind(files));
    } finally {
      held.dispose();
      progress.end();
    }
  });
}

/** Reports a run, and repeats it where the user wants that: as it was, or with another memory or none. */
async function notify(
  runs: WindowRuns,
  chosen: ChosenSets,
  options: MissingOptions,
  end: EndedRun,
): Promise<void> {
  const { connection } = runs.services;
  const targets = refusedLocales(end.report);
  const [source, ...otherSources] = new Set(chosen.sets.map((set) => set.source.locale));
  const id = memoryIdFor(chosen.folder.uri, options);
  const refused =
    targets.length === 0
      ? undefined
      : await memoryRefused(
          connection,
          id,
          otherSources.length === 0 ? source : undefined,
          targets,
        );
  const answer = await showReportNotification(end, refused);
  if (answer === undefined) return;
  if (answer === 'another') await selectMemory(connection, undefined);
  const memory = answer === 'without' ? null : answer === 'another' ? undefined : options.memory;
  const again = { ...options, memory, locales: answer === 'again' ? options.locales : targets };
  const next = await runSets(runs, chosen, again);
  if (next !== undefined) await notify(runs, chosen, again, next);
}

export interface MissingOptions extends RunChoice, WantedMessages {
  readonly review: ReviewMode;
}

/**
 * Translates the due messages of all targets while the editor shows how far that is, and keeps the run, to be told and to be
 * taken back; nothing where the user does not want to send so much.
 */
async function runMissing(
  runs: WindowRuns,
  {
    files,
    opened,
    journal,
    progress,
  }: {
    readonly files: WorkspaceFiles;
    readonly opened: OpenedTargets;
    readonly journal: FolderJournal;
    readonly progress: RunProgress;
  },
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
    await runs.services.proposals.propose(folder, proposals, accept);
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
