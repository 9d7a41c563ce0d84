import * as vscode from 'vscode';
import {
  type LedgerSection,
  ledgerFolder,
  ledgerName,
  ledgerPath,
} from '../../resources/ledger/ledger.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import { addCounts, noCounts, type StateCounts } from '../../project/status/messageState.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import { Debouncer } from '../debouncer.ts';
import { pathIn } from './pathIn.ts';
import { ProblemCounts } from './problemCounts.ts';
import { ResourceIndex, type Member } from './resourceIndex.ts';

/** Milliseconds of quiet after which what somebody types is looked at. */
const quiet = 100;

/** Milliseconds of quiet after which many files are counted again, because somebody types in the source of all of them. */
const longQuiet = 1_000;

/** Milliseconds between two looks at what has been counted so far. */
const pace = 500;

/** So many files are counted again at once. */
const few = 3;

/** How the resource files of the workspace stand, unsaved edits included: worked out as it is asked for. */
export class WorkspaceStatus implements vscode.Disposable {
  readonly resources = new ResourceIndex();
  readonly problems = new ProblemCounts();
  readonly #folders = new Map<string, Promise<ProjectStatus>>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #counted = new vscode.EventEmitter<StateCounts>();
  readonly #counting = new vscode.EventEmitter<void>();
  readonly #debouncer = new Debouncer(quiet);
  #turn = 0;
  readonly #parts: vscode.Disposable;

  /** Fires when something may stand differently than it was said. */
  readonly onDidChange = this.#changed.event;
  /** Fires after all files have been counted, with what they have together. */
  readonly onDidCount = this.#counted.event;
  /** Fires now and then while files are counted. */
  readonly onDidCountSome = this.#counting.event;

  constructor() {
    const { resources, problems } = this;
    const ledgers = vscode.workspace.createFileSystemWatcher(
      `**/{${ledgerName},${ledgerFolder}/*/*.txt}`,
    );
    const look = (uri: vscode.Uri) => this.#schedule(uri);
    this.#parts = vscode.Disposable.from(
      this.#changed,
      this.#counted,
      this.#counting,
      this.#debouncer,
      resources,
      problems,
      ledgers,
      ...[ledgers.onDidCreate, ledgers.onDidChange, ledgers.onDidDelete].map((on) =>
        on((uri) => resources.deferUpdates.do(uri.toString(), () => look(uri))),
      ),
      resources.onDidChangeFile(look),
      resources.onDidChange((folder) => this.#forget(folder)),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.#schedule(document.uri);
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#schedule(uri)),
    );
  }

  /** What is known of a workspace folder. Keep it no longer than until something changes. */
  async of(folder: vscode.WorkspaceFolder): Promise<ProjectStatus> {
    const name = folder.uri.toString();
    const find = async () => {
      const [{ ProjectStatus }, { WorkspaceFiles }] = await Promise.all([
        import('../../project/status/projectStatus.ts'),
        import('./workspaceFiles.ts'),
      ]);
      return new ProjectStatus(new WorkspaceFiles(folder), await this.resources.setsOf(folder));
    };
    const status = this.#folders.get(name) ?? find();
    this.#folders.set(name, status);
    return status;
  }

  /** The same, where somebody has asked for it already. */
  async knownOf(folder: vscode.WorkspaceFolder): Promise<ProjectStatus | undefined> {
    return this.#folders.get(folder.uri.toString());
  }

  /** The plan of a target file; nothing for a file that is none, or that cannot be planned at the moment. */
  async planOf(uri: vscode.Uri): Promise<TargetFile | undefined> {
    return this.#planned(uri, ({ set, locale }, status) => status.plan(set, locale));
  }

  /** The same as the file is at this moment, also where what was just typed has not been looked at yet. For commands. */
  async planNow(uri: vscode.Uri): Promise<TargetFile | undefined> {
    const [{ planNow }, { WorkspaceFiles }] = await Promise.all([
      import('../../project/status/planNow.ts'),
      import('./workspaceFiles.ts'),
    ]);
    return this.#planned(uri, ({ folder, set, locale }, status) =>
      planNow(status, new WorkspaceFiles(folder), set, locale),
    );
  }

  /** Looks at a file that was just written, without waiting until the editor tells of it. */
  async look(uri: vscode.Uri): Promise<void> {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    const status = folder && (await this.#folders.get(folder.uri.toString()));
    const gone = folder && (await status?.changed(pathIn(folder, uri)));
    if (gone === undefined || gone === 0) return;
    this.#changed.fire();
    this.#debouncer.schedule('count', () => void this.count(), gone > few ? longQuiet : 0);
  }

  /** The same for what was just written into the ledger. */
  async lookAtLedger(
    { uri }: vscode.WorkspaceFolder,
    sections: readonly LedgerSection[],
  ): Promise<void> {
    for (const path of [ledgerName, ...sections.map(ledgerPath)])
      await this.look(vscode.Uri.joinPath(uri, path));
  }

  /**
   * Works out whatever has changed since it was last counted, one file after the other; a later call takes the place of an
   * earlier one.
   */
  async count(): Promise<void> {
    const turn = ++this.#turn;
    let all = noCounts;
    let told = Date.now();
    for (const folder of vscode.workspace.workspaceFolders ?? []) {
      for await (const { counts } of (await this.of(folder)).all()) {
        if (turn !== this.#turn) return;
        if (counts !== undefined) all = addCounts(all, counts);
        if (Date.now() - told < pace) continue;
        told = Date.now();
        this.#counting.fire();
      }
    }
    if (turn === this.#turn) this.#counted.fire(all);
  }

  dispose(): void {
    this.#parts.dispose();
  }

  async #planned(
    uri: vscode.Uri,
    plan: (member: Member, status: ProjectStatus) => Promise<TargetFile>,
  ): Promise<TargetFile | undefined> {
    const member = await this.resources.memberOf(uri);
    if (member === undefined || member.isSource) return undefined;
    return plan(member, await this.of(member.folder)).catch(() => undefined);
  }

  #schedule(uri: vscode.Uri): void {
    if (this.#folders.size > 0) this.#debouncer.schedule(uri.toString(), () => void this.look(uri));
  }

  #forget(folder: vscode.WorkspaceFolder | undefined): void {
    if (folder === undefined) this.#folders.clear();
    else this.#folders.delete(folder.uri.toString());
    this.#changed.fire();
    this.#debouncer.schedule('count', () => void this.count(), 0);
  }
}
