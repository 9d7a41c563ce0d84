import * as vscode from 'vscode';
import { baseLanguage } from '../../../catalog/locale.ts';
import { glossaryIdFor } from '../../../platform/account/linguisticAssets.ts';
import { type TargetLanguages, pickSource } from '../../../platform/account/targetLanguages.ts';
import { sourceOfFolder } from '../../../platform/workspace/folderSource.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { settings } from '../../../platform/settings.ts';
import { format } from '../../../texts/format.ts';
import type { SelectionHow } from './textTranslator.ts';

/**
 * The language of a selection, as far as it has to be known: the service finds it out by itself, except where a glossary
 * is to be used. Then the place of the file among the resource files decides, else the setting, else who is asked.
 *
 * @returns nothing where nobody answers
 */
export async function sourceOfSelection(
  languages: TargetLanguages,
  how: Omit<SelectionHow, 'source'>,
  uri: vscode.Uri,
  asks: boolean,
): Promise<SelectionHow | undefined> {
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
