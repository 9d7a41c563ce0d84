import * as vscode from 'vscode';
import type { FolderLists } from '../../../platform/workspace/lists/folderLists.ts';
import { maskedText, nameMatcher } from '../../../message/names/nameMatcher.ts';
import type { ProductName } from '../../../message/names/productNames.ts';
import type { KnownFindings } from '../../../project/findings/fileToCheck.ts';
import type { ProjectStatus, TargetStatus } from '../../../project/status/projectStatus.ts';
import type { TableSection } from '../../../project/table/tableSection.ts';
import {
  problemsIn,
  targetFindings,
  type CheckedFinding,
  type FindingFacts,
  type TargetFindings,
} from '../../../project/table/targetFindings.ts';

/** A column that is to be checked, as its file stands now. */
export interface CheckedColumn {
  readonly folder: vscode.WorkspaceFolder;
  readonly project: ProjectStatus;
  readonly section: TableSection;
  readonly status: TargetStatus;
}

interface Checked {
  readonly status: TargetStatus;
  readonly byMessage: TargetFindings['byMessage'];
}

/** Files of which all texts are remembered that were checked: those that somebody works in. */
const filesRemembered = 3;

/** What the checks say about the columns of the table; each is checked again once its file or its lists have changed. */
export class ColumnChecks implements vscode.Disposable {
  readonly #lists: FolderLists;
  readonly #checked = new Map<string, Checked>();
  readonly #known = new Map<string, KnownFindings>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;

  /** Fires when all is to be checked again. */
  readonly onDidChange = this.#changed.event;

  constructor(lists: FolderLists) {
    this.#lists = lists;
    this.#parts = vscode.Disposable.from(
      this.#changed,
      lists.names.onDidChange(() => this.#forget()),
      lists.ignored.onDidChange(() => this.#forget()),
    );
  }

  /** What is said about a message of a column, by `keyId`; nothing before the column was checked. */
  of(name: string, id: string): readonly CheckedFinding[] | undefined {
    const checked = this.#checked.get(name);
    return checked && (checked.byMessage.get(id) ?? []);
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
    { folder, project, section, status }: CheckedColumn,
  ): Promise<ReadonlyMap<string, number> | undefined> {
    if (this.#checked.get(name)?.status === status) return undefined;
    const target = await project.plan(section.set, status.locale).catch(() => undefined);
    if (target === undefined) return undefined;
    const facts = await this.#factsOf(folder);
    const known = this.#known.get(name) ?? new Map();
    const found = await targetFindings(target, facts, known);
    this.#remember(name, found.known);
    this.#checked.set(name, { status, byMessage: found.byMessage });
    return new Map(
      [...found.byMessage].map(([id, found]) => [
        id,
        problemsIn(found.map(({ finding }) => finding)),
      ]),
    );
  }

  dispose(): void {
    this.#parts.dispose();
  }

  #remember(name: string, known: KnownFindings): void {
    this.#known.delete(name);
    this.#known.set(name, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > filesRemembered && oldest !== undefined) this.#known.delete(oldest);
  }

  async #factsOf(folder: vscode.WorkspaceFolder): Promise<FindingFacts> {
    const { names, ignored } = this.#lists;
    return { names: await names.of(folder), ignored: await ignored.of(folder) };
  }

  #forget(): void {
    this.#checked.clear();
    this.#known.clear();
    this.#changed.fire();
  }
}
