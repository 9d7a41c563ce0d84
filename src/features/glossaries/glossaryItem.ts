import * as vscode from 'vscode';
import type { DictionarySummary, Glossary } from '../../service/glossaries.ts';
import { counted } from '../../platform/counted.ts';
import { show } from '../../platform/show.ts';
import { plainText } from '../../platform/uiText.ts';
import { pairNames, spokenPair } from './pairText.ts';

/** The row of a glossary: its name, its dictionaries, and where it is used; id and date in the tooltip. */
export function glossaryItem(glossary: Glossary, usedIn: string | undefined): vscode.TreeItem {
  const { id, name, dictionaries } = glossary;
  const item = new vscode.TreeItem(plainText(name), vscode.TreeItemCollapsibleState.Collapsed);
  const pairs =
    dictionaries.length === 0 ? vscode.l10n.t('no dictionaries') : pairsOf(dictionaries);
  item.id = id;
  item.description = usedIn === undefined ? pairs : `${usedIn} · ${pairs}`;
  item.tooltip = tooltip(glossary, usedIn);
  item.contextValue = usedIn === undefined ? 'glossary' : 'glossary.used';
  item.iconPath = new vscode.ThemeIcon(usedIn === undefined ? 'book' : 'check');
  const spoken = dictionaries.map(spokenPair);
  item.accessibilityInformation = {
    label: [plainText(name), ...spoken, ...(usedIn === undefined ? [] : [usedIn])].join(', '),
  };
  return item;
}

/** The row of a dictionary: its languages and how many entries it has. A click opens the entries. */
export function dictionaryItem(
  { id, name }: Glossary,
  dictionary: DictionarySummary,
  open: vscode.Command,
): vscode.TreeItem {
  const entries = counted.entries(dictionary.entryCount);
  const item = new vscode.TreeItem(pairNames(dictionary));
  item.id = `${id} ${pairOf(dictionary)}`;
  item.description = `${pairOf(dictionary)} · ${entries}`;
  item.tooltip = new vscode.MarkdownString()
    .appendText(plainText(name, 300))
    .appendMarkdown('\n\n')
    .appendText(`${pairOf(dictionary)} · ${entries}`);
  item.contextValue = 'dictionary';
  item.iconPath = new vscode.ThemeIcon('list-flat');
  item.command = open;
  item.accessibilityInformation = { label: `${spokenPair(dictionary)}, ${entries}` };
  return item;
}

const pairOf = ({ sourceLanguage, targetLanguage }: DictionarySummary) =>
  `${plainText(sourceLanguage)} → ${plainText(targetLanguage)}`;

/** `en → de, fr; fr → de`. */
function pairsOf(dictionaries: readonly DictionarySummary[]): string {
  const targets = new Map<string, string[]>();
  for (const { sourceLanguage, targetLanguage } of dictionaries) {
    const source = plainText(sourceLanguage);
    targets.set(source, [...(targets.get(source) ?? []), plainText(targetLanguage)]);
  }
  return Array.from(targets, ([source, list]) => `${source} → ${list.join(', ')}`).join('; ');
}

// appendText escapes, so that a name cannot become a link or a picture.
function tooltip(glossary: Glossary, usedIn: string | undefined): vscode.MarkdownString {
  const text = new vscode.MarkdownString();
  const line = (content: string) => text.appendText(content).appendMarkdown('\n\n');
  line(plainText(glossary.name, 300));
  for (const dictionary of glossary.dictionaries) {
    line(`${pairOf(dictionary)} · ${counted.entries(dictionary.entryCount)}`);
  }
  line(vscode.l10n.t('ID: {0}', plainText(glossary.id)));
  if (glossary.created) line(vscode.l10n.t('Created: {0}', show.date(glossary.created)));
  if (usedIn !== undefined) line(usedIn);
  return text;
}
