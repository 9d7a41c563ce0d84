import * as vscode from 'vscode';
import { difference } from '../../catalog/edit.ts';
import { inOneStep } from '../../catalog/cooperative.ts';
import { writeFile } from '../../platform/files/writeFiles.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { ignoredName, withIgnored, type IgnoredFinding } from '../../project/ignoredFindings.ts';
import { ignoredUri } from './ignoredIndex.ts';

/** Not in the manifest: only the quick fixes know what to ignore. */
export const ignoreCommand = 'glossa.problems.ignore';

/** What a quick fix passes to the command. */
export interface IgnoreRequest {
  /** The address of the workspace folder. */
  readonly folder: string;
  readonly finding: Omit<IgnoredFinding, 'reason'>;
  /** Asked for where it is absent. */
  readonly reason?: string;
}

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
    inOneStep(() => {
      const wanted = withIgnored(text, entry);
      return { base: text, edits: wanted === text ? [] : [difference(text, wanted)] };
    });
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
