import * as vscode from 'vscode';
import { keepingChoices } from '../../../platform/ui/awaitsSignIn.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { format } from '../../../texts/format.ts';
import { memoryIdFor } from '../../../platform/account/linguisticAssets.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { openTargets } from '../../../project/run/openTargets.ts';
import type { ChosenSets } from '../choose/chooseSets.ts';
import { selectMemory } from '../choose/selectMemory.ts';
import { refusedLocales, showReportNotification } from '../report/reportNotification.ts';
import type { WindowRuns } from '../windowRuns.ts';
import type { EndedRun } from './endedRun.ts';
import { memoryRefused } from './memoryRefused.ts';
import { runMissing, type MissingOptions } from './runMissing.ts';
import { openProgress } from './runProgress.ts';

/** Translates what sets lack, and tells the user what became of it. Where nobody is signed in, it goes on after that. */
export async function runAndTell(
  runs: WindowRuns,
  chosen: ChosenSets,
  options: MissingOptions,
): Promise<EndedRun | undefined> {
  return keepingChoices(async () => {
    const end = await runSets(runs, chosen, options);
    if (end !== undefined) inBackground(runs.services.log, tell(runs, chosen, options, end));
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
    const held = runs.services.status.resources.hold.take();
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
async function tell(
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
  if (next !== undefined) await tell(runs, chosen, again, next);
}
