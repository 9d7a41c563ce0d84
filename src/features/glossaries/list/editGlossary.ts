import * as vscode from 'vscode';
import type { Glossary, LanguagePair } from '../../../service/schemas/glossaries.ts';
import { limits } from '../../../service/limits.ts';
import { quantity } from '../../../texts/format.ts';
import { confirm, withSpinner } from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import type { Services } from '../../../platform/services.ts';
import type { DictionaryFileSystem } from '../dictionary/dictionaryFileSystem.ts';
import { askEntries, askGlossaryName, askPair } from './askGlossary.ts';
import { sameDictionary } from '../dictionary/dictionaryPath.ts';
import { dictionaryUri, openDictionary } from '../dictionary/dictionaryUri.ts';
import { dictionaryRowOf, glossaryRowOf } from './glossariesTree.ts';
import { withGlossaryErrors, tooManyGlossaries } from '../glossaryErrors.ts';
import { pairText } from '../pairText.ts';
import { usesOf, usesText } from '../../../platform/workspace/usesOf.ts';
import { settings } from '../../../platform/settings.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** Makes a glossary with one dictionary and opens its entries. */
export async function createGlossary(
  { connection, languages }: Services,
  files: DictionaryFileSystem,
): Promise<void> {
  const title = vscode.l10n.t('New Glossary');
  const { glossaries } = await connection.service();
  const present = await withGlossaryErrors(() => glossaries.list());
  if (present.length >= limits.glossaries) throw tooManyGlossaries();
  const name = await askGlossaryName(title);
  const pair = name && (await askPair(title, languages, []));
  const entries = pair && (await askEntries(title, pair));
  if (!name || !pair || !entries) return;
  const made = await withSpinner(vscode.l10n.t('Creating the glossary…'), () =>
    withGlossaryErrors(() => glossaries.create({ name, dictionaries: [{ ...pair, entries }] })),
  );
  files.tellWritten();
  await openEntries(files, made, pair);
}

export async function renameGlossary(
  { connection }: Services,
  files: DictionaryFileSystem,
  given: unknown,
): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary === undefined) return;
  const name = await askGlossaryName(vscode.l10n.t('Rename Glossary'), glossary.name);
  if (name === undefined || name === glossary.name) return;
  const { glossaries } = await connection.service();
  await withGlossaryErrors(() => glossaries.edit(glossary.id, { name }));
  files.tellWritten();
}

/** Deletes a glossary after a question that names it. */
export async function deleteGlossary(
  { connection }: Services,
  files: DictionaryFileSystem,
  given: unknown,
): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary === undefined) return;
  const message = vscode.l10n.t('Delete the glossary “{0}”?', uiText(glossary.name));
  const yes = buttonTexts.delete();
  if (!(await confirm({ message, detail: consequencesOf(glossary), yes }))) return;
  const { glossaries } = await connection.service();
  await withGlossaryErrors(() => glossaries.delete(glossary.id));
  files.forget(({ glossaryId }) => glossaryId === glossary.id);
}

function consequencesOf({ id, dictionaries }: Glossary): readonly string[] {
  const count = dictionaries.reduce((sum, { entryCount }) => sum + entryCount, 0);
  const gone = vscode.l10n.t({
    message: 'This permanently deletes {0} ({1}) from the service, for everybody.',
    args: [quantity.entries(count), dictionaries.map(pairText).join(', ')],
    comment: '{0} is a number of entries such as “3 entries”, {1} a list of pairs of languages.',
  });
  const used = usesText(usesOf(settings.glossary.id, id));
  return used === undefined ? [gone] : [vscode.l10n.t('This glossary is {0}.', used), '', gone];
}

/** Adds a dictionary for a further pair. An existing one of that pair would be added to, never replaced. */
export async function addDictionary(
  { connection, languages }: Services,
  files: DictionaryFileSystem,
  given: unknown,
): Promise<void> {
  const glossary = glossaryRowOf(given)?.glossary;
  if (glossary === undefined) return;
  const title = vscode.l10n.t('Add Dictionary to “{0}”', uiText(glossary.name));
  const pair = await askPair(title, languages, glossary.dictionaries);
  const entries = pair && (await askEntries(title, pair));
  if (!pair || !entries) return;
  const { glossaries } = await connection.service();
  await withGlossaryErrors(() =>
    glossaries.edit(glossary.id, { dictionary: { ...pair, entries } }),
  );
  files.tellWritten();
  await openEntries(files, glossary, pair);
}

export async function deleteDictionary(
  { connection }: Services,
  files: DictionaryFileSystem,
  given: unknown,
): Promise<void> {
  const row = dictionaryRowOf(given);
  if (row === undefined) return;
  const { glossary, dictionary } = row;
  const message = vscode.l10n.t({
    message: 'Delete the dictionary {0} of “{1}”?',
    args: [pairText(dictionary), uiText(glossary.name)],
    comment: '{0} is a pair of languages such as “English to German”, {1} the name of a glossary.',
  });
  const consequence = vscode.l10n.t(
    'This permanently deletes {0} from the service, for everybody. The other dictionaries stay.',
    quantity.entries(dictionary.entryCount),
  );
  const yes = buttonTexts.delete();
  if (!(await confirm({ message, detail: [consequence], yes }))) return;
  const { glossaries } = await connection.service();
  await withGlossaryErrors(() => glossaries.deleteDictionary(glossary.id, dictionary));
  const gone = { glossaryId: glossary.id, ...dictionary };
  files.forget((id) => sameDictionary(id, gone));
}

/** Shows the entries of a dictionary in an editor. They are loaded first, where a failure can be reported. */
export async function openEntries(
  files: DictionaryFileSystem,
  glossary: Glossary,
  { sourceLanguage, targetLanguage }: LanguagePair,
): Promise<void> {
  const id = { glossaryId: glossary.id, sourceLanguage, targetLanguage };
  if (openDictionary(id) === undefined) await withGlossaryErrors(() => files.load(id));
  await vscode.commands.executeCommand('vscode.open', dictionaryUri(id, glossary));
}
