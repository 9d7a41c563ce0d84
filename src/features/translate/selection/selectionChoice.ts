import * as vscode from 'vscode';
import { canonicalLocale, baseLanguage } from '../../../resources/locale.ts';
import { glossaryIdFor } from '../../../platform/account/accountAssets.ts';
import { type TargetLanguages, pickSource } from '../../../platform/account/targetLanguages.ts';
import { isEditable, refuseUneditable } from '../../../platform/files/readOnly.ts';
import { settings } from '../../../platform/settings.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { sourceOfFolder } from '../../../platform/workspace/folderSource.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { format } from '../../../texts/format.ts';
import type { SelectionArguments } from '../choose/translateArguments.ts';
import type { SelectionResult } from './placeTranslations.ts';
import type { SelectionOptions } from './textTranslator.ts';
import { sentences } from '../../../texts/sentences.ts';

/** The name of the command among those that remember a language. */
export const selectionCommand = 'selection';

/** The folder of a file, for what is remembered of it; `''` where it is in none. */
export const folderOf = (uri: vscode.Uri): string =>
  vscode.workspace.getWorkspaceFolder(uri)?.uri.toString() ?? '';

/**
 * How a selection is translated: as was given, by the settings, as this command did in this folder before, or as the
 * answers say. Nothing where somebody gives none.
 */
export async function selectionChoice(
  languages: TargetLanguages,
  given: SelectionArguments,
  document: vscode.TextDocument,
  { alwaysAsk, asks }: { readonly alwaysAsk: boolean; readonly asks: boolean },
): Promise<SelectionOptions | undefined> {
  const { uri } = document;
  const asksResult = alwaysAsk && given.target === undefined;
  const results = await possibleResults(document, given, { asksResult, asks });
  const usual =
    settings.translate.targetLocale.get(uri) || languages.usual.of(selectionCommand, folderOf(uri));
  const known = given.target ?? (alwaysAsk ? undefined : usual);
  const title = vscode.l10n.t('Translate Selection');
  const target = known === undefined ? await languages.pick(title, uri) : canonicalLocale(known);
  if (target === undefined) {
    if (known === undefined) return undefined;
    throw new UserError(sentences.isNoLanguage(known));
  }
  const usually = settings.translate.selectionResult.get(uri);
  const result = given.result ?? (asksResult ? await pickResult(usually, results) : usually);
  if (result === undefined) return undefined;
  const how = { ...given, target, result };
  if (given.source !== undefined) return { ...how, source: given.source };
  return sourceOfSelection(languages, how, uri, asks);
}

/**
 * Where a translation can go: nowhere but to the clipboard where the document is read-only.
 *
 * @throws {UserError} where it is to be written into such a document and nobody is asked for it; it offers a copy
 */
async function possibleResults(
  document: vscode.TextDocument,
  given: SelectionArguments,
  { asksResult, asks }: { readonly asksResult: boolean; readonly asks: boolean },
): Promise<readonly SelectionResult[]> {
  const wanted =
    given.result ?? (asksResult ? undefined : settings.translate.selectionResult.get(document.uri));
  if (wanted === 'copy') return ['copy'];
  if (wanted === undefined) {
    return (await isEditable(document)) ? ['replace', 'below', 'copy'] : ['copy'];
  }
  await refuseUneditable(document, {
    title: vscode.l10n.t('Copy Translation'),
    ...(asks
      ? { command: 'glossa.translate.selectionTo' }
      : { command: 'glossa.translate.selection', args: [{ ...given, result: 'copy' }] }),
  });
  return [wanted];
}

async function pickResult(
  usual: SelectionResult,
  possible: readonly SelectionResult[],
): Promise<SelectionResult | undefined> {
  const labels = {
    replace: vscode.l10n.t('Replace the Selection'),
    below: vscode.l10n.t('Insert Below'),
    copy: vscode.l10n.t('Copy to the Clipboard'),
  };
  const items = possible.map((result) => ({ label: labels[result], result }));
  items.sort((a, b) => Number(b.result === usual) - Number(a.result === usual));
  const placeHolder = vscode.l10n.t('What do you want to do with the translation?');
  return (await showQuickPick(items, { placeHolder }))?.result;
}

/**
 * The language of a selection, as far as it has to be known: the service finds it out by itself, except where a glossary
 * is to be used. Then the place of the file among the resource files decides, else the setting, else who is asked.
 *
 * @returns nothing where nobody answers
 */
async function sourceOfSelection(
  languages: TargetLanguages,
  how: Omit<SelectionOptions, 'source'>,
  uri: vscode.Uri,
  asks: boolean,
): Promise<SelectionOptions | undefined> {
  const { target } = how;
  const usual = settings.sourceLocale.get(uri) || undefined;
  const needsSource = glossaryIdFor(uri, how) !== '';
  if (!needsSource && usual === undefined) return { ...how, source: undefined };
  const source = (await localeOfFile(uri, target)) ?? usual;
  if (source !== undefined || !asks) return { ...how, source };
  const title = vscode.l10n.t('Translate Selection into {0}', format.language(target));
  const picked = await pickSource({
    title,
    placeholder: vscode.l10n.t('The glossary of this folder needs the language of the selection.'),
    likely: await sourceOfFolder(uri),
    likelyText: (language) => vscode.l10n.t('The selection is in: {0}', language),
    detect: vscode.l10n.t('Translate Without the Glossary'),
    target,
    offered: await languages.offered(uri),
  });
  if (picked === undefined) return undefined;
  return picked === 'detect'
    ? { ...how, source: undefined, glossary: null }
    : { ...how, source: picked };
}

/** In a file of the target locale, what is not translated yet is in the source locale. */
async function localeOfFile(uri: vscode.Uri, target: string): Promise<string | undefined> {
  const set = await resourcesOf(uri);
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  if (set === undefined || folder === undefined) return undefined;
  const path = pathIn(folder, uri);
  const own = set.targets.find((file) => file.path === path)?.locale ?? set.source.locale;
  return baseLanguage(own) === baseLanguage(target) ? set.source.locale : own;
}
