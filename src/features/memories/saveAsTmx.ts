import * as vscode from 'vscode';
import { chooseFolder } from '../../platform/workspace/pathIn.ts';

/** Asks where a TMX file is to be saved; the name is a proposal. */
export async function saveAsTmx(name: string): Promise<vscode.Uri | undefined> {
  const folder = vscode.workspace.workspaceFolders?.length === 1 ? await chooseFolder() : undefined;
  const fileName = `${name.replaceAll(/[\\/:*?"<>|]/g, '_').slice(0, 80)}.tmx`;
  return vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save as TMX'),
    filters: { TMX: ['tmx'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder.uri, fileName) }),
  });
}
