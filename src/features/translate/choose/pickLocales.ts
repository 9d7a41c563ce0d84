import * as vscode from 'vscode';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import {
  groupedLanguages,
  widespread,
  type LanguageRow,
  type TargetLanguages,
} from '../../../platform/account/targetLanguages.ts';
import { choices } from '../../../texts/choices.ts';

/**
 * Lets the user pick new locales, several at once: first those that other files of the folder have, then those used last
 * and those that most programs have.
 *
 * @param without what is there already, and the source
 */
export async function pickLocales(
  languages: TargetLanguages,
  scope: vscode.Uri,
  without: readonly string[],
  inFolder: readonly string[],
): Promise<readonly string[] | undefined> {
  const title = vscode.l10n.t('Add Locales');
  const all = await languages.items(scope);
  const isOffered = (tag: string) => all.some((item) => item.tag === tag);
  const another: LanguageRow = {
    label: vscode.l10n.t('Another Locale…'),
    description: vscode.l10n.t('by its tag, for example pt-BR'),
    iconPath: new vscode.ThemeIcon('edit'),
    alwaysShow: true,
  };
  const groups = [
    { label: vscode.l10n.t('in other files of this folder'), locales: inFolder },
    { label: choices.recentlyUsed(), locales: languages.recent },
    { label: vscode.l10n.t('used by many programs'), locales: widespread.filter(isOffered) },
  ];
  const rows = [...groupedLanguages(all, groups, without), another];
  const picked = await showQuickPick(rows, {
    title,
    placeHolder: vscode.l10n.t('New target locales'),
    canPickMany: true,
    matchOnDescription: true,
    ignoreFocusOut: true,
  });
  if (picked === undefined) return undefined;
  const tags = picked.flatMap(({ tag }) => tag ?? []);
  const typed = picked.includes(another)
    ? await languages.pick(title, scope, [...without, ...tags])
    : undefined;
  const locales = typed === undefined ? tags : [...tags, typed];
  return locales.length === 0 ? undefined : locales;
}
