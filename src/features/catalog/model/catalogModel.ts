import * as vscode from 'vscode';
import { runYielding } from '../../../resources/cooperative.ts';
import { tableProposals } from './tableProposals.ts';
import { sectionName } from './sectionName.ts';
import { CatalogTable, type TableSource } from '../../../project/table/catalogTable.ts';
import { linesOf, type TableLine, type TableView } from '../../../project/table/tableLines.ts';
import { isEmptyFilter, noFilter } from '../../../project/table/tableFilter.ts';
import type { ProductName } from '../../../message/names/productNames.ts';
import type { CheckedFinding } from '../../../project/table/targetFindings.ts';
import { ColumnChecks } from './columnChecks.ts';
import type { TableRow, TableSection } from '../../../project/table/tableSection.ts';
import { TableReader } from '../../../project/table/tableReader.ts';
import type { ProjectStatus, TargetStatus } from '../../../project/status/projectStatus.ts';
import type { FoundMessage, MessagePlace } from '../pendingReveal.ts';
import type { FolderLists } from '../../../platform/workspace/folderLists.ts';
import type { OpenProposals } from '../../../platform/review/openProposals.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';

/** A section with the folder and the status that its files belong to. */
export interface Owner {
  readonly folder: vscode.WorkspaceFolder;
  readonly project: ProjectStatus;
}

/** Milliseconds between two times at which what has been read so far is shown. */
const pace = 100;

/** Keeps the table of the workspace up to date with the one status of its files. */
export class CatalogModel implements vscode.Disposable {
  readonly table = new CatalogTable();
  readonly #status: WorkspaceStatus;
  readonly #proposals: OpenProposals;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;
  readonly #owners = new Map<string, Owner>();
  readonly #checks: ColumnChecks;
  readonly #reader = new TableReader();
  #view: Omit<TableView, 'locales'> & Required<Pick<TableView, 'ranks'>> = {
    filter: noFilter,
    order: 'file',
    kept: new Set(),
    ranks: new Map(),
  };
  #hidden: ReadonlySet<string> = new Set();
  #lines: readonly TableLine[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #isDue = false;
  #isReading = false;
  #isChecking = false;
  /** All files were read and checked once. */
  #isSettled = false;
  #isDisposed = false;
  #shownAt = 0;
  #asked = 0;

  /** Fires when what is shown may have changed. */
  readonly onDidChange = this.#changed.event;

  constructor(status: WorkspaceStatus, lists: FolderLists, proposals: OpenProposals) {
    this.#status = status;
    this.#proposals = proposals;
    this.#checks = new ColumnChecks(lists);
    this.#parts = vscode.Disposable.from(
      this.#changed,
      this.#checks,
      this.#checks.onDidChange(() => void this.refresh()),
      status.onDidChange(() => void this.refresh()),
      proposals.onDidChange(() => void this.refresh()),
      vscode.workspace.onDidChangeWorkspaceFolders(() => void this.refresh()),
    );
  }

  get lines(): readonly TableLine[] {
    return this.#lines;
  }

  /** The locales that have a column. */
  get locales(): readonly string[] {
    return this.table.locales.filter((locale) => !this.#hidden.has(locale));
  }

  /** The only locale whose cells count, where there is one. */
  get locale(): string | undefined {
    return this.#view.filter.locale;
  }

  get isReading(): boolean {
    return this.#isReading || this.#isDue;
  }

  get isChecking(): boolean {
    return this.#isChecking;
  }

  /** What the checks say about a text in its file; nothing where it was not checked yet. */
  checkedFindings(
    { section, id }: TableRow,
    locale: string,
  ): readonly CheckedFinding[] | undefined {
    return this.#checks.of(nameOf(section, locale), id);
  }

  /** The names of the workspace's term files that matter for a text. */
  async namesFor({ section, source }: TableRow, locale: string): Promise<readonly ProductName[]> {
    const owner = this.ownerOf(section);
    if (owner === undefined) return [];
    const locales = [section.set.source.locale, locale];
    return this.#checks.namesIn(owner.folder, source.value, locales);
  }

  /** The files that cannot be shown, with the reasons. */
  get refused(): readonly (TargetStatus & Pick<Owner, 'folder'>)[] {
    return this.table.sections.flatMap((section) =>
      section.locales.flatMap((locale) => {
        const status = this.#reader.status(section, locale);
        const owner = this.ownerOf(section);
        return status?.error === undefined || owner === undefined
          ? []
          : [{ ...status, folder: owner.folder }];
      }),
    );
  }

  /** The row of a message that somebody has named, as soon as its file is known. */
  find(place: MessagePlace): FoundMessage | undefined {
    const { folder, pattern, id, locale, among } = place;
    const name = sectionName(folder, pattern);
    const section = this.table.sections.find((one) => one.name === name);
    const row = id === undefined ? section?.rows[0] : section?.rowOf(id);
    return row && { row, locale, among };
  }

  ownerOf({ name }: TableSection): Owner | undefined {
    return this.#owners.get(name);
  }

  /**
   * Shows what a filter lets through now; what it has let through stays until it is applied again. Of several that are asked
   * for at the same time, the last one counts.
   *
   * @throws {PatternError}
   */
  async show(
    view: Omit<TableView, 'kept' | 'ranks' | 'locales'>,
    hidden: Iterable<string>,
  ): Promise<void> {
    const asked = ++this.#asked;
    const shown = { ...view, kept: new Set<number>(), ranks: new Map() };
    const columns = new Set(hidden);
    const locales = this.table.locales.filter((locale) => !columns.has(locale));
    const lines = await runYielding(linesOf(this.table, { ...shown, locales }));
    if (asked !== this.#asked) return;
    // Of all that there is, nothing can go out of sight.
    if (!isEmptyFilter(view.filter))
      for (const line of lines) if (line.kind === 'row') shown.kept.add(line.row.handle);
    [this.#view, this.#hidden, this.#lines] = [shown, columns, lines];
  }

  /** Brings the table up to the files as they are now. */
  async refresh(): Promise<void> {
    this.#isDue = true;
    this.#turn = this.#turn.then(() => this.#refresh()).catch(() => undefined);
    await this.#turn;
  }

  /** Waits until a column that is known shows its file as it is now. */
  async catchUp(section: TableSection, locale: string): Promise<void> {
    const seen = this.#reader.status(section, locale);
    const now = await this.ownerOf(section)?.project.status(section.set, locale);
    if (seen !== undefined && seen !== now) await this.refresh();
  }

  /** Shows again what the table holds now. */
  async redraw(): Promise<void> {
    const { kept, ranks } = this.#view;
    if (!this.#isSettled) ranks.clear();
    this.#shownAt = performance.now();
    const view = { ...this.#view, locales: this.locales };
    const lines = await runYielding(linesOf(this.table, view));
    if (this.#isDisposed) return;
    // Lines of another view than the page shows would be acted on unseen.
    if (this.#view.kept !== kept) return this.redraw();
    this.#lines = lines;
    this.#changed.fire();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#parts.dispose();
  }

  async #refresh(): Promise<void> {
    if (!this.#isDue) return;
    this.#isReading = true;
    while (this.#isDue && !this.#isDisposed) {
      this.#isDue = false;
      await this.#layOut();
      const projectOf = (section: TableSection) => this.ownerOf(section)?.project;
      for await (const _ of this.#reader.read(this.table.sections, projectOf)) {
        if (this.#isDue || this.#isDisposed) break;
        if (performance.now() - this.#shownAt > pace) await this.redraw();
      }
    }
    this.#isReading = false;
    this.#isChecking = true;
    await this.redraw();
    await this.#check();
    this.#isChecking = false;
    await this.redraw();
    this.#isSettled = true;
  }

  /** Checks what has changed, as long as nothing else changes. */
  async #check(): Promise<void> {
    for (const section of this.table.sections) {
      for (const locale of section.locales) {
        if (this.#isDue || this.#isDisposed) return;
        const name = nameOf(section, locale);
        const status = this.#reader.status(section, locale);
        const owner = this.ownerOf(section);
        if (owner === undefined || status?.counts === undefined) continue;
        const problems = await this.#checks.check(name, { ...owner, section, status });
        if (problems === undefined) continue;
        section.putProblems(locale, problems);
        if (performance.now() - this.#shownAt > pace) await this.redraw();
      }
    }
  }

  async #layOut(): Promise<void> {
    const sections: TableSource[] = [];
    const proposals = tableProposals(this.#proposals.all);
    for (const folder of vscode.workspace.workspaceFolders ?? []) {
      const project = await this.#status.of(folder);
      for (const set of project.sets) {
        const name = sectionName(folder, set.pattern);
        const proposed = [...(proposals.get(name)?.keys() ?? [])];
        if (set.targets.length + proposed.length === 0) continue;
        this.#owners.set(name, { folder, project });
        sections.push({ set, name, proposed });
      }
    }
    this.table.lay(sections);
    for (const section of this.table.sections) {
      section.propose(proposals.get(section.name) ?? new Map());
    }
  }
}

const nameOf = ({ name }: TableSection, locale: string) => `${locale} ${name}`;
