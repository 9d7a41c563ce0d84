import * as vscode from 'vscode';
import { withNotification } from '../../platform/ui/messages.ts';
import { workspaceProject } from '../../platform/workspace/workspaceFiles.ts';
import { targetLocales } from '../../project/plan/targetLocales.ts';
import { openTargets } from '../../project/run/openTargets.ts';
import { planProject } from '../../project/run/readyRun.ts';
import { hint } from '../../platform/ui/userError.ts';
import { chooseSets, type ChosenSets, settleSource } from './choose/chooseSets.ts';
import { planPorts } from './run/runPorts.ts';
import { translateSources } from './missing.ts';
import type { WindowRuns } from './lastRun/windowRuns.ts';
import { planPage, costLines, priceBySettings } from './report/planPage.ts';

/** Shows what a run for all target locales would do, and what it would cost. Nothing is sent for it. */
export async function showPlan(runs: WindowRuns, given: unknown): Promise<void> {
  const uri = given instanceof vscode.Uri ? given : undefined;
  const found = await chooseSets(uri, { status: runs.services.status, first: 'incomplete' });
  const chosen = found && (await settleSource(found));
  if (chosen === undefined) return;
  const { folder } = chosen;
  const title = vscode.l10n.t('Planning the translation');
  const [content, signal] = await withNotification(title, async (_, signal) => [
    await planOf(runs, chosen, signal),
    signal,
  ]);
  const yes = vscode.l10n.t({
    message: 'Translate…',
    comment: 'Button: goes on to choose the locales of a run.',
  });
  const isWanted = await runs.documents.ask(folder.uri, content, yes, signal);
  if (!isWanted) return;
  const sources = chosen.sets.map(({ source }) => vscode.Uri.joinPath(folder.uri, source.path));
  await translateSources(runs, { sources, locales: undefined });
}

async function planOf(runs: WindowRuns, chosen: ChosenSets, signal: AbortSignal) {
  const { folder, sets } = chosen;
  const locales = targetLocales(sets);
  if (locales.length === 0) throw hint(vscode.l10n.t('There is no target locale yet.'));
  const plan = await runs.journal.alone(folder.uri, async (journal) => {
    const { project, files } = workspaceProject(folder);
    const opened = await openTargets(project, sets, { locales }, signal);
    return planProject(planPorts(runs.services, { files, journal, signal }, {}), opened, signal);
  });
  const cost = costLines(plan, await runs.services.usage.readSoon(), folder.uri);
  return planPage(plan, cost, priceBySettings(folder.uri));
}
