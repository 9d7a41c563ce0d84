import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { Languages } from '../../platform/account/languages.ts';
import { KeptAnswers } from '../../translation/keptAnswers.ts';
import { SystemClock } from '../../translation/sending/runClock.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { discardAnswers } from './run/discardAnswers.ts';
import { offerInterruptedRun } from './run/interruptedRun.ts';
import { translateMissing } from './missing.ts';
import { selectGlossary } from './choose/selectGlossary.ts';
import { selectMemory } from './choose/selectMemory.ts';
import { translateSelection } from './selection/selection.ts';
import { TargetLanguages } from './choose/targetLanguages.ts';
import { RunJournal } from './run/runJournal.ts';
import { ReportDocuments } from './report/reportDocuments.ts';
import { KeptRuns } from './lastRun/keptRuns.ts';

/** Translating: selections, what resource files lack, and the choices that both follow. */
export function registerTranslate(
  register: RegisterCommand,
  connection: Connection,
  offered: Languages,
  usage: AccountUsage,
  extension: vscode.ExtensionContext,
  onUse: vscode.Event<string>,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const languages = new TargetLanguages(offered, extension.workspaceState);
  const journal = new RunJournal(log);
  const runs = new KeptRuns(extension, log);
  const reports = new ReportDocuments();
  const kept = new KeptAnswers();
  const waits = new SystemClock();
  const context = { connection, languages, usage, runs, journal, waits, kept, reports, log };
  inBackground(log, journal.forgetOld());
  return vscode.Disposable.from(
    reports,
    offerInterruptedRun(context, onUse),
    register('glossa.translate.selection', (choice) => translateSelection(context, choice, false)),
    register('glossa.translate.selectionTo', (choice) => translateSelection(context, choice, true)),
    register('glossa.translate.missing', (...args) => translateMissing(context, ...args)),
    register('glossa.translate.undo', async (folder) => {
      const { undoLastRun } = await import('./lastRun/undoLastRun.ts');
      await undoLastRun(context, folder instanceof vscode.Uri ? folder : undefined);
    }),
    register('glossa.translate.retryNow', async () => waits.retryNow()),
    register('glossa.translate.discardAnswers', () => discardAnswers(journal)),
    register('glossa.translate.selectMemory', (choice) => selectMemory(connection, choice)),
    register('glossa.translate.selectGlossary', (choice) => selectGlossary(connection, choice)),
  );
}
