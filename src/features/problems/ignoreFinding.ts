import * as vscode from 'vscode';
import { editsBetween } from '../../resources/edit.ts';
import { inOneStep } from '../../resources/cooperative.ts';
import { writeFile } from '../../platform/files/writeFiles.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import type { IgnoreRequest } from '../../platform/ui/requests.ts';
import { ignoredUri } from '../../platform/workspace/folderLists.ts';
import { ignoredName } from '../../project/findings/findingLists.ts';
import { withIgnored } from '../../project/findings/ignoredFindings.ts';

/** Asks why a finding is no mistake, and writes it into the list of its folder. */
export async function ignoreFinding(request: Partial<IgnoreRequest> = {}): Promise<void> {
  const { finding } = request;
  const folder = vscode.workspace.workspaceFolders?.find(
    ({ uri }) => uri.toString() === request.folder,
  );
  if (folder === undefined || finding === undefined) return;
  const reason = request.reason ?? (await askForReason(finding.code));
  if (reason === undefined) return;
  const entry = { ...finding, reason: reason.trim() };
  const change = (text = '') =>
    inOneStep(() => ({ base: text, edits: editsBetween(text, withIgnored(text, entry)) }));
  await writeFile({ uri: ignoredUri(folder), change });
}

function askForReason(code: string): Promise<string | undefined> {
  return showInputBox({
    title: vscode.l10n.t('Why is “{0}” not a problem here?', code),
    prompt: vscode.l10n.t(
      'The reason is saved in {0} for everyone who works on these files.',
      ignoredName,
    ),
    ignoreFocusOut: true,
  });
}
