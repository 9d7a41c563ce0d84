import * as vscode from 'vscode';
import type { Setting } from '../settings.ts';
import { showInformationMessage } from '../ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { chooseFolder } from './pathIn.ts';

/** @returns `undefined` where several folders are open and the user picks none of them */
export async function chooseScope(): Promise<
  { readonly folder: vscode.WorkspaceFolder | undefined } | undefined
> {
  const folder = await chooseFolder();
  const isAnyOpen = (vscode.workspace.workspaceFolders ?? []).length > 0;
  return folder === undefined && isAnyOpen ? undefined : { folder };
}

/** Makes something of the service the one that translations use, and says where. */
export async function useForFolder(
  setting: Setting<string>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const scope = await chooseScope();
  if (scope === undefined) return;
  const { folder } = scope;
  await setting.set(id, folder?.uri);
  const message =
    folder === undefined
      ? vscode.l10n.t('“{0}” is now used for translations.', uiText(name))
      : vscode.l10n.t({
          message: '“{0}” is now used for translations in {1}.',
          args: [uiText(name), uiText(folder.name)],
          comment: '{0} is the name of a translation memory or a glossary, {1} of a folder.',
        });
  void showInformationMessage(message);
}
