import * as vscode from 'vscode';
import { localeName } from '../../catalog/locale.ts';
import { lengthOf } from '../../protocol/termList.ts';
import { limits } from '../../service/limits.ts';
import type { SpokenTerms, TermListSummary } from '../../service/spokenTerms.ts';
import { counted } from '../../platform/counted.ts';
import { show } from '../../platform/show.ts';
import { plainText } from '../../platform/uiText.ts';

/** The name of a list's language in the language of the editor; the code where there is none. */
export function languageName(language: string): string {
  return plainText(localeName(language, vscode.env.language));
}

/** The row of a collection: its name, its languages, and whether something of it is not saved. */
export function collectionItem(
  collection: SpokenTerms,
  listed: boolean,
  drafts: number,
): vscode.TreeItem {
  const name = plainText(collection.name);
  const languages = collection.lists.map(({ language }) => plainText(language));
  const facts = [
    languages.length === 0 ? vscode.l10n.t('no lists') : languages.join(', '),
    ...(drafts > 0 ? [vscode.l10n.t('unsaved')] : []),
  ];
  const { Collapsed, None } = vscode.TreeItemCollapsibleState;
  const item = new vscode.TreeItem(name, collection.lists.length === 0 ? None : Collapsed);
  item.id = collection.id;
  item.description = facts.join(' · ');
  item.tooltip = tooltip(collection);
  item.contextValue = listed ? 'collection' : 'collection.known';
  item.iconPath = new vscode.ThemeIcon('mic');
  item.accessibilityInformation = { label: [name, ...facts].join(', ') };
  return item;
}

/** The row of a list: its language, how many terms it has and how much of the limit they use. */
export function listItem(
  row: {
    readonly collection: SpokenTerms;
    readonly list: TermListSummary;
    readonly terms: readonly string[] | undefined;
  },
  draft: boolean,
): vscode.TreeItem {
  const { collection, list, terms } = row;
  const item = new vscode.TreeItem(languageName(list.language));
  const used =
    terms &&
    vscode.l10n.t(
      '{0} of {1} characters',
      show.number(lengthOf(terms).characters),
      show.number(limits.termListLength),
    );
  const facts = [
    counted.terms(list.entryCount),
    ...(used === undefined ? [] : [used]),
    ...(draft ? [vscode.l10n.t('unsaved')] : []),
  ];
  item.id = `${collection.id}/${list.language}`;
  item.description = facts.join(' · ');
  item.tooltip = [`${languageName(list.language)} (${plainText(list.language)})`, ...facts].join(
    '\n',
  );
  item.contextValue = 'list';
  item.iconPath = new vscode.ThemeIcon('list-unordered');
  item.accessibilityInformation = { label: [languageName(list.language), ...facts].join(', ') };
  item.command = {
    command: 'glossa.spokenTerms.edit',
    title: vscode.l10n.t('Edit Terms'),
    arguments: [row],
  };
  return item;
}

// appendText escapes, so that a name cannot become a link or a picture.
function tooltip({ id, name, created }: SpokenTerms): vscode.MarkdownString {
  const text = new vscode.MarkdownString();
  const line = (content: string) => text.appendText(content).appendMarkdown('\n\n');
  line(plainText(name, 300));
  line(vscode.l10n.t('ID: {0}', plainText(id)));
  if (created) line(vscode.l10n.t('Created: {0}', show.date(created)));
  return text;
}
