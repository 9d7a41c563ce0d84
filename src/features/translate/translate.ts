import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/accountUsage.ts';
import type { RegisterCommand } from '../../platform/command.ts';
import type { Connection } from '../../platform/connection.ts';
import type { Languages } from '../../platform/languages.ts';
import { KeptAnswers } from '../../translation/keptAnswers.ts';
import { translateMissing } from './missing.ts';
import { selectGlossary } from './selectGlossary.ts';
import { selectMemory } from './selectMemory.ts';
import { translateSelection } from './selection.ts';
import { TargetLanguages } from './targetLanguages.ts';
import { RunJournal } from './runJournal.ts';
import { Reports } from './reports.ts';
import { LastRun } from './lastRun.ts';

/** Translating: selections, what resource files lack, and the choices that both follow. */
export function registerTranslate(
  register: RegisterCommand,
  connection: Connection,
  offered: Languages,
  usage: AccountUsage,
  { workspaceState, storageUri }: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const languages = new TargetLanguages(offered, workspaceState);
  const journal = new RunJournal(storageUri, log);
  const lastRun = new LastRun(journal, log);
  const reports = new Reports();
  const kept = new KeptAnswers();
  const context = { connection, languages, usage, lastRun, journal, kept, reports, log };
  return vscode.Disposable.from(
    reports,
    register('glossa.translate.selection', (choice) => translateSelection(context, choice, false)),
    register('glossa.translate.selectionTo', (choice) => translateSelection(context, choice, true)),
    register('glossa.translate.missing', (...args) => translateMissing(context, ...args)),
    register('glossa.translate.undo', () => journal.alone(() => lastRun.undo())),
    register('glossa.translate.selectMemory', (choice) => selectMemory(connection, choice)),
    register('glossa.translate.selectGlossary', (choice) => selectGlossary(connection, choice)),
  );
}
