import * as vscode from 'vscode';
import type { DictionarySummary, Glossary } from '../../../service/schemas/glossaries.ts';
import { format, quantity } from '../../../texts/format.ts';
import { treeItem } from '../../../platform/ui/treeItem.ts';
import { plainText } from '../../../texts/uiText.ts';
import { pairNames, spokenPair } from '../pairText.ts';
import { labels } from '../../../texts/labels.ts';

/** The row of a glossary: its name, its dictionaries, and where it is used; id and date in the tooltip. */
export function glossaryItem(glossary: Glossary, used: string | undefined): vscode.TreeItem {
  const { id, name, dictionaries, isOld } = glossary;
  const pairs =
    dictionaries.length === 0 ? vscode.l10n.t('no dictionaries') : pairsOf(dictionaries);
  const spoken = dictionaries.map(spokenPair);
  const uses = used === undefined ? [] : [used];
  const old = isOld ? [labels.oldGlossary()] : [];
  const kind = isOld ? 'oldGlossary' : 'glossary';
  return treeItem({
    id,
    label: name,
    description: [...uses, pairs, ...old].join(' · '),
    icon: used === undefined ? 'book' : 'check',
    contextValue: used === undefined ? kind : `${kind}.used`,
    tooltip: tooltip(glossary, used),
    spoken: [plainText(name), ...spoken, ...uses, ...old].join(', '),
    collapsed: true,
  });
}

/** The row of a dictionary: its languages and how many entries it has. A click opens the entries. */
export function dictionaryItem(
  { id, name, isOld }: Glossary,
  dictionary: DictionarySummary,
  open: vscode.Command,
): vscode.TreeItem {
  const entries = quantity.entries(dictionary.entryCount);
  return treeItem({
    id: `${id} ${pairOf(dictionary)}`,
    label: pairNames(dictionary),
    description: `${pairOf(dictionary)} · ${entries}`,
    icon: 'list-flat',
    contextValue: isOld ? 'oldDictionary' : 'dictionary',
    tooltip: [name, `${pairOf(dictionary)} · ${entries}`],
    spoken: `${spokenPair(dictionary)}, ${entries}`,
    command: open,
  });
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

function tooltip(glossary: Glossary, used: string | undefined): readonly string[] {
  const { name, id, created, dictionaries, isOld } = glossary;
  return [
    name,
    ...dictionaries.map((one) => `${pairOf(one)} · ${quantity.entries(one.entryCount)}`),
    labels.id(plainText(id)),
    ...(created ? [labels.created(format.date(created))] : []),
    ...(isOld ? [labels.oldGlossary()] : []),
    ...(used === undefined ? [] : [used]),
  ];
}
