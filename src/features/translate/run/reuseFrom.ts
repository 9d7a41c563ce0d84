import * as vscode from 'vscode';
import type { ReuseFrom } from '../../../project/ports/reuseFrom.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import { settings } from '../../../platform/settings.ts';
import { readTmxFile } from '../../../platform/files/tmxFile.ts';
import { uiText } from '../../../platform/ui/text/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { nextStep } from '../../../platform/ui/nextStep.ts';

/** What the settings of a folder allow to be reused: its own files, and TMX files. */
export function reuseFrom(folder: vscode.WorkspaceFolder): ReuseFrom {
  return {
    files: settings.translate.reuse.get(folder.uri),
    async units(onUnit) {
      for (const uri of localFiles(folder)) await readTmxFile(uri, onUnit);
    },
  };
}

function localFiles(folder: vscode.WorkspaceFolder): readonly vscode.Uri[] {
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
