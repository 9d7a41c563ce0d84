import type * as vscode from 'vscode';
import type { ReuseFrom } from '../../../project/ports/reuseFrom.ts';
import { localTmxFiles } from '../../../platform/localTmxFiles.ts';
import { orAbort } from '../../../service/http/settle.ts';
import { settings } from '../../../platform/settings.ts';
import { readTmxFile } from '../../../platform/files/tmxFile.ts';

/** What the settings of a folder allow to be reused: its own files, and TMX files. */
export function reuseBySettings(folder: vscode.WorkspaceFolder, signal?: AbortSignal): ReuseFrom {
  return {
    files: settings.translate.reuse.get(folder.uri),
    async units(onUnit) {
      for (const uri of localTmxFiles(folder)) {
        await orAbort(signal, () => readTmxFile(uri, onUnit));
      }
    },
  };
}
