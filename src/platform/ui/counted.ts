import * as vscode from 'vscode';
import { show } from './show.ts';

/** Numbers with what they count, in the singular or the plural. */
export const counted = {
  messages: (count: number) =>
    count === 1 ? vscode.l10n.t('1 message') : vscode.l10n.t('{0} messages', show.number(count)),
  files: (count: number) =>
    count === 1 ? vscode.l10n.t('1 file') : vscode.l10n.t('{0} files', show.number(count)),
  characters: (count: number) =>
    count === 1
      ? vscode.l10n.t('1 character')
      : vscode.l10n.t('{0} characters', show.number(count)),
  requests: (count: number) =>
    count === 1 ? vscode.l10n.t('1 request') : vscode.l10n.t('{0} requests', show.number(count)),
  locales: (count: number) =>
    count === 1
      ? vscode.l10n.t('1 target locale')
      : vscode.l10n.t('{0} target locales', show.number(count)),
  segments: (count: number) =>
    count === 1 ? vscode.l10n.t('1 segment') : vscode.l10n.t('{0} segments', show.number(count)),
  entries: (count: number) =>
    count === 1 ? vscode.l10n.t('1 entry') : vscode.l10n.t('{0} entries', show.number(count)),
  lists: (count: number) =>
    count === 1 ? vscode.l10n.t('1 list') : vscode.l10n.t('{0} lists', show.number(count)),
  terms: (count: number) =>
    count === 1 ? vscode.l10n.t('1 term') : vscode.l10n.t('{0} terms', show.number(count)),
  units: (count: number) =>
    count === 1 ? vscode.l10n.t('1 unit') : vscode.l10n.t('{0} units', show.number(count)),
} as const;
