import * as vscode from 'vscode';
import type { FailedMessage, RunReport, TargetReport } from '../../project/runReport.ts';
import type { UnwrittenReason } from '../../project/write/writeRun.ts';
import { counted } from '../../platform/counted.ts';
import { show } from '../../platform/show.ts';
import type { Reports } from './reports.ts';
import { remarks, reportText } from './reportText.ts';
import { memoryAnswers, type MemoryAnswer } from './memoryRefused.ts';

/** The target locales of a run for which the service refused the memory. */
export function refusedLocales({ targets }: RunReport): readonly string[] {
  const refused = targets.filter(({ failed }) => failed.some(({ reason }) => reason === 'memory'));
  return [...new Set(refused.map(({ locale }) => locale))];
}

/**
 * Says in one notification what became of a run; the whole account is one button away. `refused` says why the
 * memory could not be used; the answer is then what the user wants in its place, if anything.
 */
export async function tellReport(
  report: RunReport,
  reports: Reports,
  refused?: string,
): Promise<MemoryAnswer | undefined> {
  const details = vscode.l10n.t('Show Report');
  const { another, without } = memoryAnswers();
  const undo = vscode.l10n.t('Undo');
  const translated = sum(report, ({ translated }) => translated);
  const failed = sum(report, ({ failed }) => failed.length);
  const ownButtons = translated > 0 ? [details, undo] : [details];
  const buttons = refused === undefined ? ownButtons : [another, without, details];
  const said = summary(report, translated, failed);
  const message = refused === undefined ? said : `${said} ${refused}`;
  const chosen = await (failed > 0
    ? vscode.window.showWarningMessage(message, ...buttons)
    : vscode.window.showInformationMessage(message, ...buttons));
  if (chosen === another) return 'another';
  if (chosen === without) return 'without';
  if (chosen === undo) await vscode.commands.executeCommand('glossa.translate.undo');
  if (chosen === details) await reports.show(reportText(report));
  return undefined;
}

const sum = (report: RunReport, count: (target: TargetReport) => number) =>
  report.targets.reduce((total, target) => total + count(target), 0);

const unwrittenReasons: ReadonlySet<string> = new Set<UnwrittenReason>([
  'edited',
  'outdated',
  'noPlace',
  'notAccepted',
  'notWritten',
]);

const isUnwritten = ({ reason }: FailedMessage) => unwrittenReasons.has(reason);

function summary(report: RunReport, translated: number, failed: number): string {
  const blocked = sum(report, (target) => target.blocked.length);
  const placeless = vscode.l10n.t(
    'Not sent, because another value stands in their place: {0}.',
    counted.messages(blocked),
  );
  if (translated + failed === 0) {
    if (blocked > 0) return placeless;
    return vscode.l10n.t('Nothing is missing. No characters were sent.');
  }
  const sent = vscode.l10n.t(
    '{0} translated in {1}; {2} sent in {3}.',
    counted.messages(translated),
    counted.files(report.targets.filter((target) => target.translated > 0).length),
    counted.characters(report.characters),
    counted.requests(report.requests),
  );
  const reused = sum(report, (target) => target.reused);
  const there = vscode.l10n.t(
    'Of these, {0} came from translations that were there already.',
    show.number(reused),
  );
  const done = [sent, ...(reused === 0 ? [] : [there]), ...remarks(report)].join(' ');
  const unwritten = sum(report, ({ failed }) => failed.filter(isUnwritten).length);
  const kept = vscode.l10n.t(
    'Not written: {0}. These translations are kept, and another run does not pay for them again.',
    show.number(unwritten),
  );
  const lost = vscode.l10n.t(
    'Without a translation, and left as they are: {0}.',
    counted.messages(failed - unwritten),
  );
  return [
    done,
    ...(unwritten > 0 ? [kept] : []),
    ...(failed > unwritten ? [lost] : []),
    ...(blocked > 0 ? [placeless] : []),
  ].join(' ');
}
