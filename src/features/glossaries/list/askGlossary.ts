import * as vscode from 'vscode';
import { languageItems } from '../../../platform/account/targetLanguages.ts';
import { requireTrustToSend } from '../../../platform/ui/requireTrust.ts';
import { sameLocale } from '../../../catalog/locale.ts';
import type { GlossaryEntry, LanguagePair } from '../../../service/schemas/glossaries.ts';
import { sourceCode } from '../../../service/languageCodes.ts';
import type { Language } from '../../../service/schemas/languages.ts';
import { limits } from '../../../service/limits.ts';
import type { Languages } from '../../../platform/account/languages.ts';
import { format } from '../../../texts/format.ts';
import { askName, showInputBox } from '../../../platform/ui/inputBox.ts';
import { showInformationMessage } from '../../../platform/ui/messages.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { pairText } from '../pairText.ts';
import { phraseProblem } from '../dictionary/phraseProblem.ts';
import {
  leftOutText,
  pickDictionaryFile,
  readDictionaryFileAt,
} from '../dictionary/pickDictionaryFile.ts';
import { sentences } from '../../../texts/sentences.ts';

/** Asks for the name of a glossary: 1,024 bytes at most. */
export async function askGlossaryName(title: string, value?: string): Promise<string | undefined> {
  return askName({
    title,
    prompt: vscode.l10n.t('Name of the glossary'),
    value,
    mostBytes: limits.phraseBytes,
  });
}

/** Asks for the two languages of a dictionary, without the pairs that are there. */
export async function askPair(
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
export async function askEntries(
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
