import * as vscode from 'vscode';
import type { SkipReason } from '../../../catalog/plan.ts';
import type { NotWritten } from '../../../project/runReport.ts';

/** Why a message has no new translation. */
export function reasonText(reason: NotWritten): string {
  switch (reason) {
    case 'placeholders':
      return vscode.l10n.t('Every answer damaged the placeholders');
    case 'answer':
      return vscode.l10n.t('The answer is no translation that could be written');
    case 'plural':
      return vscode.l10n.t('Its plural or choice syntax cannot be translated safely');
    case 'tooLong':
      return vscode.l10n.t('Longer than a request may be');
    case 'cancelled':
      return vscode.l10n.t('Cancelled before it was sent or answered');
    case 'credentials':
      return vscode.l10n.t('The key was refused');
    case 'permission':
      return vscode.l10n.t('The key is not allowed to translate');
    case 'quota':
      return vscode.l10n.t('The quota is used up');
    case 'memory':
      return vscode.l10n.t('The translation memory does not exist or does not cover this pair');
    case 'glossary':
      return vscode.l10n.t('The glossary no longer exists');
    case 'rejected':
      return vscode.l10n.t('The service refused the request');
    case 'service':
      return vscode.l10n.t('The service could not be reached or gave no usable answer');
    case 'badAnswer':
      return vscode.l10n.t('The answer of the service could not be used');
    case 'journal':
      return vscode.l10n.t('Not sent, because the answers before it could not be written down');
    case 'edited':
      return vscode.l10n.t('Left alone: somebody changed it during the run');
    case 'outdated':
      return vscode.l10n.t('Not written: its source changed during the run');
    case 'noPlace':
      return vscode.l10n.t(
        'Not written: another value stands in its place, or before it in its list one is missing',
      );
    case 'notAccepted':
      return vscode.l10n.t('Not accepted in the review');
    case 'notWritten':
      return vscode.l10n.t('Not written: its file could not be written');
  }
}

/** Why there was nothing to do for a message. */
export function skippedText(reason: SkipReason): string {
  switch (reason) {
    case 'empty':
      return vscode.l10n.t('Skipped: the source is empty');
    case 'nothingToTranslate':
      return vscode.l10n.t('Skipped: there is no text to translate');
    case 'notNeeded':
      return vscode.l10n.t('Skipped: this locale does not need the plural form');
    case 'blocked':
      return vscode.l10n.t(
        'Not sent: another value stands in its place, its key stands twice, or aliases share it',
      );
  }
}
