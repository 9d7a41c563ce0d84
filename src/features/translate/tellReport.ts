import * as vscode from 'vscode';
import type {
  FailedMessage,
  NotWritten,
  RunReport,
  TargetReport,
} from '../../translation/report.ts';
import { show } from '../../platform/show.ts';
import type { Reports } from './reports.ts';
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

const isUnwritten = ({ reason }: FailedMessage) => reason === 'notWritten';

function summary(report: RunReport, translated: number, failed: number): string {
  if (translated + failed === 0) {
    return vscode.l10n.t('Nothing is missing. No characters were sent.');
  }
  const sent = vscode.l10n.t(
    '{0} messages translated in {1} files; {2} characters sent in {3} requests.',
    show.number(translated),
    show.number(report.targets.filter((target) => target.translated > 0).length),
    show.number(report.characters),
    show.number(report.requests),
  );
  const reused = sum(report, (target) => target.reused);
  const there = vscode.l10n.t('{0} of them were there already.', show.number(reused));
  const recalled = report.recalledCharacters === 0 ? [] : [recalledText(report)];
  const uncertain = report.uncertainCharacters === 0 ? [] : [uncertainText(report)];
  const done = [sent, ...(reused === 0 ? [] : [there]), ...recalled, ...uncertain].join(' ');
  const unwritten = sum(report, ({ failed }) => failed.filter(isUnwritten).length);
  const kept = vscode.l10n.t(
    '{0} translations were not written; they are kept, and another run does not pay for them again.',
    show.number(unwritten),
  );
  const lost = vscode.l10n.t(
    '{0} have no translation and were left as they are.',
    show.number(failed - unwritten),
  );
  return [done, ...(unwritten > 0 ? [kept] : []), ...(failed > unwritten ? [lost] : [])].join(' ');
}

function recalledText({ recalledCharacters }: RunReport): string {
  return vscode.l10n.t(
    '{0} more characters had been paid for by a run that could not write them; they were not sent again.',
    show.number(recalledCharacters),
  );
}

function uncertainText({ uncertainCharacters }: RunReport): string {
  return vscode.l10n.t(
    'Up to {0} more characters may have been counted, because connections broke before the answers came.',
    show.number(uncertainCharacters),
  );
}

/** The account of a run, as a Markdown document. */
function reportText(report: RunReport): string {
  const head = [
    vscode.l10n.t('Locale'),
    vscode.l10n.t('File'),
    vscode.l10n.t('Translated'),
    vscode.l10n.t('Reused'),
    vscode.l10n.t('Kept'),
    vscode.l10n.t('Skipped'),
    vscode.l10n.t('Failed'),
  ];
  const rows = report.targets.map(({ locale, file, ...counts }) => [
    locale,
    `\`${file}\``,
    ...[counts.translated, counts.reused, counts.kept, counts.skipped, counts.failed.length].map(
      show.number,
    ),
  ]);
  const lines = [
    `# ${vscode.l10n.t('Translation Report')}`,
    '',
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    vscode.l10n.t(
      '{0} requests, {1} characters, of which {2} were sent again because an answer was broken.',
      show.number(report.requests),
      show.number(report.characters),
      show.number(report.repairCharacters),
    ),
    ...(report.recalledCharacters === 0 ? [] : ['', recalledText(report)]),
    ...(report.uncertainCharacters === 0 ? [] : ['', uncertainText(report)]),
    ...report.targets.flatMap(problems),
  ];
  return `${lines.join('\n')}\n`;
}

function problems({ locale, file, failed, suspicious }: TargetReport): readonly string[] {
  if (failed.length + suspicious.length === 0) return [];
  return [
    '',
    `## ${locale} · ${file}`,
    '',
    ...failed.map(({ key, reason }) => `- \`${key}\`: ${reasonText(reason)}`),
    ...suspicious.map(({ key, findings }) =>
      vscode.l10n.t('- `{0}`: written, but worth a look ({1})', key, findings.join(', ')),
    ),
  ];
}

function reasonText(reason: NotWritten): string {
  switch (reason) {
    case 'placeholders':
      return vscode.l10n.t('the answer broke its placeholders, in every form that was tried');
    case 'plural':
      return vscode.l10n.t('its plural or choice syntax cannot be translated safely');
    case 'tooLong':
      return vscode.l10n.t('it is longer than a request may be');
    case 'cancelled':
      return vscode.l10n.t('cancelled before it was sent or answered');
    case 'credentials':
      return vscode.l10n.t('the key was refused');
    case 'permission':
      return vscode.l10n.t('the key is not allowed to translate');
    case 'quota':
      return vscode.l10n.t('the quota is used up');
    case 'memory':
      return vscode.l10n.t('the translation memory does not exist or does not cover this pair');
    case 'rejected':
      return vscode.l10n.t('the service refused the request');
    case 'service':
      return vscode.l10n.t('the service could not be reached or gave no usable answer');
    case 'notWritten':
      return vscode.l10n.t('not accepted in the review, or changed meanwhile');
  }
}
