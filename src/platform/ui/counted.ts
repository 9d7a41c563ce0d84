import * as vscode from 'vscode';
import { format } from './format.ts';

/** Numbers with what they count, in the singular or the plural. */
export const counted = {
  messages: (count: number) =>
    count === 1 ? vscode.l10n.t('1 message') : vscode.l10n.t('{0} messages', format.number(count)),
  files: (count: number) =>
    count === 1 ? vscode.l10n.t('1 file') : vscode.l10n.t('{0} files', format.number(count)),
  characters: (count: number) =>
    count === 1
      ? vscode.l10n.t('1 character')
      : vscode.l10n.t('{0} characters', format.number(count)),
  requests: (count: number) =>
    count === 1 ? vscode.l10n.t('1 request') : vscode.l10n.t('{0} requests', format.number(count)),
  locales: (count: number) =>
    count === 1
      ? vscode.l10n.t('1 target locale')
      : vscode.l10n.t('{0} target locales', format.number(count)),
  segments: (count: number) =>
    count === 1 ? vscode.l10n.t('1 segment') : vscode.l10n.t('{0} segments', format.number(count)),
  entries: (count: number) =>
    count === 1 ? vscode.l10n.t('1 entry') : vscode.l10n.t('{0} entries', format.number(count)),
  lists: (count: number) =>
    count === 1 ? vscode.l10n.t('1 list') : vscode.l10n.t('{0} lists', format.number(count)),
  terms: (count: number) =>
    count === 1 ? vscode.l10n.t('1 term') : vscode.l10n.t('{0} terms', format.number(count)),
  units: (count: number) =>
    count === 1 ? vscode.l10n.t('1 unit') : vscode.l10n.t('{0} units', format.number(count)),
} as const;
