import * as vscode from 'vscode';
import type { DictionarySummary, Glossary } from '../../../service/schemas/glossaries.ts';
import { glossariesState } from '../../../platform/contextKeys.ts';
import type { Services } from '../../../platform/services.ts';
import { ListTree, wholeList } from '../../../platform/ui/list/listTree.ts';
import { dictionaryItem, glossaryItem } from './glossaryItem.ts';
import { usesOf, usesText } from '../../../platform/workspace/usesOf.ts';
import { settings } from '../../../platform/settings.ts';

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
