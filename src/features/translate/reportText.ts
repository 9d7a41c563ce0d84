import * as vscode from 'vscode';
import type { Finding } from '../../message/findings.ts';
import type { NotWritten, RunReport, TargetReport } from '../../project/runReport.ts';
import { findingText } from '../../platform/findingText.ts';
import { codeSpan, inertText } from '../../platform/markdown.ts';
import { counted } from '../../platform/counted.ts';
import { show } from '../../platform/show.ts';
import { uiText } from '../../platform/uiText.ts';

/** The account of a run, as a Markdown document. */
export function reportText(report: RunReport): string {
  const lines = [
    `# ${vscode.l10n.t('Translation Report')}`,
    '',
    ...table(report),
    '',
    vscode.l10n.t(
      '{0}, {1}. Sent again because an answer was broken: {2}.',
      counted.requests(report.requests),
      counted.characters(report.characters),
      counted.characters(report.repairCharacters),
    ),
    ...remarks(report).flatMap((remark) => ['', remark]),
    ...report.targets.flatMap(problems),
  ];
  return `${lines.join('\n')}\n`;
}

/** What a person should know beside the numbers. */
export function remarks(report: RunReport): readonly string[] {
  const { recalledCharacters, uncertainCharacters, withoutMemory, withoutGlossary } = report;
  const { unwritten } = report;
  const lines = [
    unwritten.length > 0 &&
      vscode.l10n.t(
        'Could not be written: {0}. {1}',
        uiText(show.list(unwritten.map(({ file }) => file)), 300),
        unwritten[0]?.why ?? '',
      ),
    withoutMemory.length > 0 &&
      vscode.l10n.t(
        'The translation memory does not cover these locales, so it was not used for them: {0}.',
        show.list(withoutMemory),
      ),
    withoutGlossary.length > 0 &&
      vscode.l10n.t(
        'The glossary has no dictionary for these locales, so it was not used for them: {0}.',
        show.list(withoutGlossary),
      ),
    recalledCharacters > 0 &&
      vscode.l10n.t(
        'Not sent again, because a run that could not write them had paid for them: {0}.',
        counted.characters(recalledCharacters),
      ),
    uncertainCharacters > 0 &&
      vscode.l10n.t(
        'Perhaps counted in addition, because the answers to these requests never came: up to {0}.',
        counted.characters(uncertainCharacters),
      ),
  ];
  return lines.filter((line) => line !== false);
}

function table({ targets }: RunReport): readonly string[] {
  const head = [
    vscode.l10n.t('Locale'),
    vscode.l10n.t('File'),
    vscode.l10n.t('Translated'),
    vscode.l10n.t('Reused'),
    vscode.l10n.t('Kept'),
    vscode.l10n.t('Skipped'),
    vscode.l10n.t('Failed'),
  ];
  const rows = targets.map(({ locale, file, translated, reused, kept, skipped, failed }) => [
    locale,
    codeSpan(file),
    ...[translated, reused, kept, skipped, failed.length].map(show.number),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function problems(target: TargetReport): readonly string[] {
  const { locale, file, failed, blocked, suspicious } = target;
  if (failed.length + blocked.length + suspicious.length === 0) return [];
  return [
    '',
    `## ${locale} · ${codeSpan(file)}`,
    '',
    ...failed.map(({ key, reason, findings }) => problem(key, reasonText(reason), findings)),
    ...blocked.map((key) =>
      problem(
        key,
        vscode.l10n.t('not sent, because another value stands in its place in the file'),
        [],
      ),
    ),
    ...suspicious.map(({ key, findings }) =>
      problem(key, vscode.l10n.t('written, but worth a look'), findings),
    ),
  ];
}

function problem(key: string, what: string, findings: readonly Finding[]): string {
  const sentences = new Set(findings.map((finding) => inertText(findingText(finding))));
  return `- ${codeSpan(key)}: ${[what, ...sentences].join(' · ')}`;
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
    case 'glossary':
      return vscode.l10n.t('the glossary does not exist any more');
    case 'rejected':
      return vscode.l10n.t('the service refused the request');
    case 'service':
      return vscode.l10n.t('the service could not be reached or gave no usable answer');
    case 'edited':
      return vscode.l10n.t('left alone, because somebody changed it during the run');
    case 'outdated':
      return vscode.l10n.t('not written, because its source changed during the run');
    case 'noPlace':
      return vscode.l10n.t(
        'not written, because another value stands in its place or before it in its list',
      );
    case 'notAccepted':
      return vscode.l10n.t('not accepted in the review');
    case 'notWritten':
      return vscode.l10n.t('not written, because its file could not be written');
  }
}
