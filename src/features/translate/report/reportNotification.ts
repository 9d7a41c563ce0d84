import * as vscode from 'vscode';
import type { RunReport } from '../../../project/run/runReport.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { showInformationMessage, showWarningMessage } from '../../../platform/ui/messages.ts';
import type { NextStep } from '../../../platform/ui/userError.ts';
import { memoryChoices, type MemoryChoice } from './memoryRefused.ts';
import type { Cause } from '../../../translation/failure.ts';
import type { EndedRun } from '../state/endedRun.ts';
import { isProposed, runSummary } from '../../../texts/report/runSummary.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** The target locales of a run for which the service refused the memory. */
export function refusedLocales({ targets }: RunReport): readonly string[] {
  const refused = targets.filter(({ failed }) => failed.some(({ reason }) => reason === 'memory'));
  return [...new Set(refused.map(({ locale }) => locale))];
}

/**
 * Says in one notification what became of a run, with the one next step; the whole account is one button away.
 * `refused` says why the memory could not be used.
 */
export async function showReportNotification(
  end: EndedRun,
  refused?: string,
): Promise<(MemoryChoice | 'again') | undefined> {
  const { report, cause } = end;
  const details = buttonTexts.showReport();
  const undo = buttonTexts.undo();
  const changes = buttonTexts.showChanges();
  const again = buttonTexts.tryAgain();
  const review = buttonTexts.review();
  const { another, without } = memoryChoices();
  const [step] = refused === undefined ? stepsAfter(cause) : [];
  const mayRepeat = refused === undefined && cause !== undefined && cause.reason !== 'cancelled';
  const isFailure = report.targets.some(({ failed }) => !failed.every(isProposed));
  const isWritten = report.targets.some(({ translated }) => translated > 0);
  const buttons = [
    ...(refused === undefined ? [] : [another, without]),
    ...(step === undefined ? [] : [step.title]),
    ...(mayRepeat ? [again] : []),
    ...(end.proposed > 0 || (isWritten && !end.isPseudo) ? [review] : []),
    details,
    ...(isWritten && !isFailure ? [changes] : []),
    ...(isWritten ? [undo] : []),
  ];
  const said = runSummary(end, describeError);
  const message = refused === undefined ? said : `${said} ${refused}`;
  const chosen = await (isFailure || report.unchanged !== undefined
    ? showWarningMessage(message, ...buttons)
    : showInformationMessage(message, ...buttons));
  switch (chosen) {
    case undefined:
      return undefined;
    case another:
      return 'another';
    case without:
      return 'without';
    case again:
      return 'again';
    case review:
      await vscode.commands.executeCommand('glossa.catalog.review', end.folder);
      return undefined;
    case undo:
      await vscode.commands.executeCommand('glossa.translate.undo', end.folder);
      return undefined;
    case details:
      await vscode.commands.executeCommand('glossa.translate.showReport', end.folder);
      return undefined;
    case changes:
      await vscode.commands.executeCommand('glossa.translate.showChanges', end.folder);
      return undefined;
    default:
      if (step !== undefined)
        await vscode.commands.executeCommand(step.command, ...(step.args ?? []));
      return undefined;
  }
}

function stepsAfter(cause: Cause | undefined): readonly NextStep[] {
  return cause?.error === undefined ? [] : describeError(cause.error).nextSteps;
}
