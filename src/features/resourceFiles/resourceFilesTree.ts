import * as vscode from 'vscode';
import { sameLocale } from '../../resources/locale.ts';
import { resourcesState } from '../../platform/contextKeys.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import type { OpenProposals } from '../../platform/review/openProposals.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { folderItem, setItem, targetItem } from './resourceItem.ts';
import { uriOf, type ResourceRow, type SetRow, type TargetRow } from './resourceRow.ts';

/** Source files that are shown with their targets at once. */
const fewSets = 5;

/** Whether another source file has a target in the same locale. */
function isOneOfSeveral({ set, target }: TargetRow, { sets }: ProjectStatus): boolean {
  return sets.some(
    (other) => other !== set && other.targets.some((one) => sameLocale(one.locale, target.locale)),
  );
}

/** The resource files of the workspace, each with what is left to do. */
export class ResourceFilesTree implements vscode.TreeDataProvider<ResourceRow>, vscode.Disposable {
  readonly #status: WorkspaceStatus;
  readonly #proposals: OpenProposals;
  readonly #changed = new vscode.EventEmitter<undefined>();
  #isShort = true;
  #hasSourcesOnly = false;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(status: WorkspaceStatus, proposals: OpenProposals) {
    this.#status = status;
    this.#proposals = proposals;
  }

  /** Whether nothing is translated yet. */
  get hasSourcesOnly(): boolean {
    return this.#hasSourcesOnly;
  }

  async getTreeItem(row: ResourceRow): Promise<vscode.TreeItem> {
    if (row.kind === 'folder') return folderItem(row);
    const project = await this.#status.of(row.folder);
    const { problems } = this.#status;
    if (row.kind === 'set') {
      const known = project.knownOfSet(row.set);
      const counts = known && { ...known, proposed: this.#proposals.waiting(row).length };
      return setItem(row, counts, problems.ofSet(row.folder, row.set), this.#isShort);
    }
    const status = await project.status(row.set, row.target.locale);
    const { locale } = row.target;
    const found = {
      problems: problems.of(uriOf(row)),
      proposed: this.#proposals.waiting({ ...row, locale }).length,
    };
    return targetItem(row, status, found, isOneOfSeveral(row, project));
  }

  async getChildren(row?: ResourceRow): Promise<ResourceRow[]> {
    switch (row?.kind) {
      case undefined:
        return this.#roots();
      case 'folder':
        return this.#setsOf(row.folder);
      case 'set':
        return row.set.targets.map((target): TargetRow => ({ ...row, kind: 'target', target }));
      case 'target':
        return [];
    }
  }

  redraw(): void {
    this.#changed.fire(undefined);
  }

  dispose(): void {
    this.#changed.dispose();
  }

  /** The folders that have resource files; of one alone, these. */
  async #roots(): Promise<ResourceRow[]> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const rows = await Promise.all(folders.map((folder) => this.#setsOf(folder)));
    const sets = rows.flat();
    this.#isShort = sets.length <= fewSets;
    this.#hasSourcesOnly = sets.length > 0 && sets.every(({ set }) => set.targets.length === 0);
    await resourcesState.set(sets.length === 0 ? 'none' : 'ready');
    const full = folders.filter((_, place) => (rows[place] ?? []).length > 0);
    if (full.length < 2) return sets;
    return full.map((folder) => ({ kind: 'folder', folder }));
  }

  async #setsOf(folder: vscode.WorkspaceFolder): Promise<SetRow[]> {
    const { sets } = await this.#status.of(folder);
    return sets.map((set) => ({ kind: 'set', folder, set }));
  }
}
