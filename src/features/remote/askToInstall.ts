import * as vscode from 'vscode';
import { AppendFile } from '../../disk/appendFile.ts';
import { folderStatePaths } from '../../disk/folderStatePaths.ts';
import { currentPlacement } from '../../platform/currentPlacement.ts';
import { isApartFromFiles } from '../../platform/placement.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';

/** Kept once the offer was made in a workspace. */
const offeredKey = 'glossa.offeredInstall';

/** Makes the offer where it is due and was not made yet. */
export async function offerOnce(state: vscode.Memento): Promise<void> {
  if (!isApartFromFiles(currentPlacement()) || state.get(offeredKey) === true) return;
  await state.update(offeredKey, true);
  await askToInstall();
}

/** Says what is less while Glossa is not where the files are, and opens the page of the extension, which has the button. */
async function askToInstall(): Promise<void> {
  const machine = uiText(vscode.env.remoteName ?? '', 60);
  const install = vscode.l10n.t({
    message: 'Install in {0}…',
    args: [machine],
    comment: 'Button. {0} is a kind of remote machine, such as “wsl” or “ssh-remote”.',
  });
  const text = vscode.l10n.t({
    message:
      'Glossa runs on your own machine, and the files of this window are on another one ({0}). It protects them better there: files are replaced in one step, and symbolic links are followed safely.',
    args: [machine],
    comment: '{0} is a kind of remote machine, such as “wsl” or “ssh-remote”.',
  });
  const answer = await showInformationMessage([text, ...(await waitingText())].join(' '), install);
  if (answer === install) await vscode.commands.executeCommand('extension.open', 'glossa.glossa');
}

/** What is kept here is not found from there. */
async function waitingText(): Promise<readonly string[]> {
  for (const { uri } of vscode.workspace.workspaceFolders ?? []) {
    const { journal } = await folderStatePaths(uri.toString());
    if ((await new AppendFile(journal).size()) > 0) {
      return [
        vscode.l10n.t(
          'Before you install it there, finish the interrupted translation: what is paid for and not written yet is kept on your own machine.',
        ),
      ];
    }
  }
  return [];
}
