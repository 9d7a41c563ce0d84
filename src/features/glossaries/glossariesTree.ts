import * as vscode from 'vscode';
import { treeItem } from '../../platform/ui/treeItem.ts';
import type { DictionarySummary, Glossary } from '../../service/glossaries/schemas.ts';
import { glossariesState } from '../../platform/contextKeys.ts';
import type { Services } from '../../platform/services.ts';
import { ListTree, wholeList } from '../../platform/ui/list/listTree.ts';
import { usesOf, usesText } from '../../platform/workspace/usesOf.ts';
import { settings } from '../../platform/settings.ts';
import { format, quantity } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';
import { plainText } from '../../texts/uiText.ts';
import { pairNames, spokenPair } from './pairText.ts';

/** A row of the view: a glossary, or one of its dictionaries. */
export type GlossaryRow =
  | { readonly kind: 'glossary'; readonly glossary: Glossary }
  | {
      readonly kind: 'dictionary';
      readonly glossary: Glossary;
      readonly dictionary: DictionarySummary;
    };

export type DictionaryRow = Extract<GlossaryRow, { readonly kind: 'dictionary' }>;

/** The glossaries of the account, and below them their dictionaries. */
export function glossariesTree({ connection, log }: Services): ListTree<GlossaryRow> {
  return new ListTree<GlossaryRow>(log, {
    state: glossariesState,
    load: async () => {
      const { glossaries } = await connection.service();
      const list = sorted(await glossaries.list());
      return wholeList(list.map((glossary) => ({ kind: 'glossary', glossary })));
    },
    idOf: ({ glossary }) => glossary.id,
    below({ kind, glossary }) {
      if (kind === 'dictionary') return [];
      return glossary.dictionaries.map((dictionary) => ({
        kind: 'dictionary',
        glossary,
        dictionary,
      }));
    },
    item(row) {
      if (row.kind === 'glossary')
        return glossaryItem(row.glossary, usesText(usesOf(settings.glossary.id, row.glossary.id)));
      const open = {
        command: 'glossa.glossaries.open',
        title: vscode.l10n.t('Open Entries'),
        arguments: [row],
      };
      return dictionaryItem(row.glossary, row.dictionary, open);
    },
  });
}

/** The row that a menu has passed to a command; `undefined` for anything else. */
export function glossaryRowOf(given: unknown): GlossaryRow | undefined {
  const kind: unknown = (given as { kind?: unknown } | null | undefined)?.kind;
  return kind === 'glossary' || kind === 'dictionary' ? (given as GlossaryRow) : undefined;
}

export function dictionaryRowOf(given: unknown): DictionaryRow | undefined {
  const row = glossaryRowOf(given);
  return row?.kind === 'dictionary' ? row : undefined;
}

function sorted(glossaries: readonly Glossary[]): readonly Glossary[] {
  const byName = new Intl.Collator(vscode.env.language, { numeric: true });
  return [...glossaries].sort((a, b) => byName.compare(a.name, b.name));
}

/** The row of a glossary: its name, its dictionaries, and where it is used; id and date in the tooltip. */
function glossaryItem(glossary: Glossary, used: string | undefined): vscode.TreeItem {
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
function dictionaryItem(
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
