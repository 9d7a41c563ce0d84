import * as vscode from 'vscode';
import { resourcesFiltered, resourcesGrouping } from '../../platform/contextKeys.ts';
import type { Grouping, TreeOptions } from '../../project/status/statusTree.ts';
import { format } from '../../texts/format.ts';
import { plainText } from '../../texts/uiText.ts';

const key = 'glossa.resources.grouping';

/** How the view arranges its rows: the grouping is kept with the workspace, the filter until the window closes. */
export class Arrangement implements vscode.Disposable {
  readonly #state: vscode.Memento;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #collator = new Intl.Collator(vscode.env.language, { numeric: true });
  #grouping: Grouping;
  #filter = '';

  readonly onDidChange = this.#changed.event;

  constructor(state: vscode.Memento) {
    this.#state = state;
    this.#grouping = state.get<unknown>(key) === 'locale' ? 'locale' : 'package';
    void resourcesGrouping.set(this.#grouping);
  }

  get options(): TreeOptions {
    return {
      grouping: this.#grouping,
      filter: this.#filter,
      language: format.language,
      compare: this.#collator.compare,
    };
  }

  /** Says what is filtered by; empty where all files are shown. */
  get filterText(): string {
    return this.#filter === '' ? '' : vscode.l10n.t('Filter: {0}', plainText(this.#filter, 100));
  }

  async groupBy(grouping: Grouping): Promise<void> {
    this.#grouping = grouping;
    await this.#state.update(key, grouping);
    await resourcesGrouping.set(grouping);
    this.#changed.fire();
  }

  async setFilter(filter: string): Promise<void> {
    this.#filter = filter.trim();
    await resourcesFiltered.set(this.#filter !== '');
    this.#changed.fire();
  }

  dispose(): void {
    this.#changed.dispose();
  }
}
