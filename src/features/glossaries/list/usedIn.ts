import * as vscode from 'vscode';
import { settings } from '../../../platform/settings.ts';
import { format } from '../../../platform/ui/format.ts';
import { plainText } from '../../../platform/ui/uiText.ts';

/** Where the settings name this glossary: the names of the workspace folders, where there are several. */
export function usedIn(id: string): string | undefined {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const using = folders.filter(({ uri }) => settings.glossary.id.get(uri) === id);
  if (folders.length > 1 && using.length > 0 && using.length < folders.length) {
    return vscode.l10n.t('used in {0}', format.list(using.map(({ name }) => plainText(name))));
  }
  const used = folders.length === 0 ? settings.glossary.id.get() === id : using.length > 0;
  return used ? vscode.l10n.t('in use') : undefined;
}
