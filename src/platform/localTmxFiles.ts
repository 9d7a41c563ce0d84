import * as vscode from 'vscode';
import { settings } from './settings.ts';
import { uiText } from '../texts/uiText.ts';
import { UserError, nextStep } from './ui/userError.ts';
import { pathIn } from './workspace/pathIn.ts';

/**
 * The TMX files that the settings of a folder name.
 *
 * @throws {UserError} where one of them is outside the folder
 */
export function localTmxFiles(folder: vscode.WorkspaceFolder): readonly vscode.Uri[] {
  return settings.translationMemory.local.get(folder.uri).map((path) => {
    const uri = vscode.Uri.joinPath(folder.uri, path);
    if (pathIn(folder, uri) !== '') return uri;
    throw new UserError(
      vscode.l10n.t(
        'The setting "glossa.translationMemory.local" names {0}, which is outside the folder.',
        uiText(path),
      ),
      nextStep.openSettings(settings.translationMemory.local.key),
    );
  });
}
