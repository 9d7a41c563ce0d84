import * as vscode from 'vscode';
import type { Services } from '../../../platform/services.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import {
  showInformationMessage,
  showWarningMessage,
  withLateCancel,
  withSpinner,
} from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import { countsText, removedText } from '../dictionary/askReplace.ts';
import type { ComparedTerms } from './comparedTerms.ts';
import { Dictionaries, type DictionaryUpdate } from '../dictionary/dictionaries.ts';
import { hasChanges } from '../dictionary/dictionaryChanges.ts';
import type { DictionaryId } from '../dictionary/dictionaryPath.ts';
import { dictionaryRowOf, type DictionaryRow } from '../list/glossariesTree.ts';
import type { DictionaryFileSystem } from '../dictionary/dictionaryFileSystem.ts';
import { withGlossaryErrors } from '../glossaryErrors.ts';
import { pairText } from '../pairText.ts';
import {
  leftOutText,
  pickDictionaryFile,
  readDictionaryFileAt,
} from '../dictionary/pickDictionaryFile.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** Makes a dictionary what a file says, after showing what that adds, changes and removes. */
export async function pushFile(
  { connection }: Services,
  files: DictionaryFileSystem,
  compared: ComparedTerms,
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
  compared: ComparedTerms,
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
