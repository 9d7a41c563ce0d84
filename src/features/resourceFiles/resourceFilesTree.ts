import * as vscode from 'vscode';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { resourcesState } from '../../platform/contextKeys.ts';
import type { OpenProposals } from '../../platform/review/openProposals.ts';
import type { Services } from '../../platform/services.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type { StatusFolder, TreeOptions } from '../../project/status/statusTree.ts';
import { lazily } from '../../platform/ui/inBackground.ts';
import type { NoteRow } from './notes.ts';
import type { ResourceRow } from './resourceRow.ts';

/** What makes the rows: loaded when the view is first shown. */
const rows = lazily(() => import('./resourceItem.ts'));
const notes = lazily(() => import('./notes.ts'));

/** Source files that are shown with their targets at once. */
const fewSets = 5;
/** Locales that are shown at once. */
const fewLocales = 10;

/** The resource files of the workspace, each with what is left to do, as far as that has been counted. */
export class ResourceFilesTree
  implements vscode.TreeDataProvider<ResourceRow | NoteRow>, vscode.Disposable
{
  readonly #status: WorkspaceStatus;
  readonly #proposals: OpenProposals;
  readonly #options: () => TreeOptions;
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #looked = new vscode.EventEmitter<void>();
  readonly #listener: vscode.Disposable;
  /** The URIs of files, as text. */
  readonly #names = new Map<string, string>();
  #folders: readonly StatusFolder[] = [];
  /** Until files come or go, or are set otherwise. */
  #notes: Promise<readonly NoteRow[]> | undefined;
  #message = '';

  readonly onDidChangeTreeData = this.#changed.event;
  /** Fires when {@link message} may be another. */
  readonly onDidLook = this.#looked.event;

  constructor(
    { status, proposals }: Pick<Services, 'status' | 'proposals'>,
    options: () => TreeOptions,
  ) {
    this.#status = status;
    this.#proposals = proposals;
    this.#options = options;
    this.#listener = status.resources.onDidChange(() => {
      this.#notes = undefined;
    });
  }

  /** What is said above the rows; empty for nothing. */
  get message(): string {
    return this.#message;
  }

  /** Whether nothing is translated yet. */
  get hasSourcesOnly(): boolean {
    const sets = this.#sets;
    return sets.length > 0 && sets.every(({ targets }) => targets.length === 0);
  }

  async getTreeItem(row: ResourceRow | NoteRow): Promise<vscode.TreeItem> {
    if (row.kind === 'note') return (await notes()).noteItem(row);
    const { resourceItem } = await rows();
    return resourceItem(row, {
      expanded: this.#isExpanded(row),
      isOneOfSeveral: this.#isOneOfSeveral(row),
    });
  }

  async getChildren(row?: ResourceRow | NoteRow): Promise<(ResourceRow | NoteRow)[]> {
    if (row?.kind === 'note') return [];
    if (row === undefined) await this.#look();
    if (row === undefined && this.#sets.length === 0) return [...(await this.#lookForOthers())];
    const { resourceRows } = await rows();
    return [...resourceRows(this.#folders, row, this.#options())];
  }

  redraw(): void {
    this.#changed.fire(undefined);
  }

  dispose(): void {
    vscode.Disposable.from(this.#changed, this.#looked, this.#listener).dispose();
  }

  get #sets() {
    return this.#folders.flatMap(({ sets }) => sets);
  }

  async #look(): Promise<void> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const waiting = this.#waiting();
    this.#folders = await Promise.all(
      folders.map(async (folder): Promise<StatusFolder> => {
        const status = await this.#status.of(folder);
        return {
          id: folder.uri.toString(),
          name: folder.name,
          sets: status.sets,
          known: status.known.bind(status),
          proposed: (set, locale) => waiting.get(targetKey(folder, set, locale)) ?? 0,
          problems: (path) => this.#status.problems.of(this.#nameOf(folder, path)),
        };
      }),
    );
    const isEmpty = this.#sets.length === 0;
    if (!isEmpty) this.#message = '';
    this.#looked.fire();
    await resourcesState.set(isEmpty ? 'none' : 'ready');
  }

  /** How many proposals wait in each target: counted once, since each row asks for all of its files. */
  #waiting(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { folder, target } of this.#proposals.waiting()) {
      const key = targetKey(folder, target.set, target.locale);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  /** Kept, since each row asks for all of its files. */
  #nameOf({ uri }: vscode.WorkspaceFolder, path: string): string {
    const key = `${uri.toString()} ${path}`;
    const name = this.#names.get(key) ?? vscode.Uri.joinPath(uri, path).toString();
    this.#names.set(key, name);
    return name;
  }

  /** What there is instead of resource files. */
  async #lookForOthers(): Promise<readonly NoteRow[]> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    if (folders.length === 0) return [];
    const { notesOf } = await notes();
    const found = (this.#notes ??= Promise.all(folders.map(notesOf)).then((all) => all.flat()));
    const rows = await found;
    this.#message = [...new Set(rows.map(({ text }) => text))].join(' ');
    this.#looked.fire();
    return rows;
  }

  #isExpanded({ kind, files }: ResourceRow): boolean {
    if (this.#options().filter !== '') return true;
    switch (kind) {
      case 'all':
        return new Set(files.map(({ target }) => target?.locale)).size <= fewLocales;
      case 'folder':
        return true;
      case 'package':
      case 'set':
        return this.#sets.length <= fewSets;
      case 'locale':
      case 'target':
        return false;
    }
  }

  #isOneOfSeveral({ kind, files: [file] }: ResourceRow): boolean {
    if (kind !== 'target' || file === undefined) return false;
    return file.folder.sets.some(
      (set) => set !== file.set && set.targets.some(({ locale }) => locale === file.target?.locale),
    );
  }
}

const targetKey = ({ uri }: vscode.WorkspaceFolder, { pattern }: ResourceSet, locale: string) =>
  `${uri.toString()} ${locale} ${pattern}`;
