import * as vscode from 'vscode';
import { treeItem } from '../../platform/ui/treeItem.ts';
import { limits } from '../../service/limits.ts';
import type { SpokenTerms, TermListSummary } from '../../service/spokenTerms/schemas.ts';
import { spokenTermsListed, spokenTermsState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { ListTree, wholeList } from '../../platform/ui/list/listTree.ts';
import type { Services } from '../../platform/services.ts';
import { lengthOf } from '../../terms/termRules.ts';
import { format, quantity } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';
import { plainText } from '../../texts/uiText.ts';
import type { Drafts } from './drafts.ts';

/** A row of the view: a collection, or one of its lists. */
export type SpokenTermsRow =
  | { readonly kind: 'collection'; readonly collection: SpokenTerms; readonly listed: boolean }
  | {
      readonly kind: 'list';
      readonly collection: SpokenTerms;
      readonly list: TermListSummary;
      /** `undefined` where nobody can read them. */
      readonly terms: readonly string[] | undefined;
    };

/** The collections, and below them their lists. */
export function spokenTermsTree(
  { collections, log }: Services,
  drafts: Drafts,
): ListTree<SpokenTermsRow> {
  // The row can do without: it then shows how many terms there are and not how long they are.
  const termsOf = async (id: string, language: string) => {
    try {
      return (await collections.terms(id, language))?.terms;
    } catch (error) {
      log.warn(describeError(error).detail);
      return undefined;
    }
  };
  return new ListTree<SpokenTermsRow>(log, {
    state: spokenTermsState,
    load: async () => {
      const { listed, collections: all } = await collections.list();
      await spokenTermsListed.set(listed);
      return wholeList(all.map((collection) => ({ kind: 'collection', collection, listed })));
    },
    idOf: ({ collection }) => collection.id,
    below({ kind, collection }) {
      if (kind === 'list') return [];
      const rows = collection.lists.map(async (list) => {
        const terms = await termsOf(collection.id, list.language);
        return { kind: 'list', collection, list, terms } as const;
      });
      return Promise.all(rows);
    },
    item(row) {
      const typed = drafts.of(row.collection.id);
      if (row.kind === 'collection') return collectionItem(row.collection, row.listed, typed.size);
      return listItem(row, typed.has(row.list.language));
    },
  });
}

/** The row of a collection: its name, its languages, and whether something of it is not saved. */
function collectionItem(collection: SpokenTerms, listed: boolean, drafts: number): vscode.TreeItem {
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
function listItem(
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
