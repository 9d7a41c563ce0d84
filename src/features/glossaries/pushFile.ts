import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import {
  showInformationMessage,
  showWarningMessage,
  withLateCancel,
  withSpinner,
  confirm,
} from '../../platform/ui/messages.ts';
import { hint, UserError } from '../../platform/ui/userError.ts';
import { format } from '../../texts/format.ts';
import { uiText } from '../../texts/uiText.ts';
import { countsText, removedText } from './dictionary/askReplace.ts';
import { readDictionary } from './dictionary/dictionaryText.ts';
import { idOf } from './dictionary/dictionaryUri.ts';
import { firstProblemText } from './dictionary/problemText.ts';
import type { TermComparison } from './termComparison.ts';
import { Dictionaries, type DictionaryUpdate } from './dictionary/dictionaries.ts';
import { hasChanges } from './dictionary/dictionaryChanges.ts';
import type { DictionaryId } from './dictionary/dictionaryPath.ts';
import { dictionaryRowOf, type DictionaryRow } from './glossariesTree.ts';
import type { DictionaryFileSystem } from './dictionary/dictionaryFileSystem.ts';
import { withGlossaryErrors } from './glossaryErrors.ts';
import { pairText } from './pairText.ts';
import {
  leftOutText,
  pickDictionaryFile,
  readDictionaryFileAt,
} from './dictionary/pickDictionaryFile.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/** Makes a dictionary what a file says, after showing what that adds, changes and removes. */
export async function pushFile(
  { connection }: Services,
  files: DictionaryFileSystem,
  compared: TermComparison,
  ...[given, file]: readonly unknown[]
): Promise<void> {
  const row = dictionaryRowOf(given);
  const uri = row && (await fileOf(file, vscode.l10n.t('Push from File')));
  if (row === undefined || uri === undefined) return;
  const id = dictionaryOf(row);
  const { entries, otherPairs } = await readDictionaryFileAt(uri, id);
  // Not the dictionaries of the editor: a document that is open keeps what its edits started from.
  const dictionaries = new Dictionaries(async () => (await connection.service()).glossaries);
  const update = await withLateCancel(vscode.l10n.t('Loading the dictionary…'), () =>
    withGlossaryErrors(() => dictionaries.replacement(id, entries)),
  );
  if (!hasChanges(update.changes)) {
    void showInformationMessage(
      vscode.l10n.t('The dictionary is already the same as {0}.', nameOf(uri)),
    );
    return;
  }
  const answer = await ask(row.glossary.name, uri, update, otherPairs);
  if (answer === 'compare') await compared.show(id, row.glossary.name, uri);
  if (answer !== 'push') return;
  await withSpinner(vscode.l10n.t('Writing the dictionary…'), () =>
    withGlossaryErrors(() => write(dictionaries, update)),
  );
  files.refresh(id);
}

/** Shows the difference between a dictionary and a file. */
export async function compareFile(
  compared: TermComparison,
  ...[given, file]: readonly unknown[]
): Promise<void> {
  const row = dictionaryRowOf(given);
  const uri = row && (await fileOf(file, vscode.l10n.t('Compare with File')));
  if (row === undefined || uri === undefined) return;
  const id = dictionaryOf(row);
  await readDictionaryFileAt(uri, id);
  await compared.show(id, row.glossary.name, uri);
}

const dictionaryOf = ({ glossary, dictionary }: DictionaryRow): DictionaryId => ({
  glossaryId: glossary.id,
  sourceLanguage: dictionary.sourceLanguage,
  targetLanguage: dictionary.targetLanguage,
});

/** Menus pass the selected rows after the row. */
async function fileOf(given: unknown, title: string): Promise<vscode.Uri | undefined> {
  return given instanceof vscode.Uri ? given : pickDictionaryFile(title);
}

/** Merging where nothing is removed: what somebody else adds at the same moment then stays. */
async function write(dictionaries: Dictionaries, update: DictionaryUpdate): Promise<void> {
  if (update.changes.removed.length > 0) await dictionaries.replace(update);
  else await dictionaries.merge(update);
}

async function ask(
  name: string,
  file: vscode.Uri,
  { id, changes }: DictionaryUpdate,
  otherPairs: number,
): Promise<'push' | 'compare' | undefined> {
  const removes = changes.removed.length > 0;
  const push = removes ? buttonTexts.replaceDictionary() : buttonTexts.push();
  const compare = vscode.l10n.t({
    message: 'Compare',
    comment: 'Button: shows two texts side by side.',
  });
  const answer = await showWarningMessage(
    vscode.l10n.t({
      message: 'Push {0} to “{1}” ({2})?',
      args: [nameOf(file), uiText(name), pairText(id)],
      comment:
        '{0} is the name of a file, {1} of a glossary; {2} is a pair of languages such as “English to German”.',
    }),
    {
      modal: true,
      detail: [
        countsText(changes),
        removes
          ? vscode.l10n.t('The file replaces the dictionary.')
          : vscode.l10n.t('The entries are merged into the dictionary.'),
        ...leftOutText(otherPairs),
        ...removedText(changes),
      ].join('\n'),
    },
    push,
    compare,
  );
  if (answer === undefined) return undefined;
  return answer === push ? 'push' : 'compare';
}

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
  files.notifyWritten();
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
