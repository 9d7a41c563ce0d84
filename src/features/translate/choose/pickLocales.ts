import * as vscode from 'vscode';
import { sameLocale } from '../../../resources/locale.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import {
  widespread,
  type TargetLanguages,
  languageItem,
  type LanguageItem,
} from '../../../platform/account/targetLanguages.ts';
import { choices } from '../../../texts/choices.ts';

type Row = vscode.QuickPickItem & Partial<LanguageItem>;

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
  const taken = [...without];
  const group = (label: string, tags: readonly string[]): readonly Row[] => {
    const free = tags.filter((tag) => !taken.some((one) => sameLocale(one, tag)));
    const rows = [...new Set(free)].map(
      (tag) => all.find((item) => item.tag === tag) ?? languageItem(tag),
    );
    taken.push(...free);
    const heading = { label, kind: vscode.QuickPickItemKind.Separator };
    return rows.length === 0 ? [] : [heading, ...rows];
  };
  const isOffered = (tag: string) => all.some((item) => item.tag === tag);
  const another: Row = {
    label: vscode.l10n.t('Another Locale…'),
    description: vscode.l10n.t('by its tag, for example pt-BR'),
    iconPath: new vscode.ThemeIcon('edit'),
    alwaysShow: true,
  };
  const rows: readonly Row[] = [
    ...group(vscode.l10n.t('in other files of this folder'), inFolder),
    ...group(choices.recentlyUsed(), languages.recent),
    ...group(vscode.l10n.t('used by many programs'), widespread.filter(isOffered)),
    ...group(
      choices.allLanguages(),
      all.map(({ tag }) => tag),
    ),
    another,
  ];
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
