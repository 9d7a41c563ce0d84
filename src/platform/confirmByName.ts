import * as vscode from 'vscode';
import { plainText, uiText } from './uiText.ts';

/**
 * Asks for the name of something that cannot be brought back once it is deleted. The name is compared as it is shown;
 * where nothing of it can be seen, the id stands for it.
 */
export async function confirmByName(
  title: string,
  { name, id }: { readonly name: string; readonly id: string },
  consequence: string,
): Promise<boolean> {
  const shown = plainText(name).trim() || plainText(id);
  const typed = await vscode.window.showInputBox({
    title,
    prompt: vscode.l10n.t('{0} Type “{1}” to delete it.', consequence, uiText(shown)),
    placeHolder: uiText(shown),
    ignoreFocusOut: true,
    validateInput: (text) =>
      text.trim() === shown || text.trim() === ''
        ? undefined
        : vscode.l10n.t('This is not the name.'),
  });
  return typed?.trim() === shown;
}
