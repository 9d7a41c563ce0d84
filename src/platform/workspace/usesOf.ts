import * as vscode from 'vscode';
import type { Setting } from '../settings.ts';
import { format } from '../../texts/format.ts';
import { uiText } from '../../texts/uiText.ts';

/** The workspace folders whose translations use something of the service; without any folder, the window itself. */
export function usesOf(setting: Setting<string>, id: string): readonly string[] {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length > 0) {
    return folders.filter(({ uri }) => setting.get(uri) === id).map(({ name }) => uiText(name));
  }
  return setting.get() === id ? [vscode.l10n.t('this window')] : [];
}

/** The same for a row: it names folders where these are some of several. */
export function usesText(uses: readonly string[]): string | undefined {
  if (uses.length === 0) return undefined;
  const folders = vscode.workspace.workspaceFolders ?? [];
  return uses.length < folders.length
    ? vscode.l10n.t('in use in {0}', format.list(uses))
    : vscode.l10n.t('in use');
}
