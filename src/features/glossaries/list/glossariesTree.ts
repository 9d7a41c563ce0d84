import * as vscode from 'vscode';
import { ListLoader } from '../../../platform/account/listLoader.ts';
import type { DictionarySummary, Glossary } from '../../../service/schemas/glossaries.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import { glossariesState } from '../../../platform/contextKeys.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
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

export class GlossariesTree implements vscode.TreeDataProvider<GlossaryRow>, vscode.Disposable {
  readonly #connection: Connection;
  readonly #loader: ListLoader;
  readonly #changed = new vscode.EventEmitter<undefined>();
  #list: Promise<readonly Glossary[]> | undefined;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(connection: Connection, log: vscode.LogOutputChannel) {
    this.#connection = connection;
    this.#loader = new ListLoader(glossariesState, (error) =>
      log.error(describeError(error).detail),
    );
  }

  getTreeItem(row: GlossaryRow): vscode.TreeItem {
    if (row.kind === 'glossary')
      return glossaryItem(row.glossary, usesText(usesOf(settings.glossary.id, row.glossary.id)));
    const open = {
      command: 'glossa.glossaries.open',
      title: vscode.l10n.t('Open Entries'),
      arguments: [row],
    };
    return dictionaryItem(row.glossary, row.dictionary, open);
  }

  async getChildren(row?: GlossaryRow): Promise<GlossaryRow[]> {
    if (row?.kind === 'dictionary') return [];
    if (row !== undefined) {
      const { glossary } = row;
      return glossary.dictionaries.map((dictionary) => ({
        kind: 'dictionary',
        glossary,
        dictionary,
      }));
    }
    const list = (this.#list ??= this.#load());
    return (await list).map((glossary) => ({ kind: 'glossary', glossary }));
  }

  /**
   * Asks the service again, and shows what it has as soon as that is there: between hearing of a change and having the
   * new rows, the editor calls the commands of rows without saying on which one.
   */
  refresh(): void {
    // A view that was never shown has nothing to ask for.
    if (this.#list !== undefined) void this.#reload();
  }

  redraw(): void {
    this.#changed.fire(undefined);
  }

  dispose(): void {
    this.#changed.dispose();
  }

  async #reload(): Promise<void> {
    const list = this.#load();
    this.#list = list;
    await list;
    if (list === this.#list) this.redraw();
  }

  #load(): Promise<readonly Glossary[]> {
    return this.#loader.load(async () => {
      const { glossaries } = await this.#connection.service();
      return sorted(await glossaries.list());
    });
  }
}

function sorted(glossaries: readonly Glossary[]): readonly Glossary[] {
  const byName = new Intl.Collator(vscode.env.language, { numeric: true });
  return [...glossaries].sort((a, b) => byName.compare(a.name, b.name));
}
