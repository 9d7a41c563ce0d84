import * as vscode from 'vscode';
import { inOneStep } from '../../resources/cooperative.ts';
import { editsBetween } from '../../resources/edit.ts';
import { writeFile } from '../../platform/files/writeFiles.ts';
import { confirm, showInformationMessage } from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import { baselineUri } from '../../platform/workspace/folderLists.ts';
import { baselineOf } from '../../project/findings/baseline.ts';
import { baselineName } from '../../project/findings/findingLists.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { format } from '../../texts/format.ts';
import type { CheckedInWorkspace } from './workspaceProblems.ts';

/** Asks whether all that was found is accepted as it stands, and writes it into the list of each folder. */
export async function acceptPresent(checked: readonly CheckedInWorkspace[]): Promise<void> {
  const folders = [...new Set(checked.map(({ folder }) => folder))];
  const lists = folders.map((folder) => ({
    uri: baselineUri(folder),
    ...baselineOf(checked.filter((one) => one.folder === folder).map(withFindings)),
  }));
  const count = lists.reduce((sum, { accepted }) => sum + accepted, 0);
  if (count === 0) throw hint(vscode.l10n.t('There are no problems to accept.'));
  const isSure = await confirm({
    message: vscode.l10n.t('Accept all problems that the resource files have now?'),
    detail: [
      vscode.l10n.t('Problems: {0}.', format.number(count)),
      vscode.l10n.t(
        'They are kept in {0} and no longer reported. Commit the file to share it.',
        baselineName,
      ),
      vscode.l10n.t('A text that changes is checked again. Delete the file to see all problems.'),
    ],
    yes: vscode.l10n.t({
      message: 'Accept',
      comment: 'Button: problems are not reported anymore.',
    }),
  });
  if (!isSure) return;
  for (const { uri, accepted, text } of lists) {
    if (accepted > 0) await writeFile({ uri, change: (now = '') => replaced(now, text) });
  }
  const showFile = buttonTexts.showFile();
  const said = vscode.l10n.t('Problems accepted: {0}.', format.number(count));
  const [first] = lists.filter(({ accepted }) => accepted > 0);
  if ((await showInformationMessage(said, showFile)) === showFile && first)
    await vscode.window.showTextDocument(first.uri);
}

const withFindings = ({ path, file: { locale }, findings }: CheckedInWorkspace) => ({
  path,
  locale,
  findings: findings.map(({ found }) => found),
});

const replaced = (now: string, wanted: string) =>
  inOneStep(() => ({ base: now, edits: editsBetween(now, wanted) }));
