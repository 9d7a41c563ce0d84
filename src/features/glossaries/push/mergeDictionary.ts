import * as vscode from 'vscode';
import { format } from '../../../texts/format.ts';
import { confirm, showInformationMessage } from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import { hint, UserError } from '../../../platform/ui/userError.ts';
import type { DictionaryUpdate } from '../dictionary/dictionaries.ts';
import type { DictionaryId } from '../dictionary/dictionaryPath.ts';
import { readDictionary } from '../dictionary/dictionaryText.ts';
import { idOf } from '../dictionary/dictionaryUri.ts';
import { withGlossaryErrors } from '../glossaryErrors.ts';
import { pairText } from '../pairText.ts';
import { firstProblemText } from '../dictionary/problemText.ts';
import type { DictionaryFileSystem } from '../dictionary/dictionaryFileSystem.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/**
 * Sends what was added and changed in the active dictionary document; nothing is removed on the service. The document
 * then shows what the service has. Called with `{ confirm: false }`, nothing is asked.
 */
export async function mergeDictionary(files: DictionaryFileSystem, choice: unknown): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  const id = document && idOf(document.uri);
  if (document === undefined || id === undefined) {
    throw hint(vscode.l10n.t('Open the entries of a dictionary first.'));
  }
  const { entries, problems } = readDictionary(document.getText());
  if (problems.length > 0) {
    throw new UserError(vscode.l10n.t('{0} Nothing was sent.', firstProblemText(problems)));
  }
  const update = await withGlossaryErrors(() => files.dictionaries.merger(id, entries));
  const { added, changed } = update.changes;
  if (added.length + changed.length === 0) throw nothingToMerge();
  const asks = (choice as { confirm?: unknown } | undefined)?.confirm !== false;
  if (asks && !(await confirmMerge(id.name, update))) return;
  await withGlossaryErrors(() => files.dictionaries.merge(update));
  await showStored(files, document, id);
  void showInformationMessage(
    vscode.l10n.t({
      message: 'Merged into “{0}” ({1}): {2} added, {3} changed.',
      args: [
        uiText(id.name),
        pairText(id),
        format.number(added.length),
        format.number(changed.length),
      ],
      comment:
        '{0} is the name of a glossary, {1} a pair of languages, {2} and {3} are numbers of entries.',
    }),
  );
}

async function showStored(
  files: DictionaryFileSystem,
  document: vscode.TextDocument,
  id: DictionaryId,
): Promise<void> {
  files.expire(id);
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('workbench.action.files.revert');
  files.tellWritten();
}

function nothingToMerge(): UserError {
  return new UserError(
    vscode.l10n.t(
      'Nothing was added or changed since the dictionary was loaded. To remove entries, save the document.',
    ),
  );
}

function confirmMerge(name: string, { id, changes }: DictionaryUpdate): Promise<boolean> {
  const { added, changed, removed } = changes;
  return confirm({
    message: vscode.l10n.t({
      message: 'Merge your entries into “{0}” ({1})?',
      args: [uiText(name), pairText(id)],
      comment:
        '{0} is the name of a glossary, {1} a pair of languages such as “English to German”.',
    }),
    detail: [
      vscode.l10n.t({
        message: '{0} added, {1} changed.',
        args: [format.number(added.length), format.number(changed.length)],
        comment: 'Numbers of entries of a dictionary.',
      }),
      removed.length === 0
        ? vscode.l10n.t('All other entries in the service stay as they are.')
        : vscode.l10n.t(
            'All other entries in the service stay as they are, including the {0} that you deleted here.',
            format.number(removed.length),
          ),
    ],
    yes: buttonTexts.merge(),
  });
}
