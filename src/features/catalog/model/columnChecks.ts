import * as vscode from 'vscode';
import type { FolderLists } from '../../../platform/workspace/folderLists.ts';
import { maskedText, nameMatcher } from '../../../message/names/nameMatcher.ts';
import type { ProductName } from '../../../message/names/productNames.ts';
import type { ProjectStatus, TargetStatus } from '../../../project/status/projectStatus.ts';
import type { TableSection } from '../../../project/table/tableSection.ts';
import { ColumnFindings } from '../../../project/table/columnFindings.ts';
import type { CheckedFinding, FindingFacts } from '../../../project/table/targetFindings.ts';

/** What the checks say about the columns of the table; each is checked again once its file or its lists have changed. */
export class ColumnChecks implements vscode.Disposable {
  readonly #lists: FolderLists;
  readonly #checked = new ColumnFindings();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;

  /** Fires when all is to be checked again. */
  readonly onDidChange = this.#changed.event;

  constructor(lists: FolderLists) {
    this.#lists = lists;
    this.#parts = vscode.Disposable.from(
      this.#changed,
      lists.names.onDidChange(() => this.#forget()),
      lists.unreported.onDidChange(() => this.#forget()),
    );
  }

  /** What is said about a message of a column, by `keyId`; nothing before the column was checked. */
  of(name: string, id: string): readonly CheckedFinding[] | undefined {
    return this.#checked.of(name, id);
  }

  /** The names of a folder's term files that a source text holds; the first of the locales is its own. */
  async namesIn(
    folder: vscode.WorkspaceFolder,
    text: string,
    locales: readonly string[],
  ): Promise<readonly ProductName[]> {
    const names = await this.#lists.names.of(folder);
    const [sourceLocale = ''] = locales;
    const prose = maskedText(text);
    const all = locales.flatMap((locale) => names.of(locale));
    return all.filter(
      ({ term }) =>
        term.trim() !== '' &&
        prose.search(nameMatcher([term], sourceLocale, { anyCase: true })) >= 0,
    );
  }

  /**
   * Checks a column.
   *
   * @returns how many problems messages have, by `keyId`; nothing where that is known already
   */
  async check(
    name: string,
    {
      folder,
      project,
      section,
      status,
    }: {
      readonly folder: vscode.WorkspaceFolder;
      readonly project: ProjectStatus;
      readonly section: TableSection;
      readonly status: TargetStatus;
    },
  ): Promise<ReadonlyMap<string, number> | undefined> {
    return this.#checked.check(name, {
      status,
      plan: () => project.plan(section.set, status.locale),
      facts: () => this.#factsOf(folder),
    });
  }

  dispose(): void {
    this.#parts.dispose();
  }

  async #factsOf(folder: vscode.WorkspaceFolder): Promise<FindingFacts> {
    const { names, unreported } = this.#lists;
    return { names: await names.of(folder), unreported: await unreported.of(folder) };
  }

  #forget(): void {
    this.#checked.forget();
    this.#changed.fire();
  }
}
