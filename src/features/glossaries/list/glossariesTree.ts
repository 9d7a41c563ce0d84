import * as vscode from 'vscode';
import { listStateAfter } from '../../../platform/account/listStateAfter.ts';
import type { DictionarySummary, Glossary } from '../../../service/schemas/glossaries.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import { glossariesState, type ListState } from '../../../platform/contextKeys.ts';
import { describeError } from '../../../platform/ui/describeError.ts';
import { dictionaryItem, glossaryItem } from './glossaryItem.ts';
import { usedIn } from './usedIn.ts';

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
  readonly #log: vscode.LogOutputChannel;
  readonly #changed = new vscode.EventEmitter<undefined>();
  #list: Promise<readonly Glossary[]> | undefined;
  #turn = 0;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(connection: Connection, log: vscode.LogOutputChannel) {
    this.#connection = connection;
    this.#log = log;
  }

  getTreeItem(row: GlossaryRow): vscode.TreeItem {
    if (row.kind === 'glossary') return glossaryItem(row.glossary, usedIn(row.glossary.id));
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
   * Asks the service again, and shows what it has as soon as that is there: between being told of a change and having
   * the new rows, the editor calls the commands of rows without saying on which.
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

  /** The state of the view says why there are no rows. A load that was overtaken by another says nothing. */
  async #load(): Promise<readonly Glossary[]> {
    const turn = ++this.#turn;
    const tell = async (state: ListState) => {
      if (turn === this.#turn) await glossariesState.set(state);
    };
    await tell('loading');
    try {
      const { glossaries } = await this.#connection.service();
      const list = sorted(await glossaries.list());
      await tell(list.length === 0 ? 'empty' : 'ready');
      return list;
    } catch (error) {
      this.#log.error(describeError(error).detail);
      await tell(listStateAfter(error));
      return [];
    }
  }
}

function sorted(glossaries: readonly Glossary[]): readonly Glossary[] {
  const byName = new Intl.Collator(vscode.env.language, { numeric: true });
  return [...glossaries].sort((a, b) => byName.compare(a.name, b.name));
}
