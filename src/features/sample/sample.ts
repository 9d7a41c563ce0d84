import * as vscode from 'vscode';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';

/** The sample that waits to be shown in the window that opens its folder. */
const waiting = 'glossa.sample.waiting';

/** A project to try things with: no account is needed, and nothing leaves the machine. */
export function registerSample({
  register,
  context: { extensionUri, globalState, globalStorageUri },
  log,
}: Services): vscode.Disposable {
  const sample = vscode.Uri.joinPath(extensionUri, 'media', 'sample');
  inBackground(log, showWaiting(globalState));
  return vscode.Disposable.from(
    register('glossa.sample.try', async () => {
      const { ownSample } = await import('./createSample.ts');
      await show(await ownSample(sample, globalStorageUri), globalState);
    }),
    register('glossa.sample.open', async (given) => {
      const { createSample } = await import('./createSample.ts');
      const folder = await createSample(sample, given);
      if (folder !== undefined && given === undefined) await show(folder, globalState);
      return given === undefined ? undefined : folder?.toString();
    }),
  );
}

/** Opens the folder, in another window where this one has a folder; its first file is opened there. */
async function show(folder: vscode.Uri, state: vscode.Memento): Promise<void> {
  await state.update(waiting, folder.toString());
  const forceNewWindow = (vscode.workspace.workspaceFolders ?? []).length > 0;
  await vscode.commands.executeCommand('vscode.openFolder', folder, { forceNewWindow });
}

async function showWaiting(state: vscode.Memento): Promise<void> {
  const folder = state.get<string>(waiting);
  const [open] = vscode.workspace.workspaceFolders ?? [];
  if (folder === undefined || open?.uri.toString() !== folder) return;
  await state.update(waiting, undefined);
  await vscode.window.showTextDocument(vscode.Uri.joinPath(open.uri, 'locales', 'de.json'));
}
