import * as vscode from 'vscode';
import { readTermFile, type OpenTermFile } from '../../platform/workspace/readTermFile.ts';
import { findTermFiles, isTermFile } from '../../platform/workspace/findTermFiles.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { hint, UserError } from '../../platform/ui/userError.ts';
import { termProblemText } from './termProblemText.ts';
import { missingFileText } from '../../texts/reasons/projectProblemText.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/**
 * The term file that a command is about: the one that a menu passed, the one in the active editor, the only one of the
 * workspace, or the one that the user picks.
 *
 * @returns `undefined` where the user picks none
 * @throws {UserError} where there is none, or it has an error
 */
export async function openTermFile(target: unknown): Promise<OpenTermFile | undefined> {
  const uri = await chooseTermFile(target);
  const open = uri && (await readTermFile(uri));
  if (uri !== undefined && open === undefined) {
    throw new UserError(missingFileText(nameOf(uri)));
  }
  if (open !== undefined) refuseErrors(open);
  return open;
}

async function chooseTermFile(target: unknown): Promise<vscode.Uri | undefined> {
  if (target instanceof vscode.Uri) {
    if (isTermFile(target)) return target;
    throw new UserError(
      vscode.l10n.t(
        '{0} is not a term file of this workspace. Names of term files end in “.terms.json”.',
        nameOf(target),
      ),
    );
  }
  const active = vscode.window.activeTextEditor?.document.uri;
  if (active !== undefined && isTermFile(active)) return active;
  const files = await findTermFiles();
  if (files.length === 0) {
    throw hint(
      vscode.l10n.t(
        'There is no term file in this workspace. Names of term files end in “.terms.json”.',
      ),
    );
  }
  if (files.length === 1) return files[0];
  const items = files.map((uri) => ({ label: nameOf(uri), uri }));
  const title = vscode.l10n.t('Choose a Term File');
  return (await showQuickPick(items, { title }))?.uri;
}

function refuseErrors({ uri, text, problems }: OpenTermFile): void {
  const error = problems.find(({ severity }) => severity === 'error');
  if (error === undefined) return;
  const before = text.slice(0, error.offset).split(/\r\n|\r|\n/);
  const place = new vscode.Position(before.length - 1, before.at(-1)?.length ?? 0);
  throw new UserError(
    vscode.l10n.t({
      message: '{0}:{1}: {2} Nothing was sent.',
      args: [nameOf(uri), place.line + 1, termProblemText(error)],
      comment:
        '{0} is the name of a file, {1} a line number, {2} a sentence that says what is wrong there.',
    }),
    {
      title: commandTitles.openFile(),
      command: 'vscode.open',
      args: [uri, { selection: new vscode.Range(place, place) }],
    },
  );
}
