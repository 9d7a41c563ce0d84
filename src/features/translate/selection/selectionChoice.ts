import * as vscode from 'vscode';
import { canonicalLocale } from '../../../catalog/locale.ts';
import type { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import { settings } from '../../../platform/settings.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import type { SelectionArguments } from '../choose/translateArguments.ts';
import { pickResult, possibleResults } from './selectionResults.ts';
import { sourceOfSelection } from './sourceOfSelection.ts';
import type { SelectionHow } from './textTranslator.ts';
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
): Promise<SelectionHow | undefined> {
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
