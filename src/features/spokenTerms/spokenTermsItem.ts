import * as vscode from 'vscode';
import { lengthOf } from '../../terms/termRules.ts';
import { limits } from '../../service/limits.ts';
import type { SpokenTerms, TermListSummary } from '../../service/schemas/spokenTerms.ts';
import { format, quantity } from '../../texts/format.ts';
import { treeItem } from '../../platform/ui/treeItem.ts';
import { plainText } from '../../texts/uiText.ts';
import { labels } from '../../texts/labels.ts';

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
    ...(drafts > 0 ? [labels.unsaved()] : []),
  ];
  return treeItem({
    id: collection.id,
    label: name,
    description: facts.join(' · '),
    icon: 'mic',
    contextValue: listed ? 'collection' : 'collection.known',
    tooltip: tooltip(collection),
    spoken: [name, ...facts].join(', '),
    collapsed: collection.lists.length > 0,
  });
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
  const used =
    terms &&
    vscode.l10n.t({
      message: '{0} of {1} characters',
      args: [format.number(lengthOf(terms).characters), format.number(limits.termListLength)],
      comment: '{0} is a number, {1} the most that there may be, for example 300.',
    });
  const facts = [
    quantity.terms(list.entryCount),
    ...(used === undefined ? [] : [used]),
    ...(draft ? [labels.unsaved()] : []),
  ];
  const name = format.language(list.language);
  return treeItem({
    id: `${collection.id}/${list.language}`,
    label: name,
    description: facts.join(' · '),
    icon: 'list-unordered',
    contextValue: 'list',
    tooltip: [`${name} (${plainText(list.language)})`, ...facts],
    spoken: [name, ...facts].join(', '),
    command: {
      command: 'glossa.spokenTerms.edit',
      title: vscode.l10n.t('Edit Terms'),
      arguments: [row],
    },
  });
}

function tooltip({ id, name, created }: SpokenTerms): readonly string[] {
  return [
    name,
    labels.id(plainText(id)),
    ...(created ? [labels.created(format.date(created))] : []),
  ];
}
