import * as vscode from 'vscode';
import { sameLocale } from '../../resources/locale.ts';
import type { Languages } from '../../platform/account/languages.ts';
import { languageItems } from '../../platform/account/targetLanguages.ts';
import { askName, showInputBox } from '../../platform/ui/inputBox.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { requireTrustToSend } from '../../platform/ui/requireTrust.ts';
import { sourceCode } from '../../service/languageCodes.ts';
import type { Glossary, LanguagePair, GlossaryEntry } from '../../service/glossaries/schemas.ts';
import { limits } from '../../service/limits.ts';
import type { Language } from '../../service/account/languages.ts';
import { quantity, format } from '../../texts/format.ts';
import { confirm, withSpinner, showInformationMessage } from '../../platform/ui/messages.ts';
import { sentences } from '../../texts/sentences.ts';
import { uiText } from '../../texts/uiText.ts';
import type { Services } from '../../platform/services.ts';
import type { DictionaryFileSystem } from './dictionary/dictionaryFileSystem.ts';
import { sameDictionary } from './dictionary/dictionaryPath.ts';
import { phraseProblem } from './dictionary/dictionaryText.ts';
import { dictionaryUri, openDictionary } from './dictionary/dictionaryUri.ts';
import {
  leftOutText,
  pickDictionaryFile,
  readDictionaryFileAt,
} from './dictionary/pickDictionaryFile.ts';
import { dictionaryRowOf, glossaryRowOf } from './glossariesTree.ts';
import { withGlossaryErrors, tooManyGlossaries } from './glossaryErrors.ts';
import { pairText } from './pairText.ts';
import { usesOf, usesText } from '../../platform/workspace/usesOf.ts';
import { settings } from '../../platform/settings.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

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
  files.notifyWritten();
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
  files.notifyWritten();
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
  files.notifyWritten();
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

/** Asks for the name of a glossary: 1,024 bytes at most. */
async function askGlossaryName(title: string, value?: string): Promise<string | undefined> {
  return askName({
    title,
    prompt: vscode.l10n.t('Name of the glossary'),
    value,
    mostBytes: limits.phraseBytes,
  });
}

/** Asks for the two languages of a dictionary, without the pairs that are there. */
async function askPair(
  title: string,
  languages: Languages,
  present: readonly LanguagePair[],
): Promise<LanguagePair | undefined> {
  const offered = await languages.wanted('glossary');
  const sources = offered.filter(({ source }) => source);
  const sourceLanguage = await askLanguage(title, vscode.l10n.t('Source language'), sources);
  if (sourceLanguage === undefined) return undefined;
  const taken = [
    sourceLanguage,
    ...present
      .filter((pair) => sameLocale(pair.sourceLanguage, sourceLanguage))
      .map((pair) => pair.targetLanguage),
  ];
  const targets = offered.filter(
    ({ target, code }) => target && !taken.some((one) => sameLocale(one, code)),
  );
  const targetLanguage = await askLanguage(title, vscode.l10n.t('Target language'), targets);
  return targetLanguage === undefined ? undefined : { sourceLanguage, targetLanguage };
}

/** Dictionaries have base codes: what is typed with a region counts without it. */
async function askLanguage(
  title: string,
  prompt: string,
  offered: readonly Language[],
): Promise<string | undefined> {
  if (offered.length > 0) {
    const options = { title, placeHolder: prompt, matchOnDescription: true, ignoreFocusOut: true };
    return (await showQuickPick([...languageItems(offered)], options))?.tag;
  }
  const typed = await showInputBox({
    title,
    prompt: vscode.l10n.t('{0}: its code, for example en', prompt),
    ignoreFocusOut: true,
    validateInput: (text) =>
      /^[a-z]{2,3}([-_].*)?$/i.test(text.trim())
        ? undefined
        : vscode.l10n.t('Enter a language code.'),
  });
  return typed === undefined ? undefined : sourceCode(typed).toLowerCase();
}

/** Asks where the entries of a new dictionary come from: it needs at least one. */
async function askEntries(
  title: string,
  pair: LanguagePair,
): Promise<readonly GlossaryEntry[] | undefined> {
  const fromFile = {
    label: vscode.l10n.t('From a TSV or CSV File…'),
    iconPath: new vscode.ThemeIcon('file'),
    detail: vscode.l10n.t('Two columns: source phrase and target phrase'),
  };
  const firstEntry = {
    label: vscode.l10n.t('Type the First Entry…'),
    iconPath: new vscode.ThemeIcon('edit'),
    detail: vscode.l10n.t('The others are added in the editor'),
  };
  const picked = await showQuickPick([firstEntry, fromFile], {
    title,
    placeHolder: vscode.l10n.t('Entries of the dictionary {0}', pairText(pair)),
    ignoreFocusOut: true,
  });
  if (picked === firstEntry) return askFirstEntry(title);
  if (picked !== fromFile) return undefined;
  requireTrustToSend();
  const file = await pickDictionaryFile(title);
  const read = file && (await readDictionaryFileAt(file, pair));
  for (const text of leftOutText(read?.otherPairs ?? 0)) void showInformationMessage(text);
  return read?.entries;
}

async function askFirstEntry(title: string): Promise<readonly GlossaryEntry[] | undefined> {
  const source = await askPhrase(title, vscode.l10n.t('Source phrase of the first entry'));
  const target =
    source && (await askPhrase(title, vscode.l10n.t('Target phrase for “{0}”', source)));
  return source && target ? [{ source, target }] : undefined;
}

async function askPhrase(title: string, prompt: string): Promise<string | undefined> {
  const phrase = await showInputBox({
    title,
    prompt,
    ignoreFocusOut: true,
    validateInput: (text) => phraseProblemText(text.trim()),
  });
  return phrase?.trim();
}

function phraseProblemText(text: string): string | undefined {
  switch (phraseProblem(text)) {
    case 'empty':
      return vscode.l10n.t('This cannot be empty.');
    case 'control':
      return sentences.hasControlCharacter();
    case 'tooLong':
      return vscode.l10n.t('This is longer than {0} bytes.', format.number(limits.phraseBytes));
    default:
      return undefined;
  }
}
