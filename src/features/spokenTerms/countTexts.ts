import * as vscode from 'vscode';
import { show } from '../../platform/show.ts';

export function termsText(count: number): string {
  return count === 1 ? vscode.l10n.t('1 term') : vscode.l10n.t('{0} terms', show.number(count));
}

export function listsText(count: number): string {
  return count === 1 ? vscode.l10n.t('1 list') : vscode.l10n.t('{0} lists', show.number(count));
}
