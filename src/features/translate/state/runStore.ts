import * as vscode from 'vscode';
import { sameFile } from '../../../platform/files/sameFile.ts';
import { hashOf } from '../../../resources/hash.ts';
import { readPacked, writePacked } from '../../../disk/packedFile.ts';
import { runCanBeUndone, runIsKept } from '../../../platform/contextKeys.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { isReversible, keptVersion, type KeptRun } from './keptRun.ts';

/** Bytes that a run may take in the storage: many times those of the largest projects. */
const most = 32 * 1024 * 1024;

const listKey = 'glossa.lastRuns';

/** Of each folder, by its URI: when its last run was, and when the last one that can be taken back. */
type List = Readonly<Record<string, { readonly shown: number; readonly undo?: number }>>;

/** The last run of each workspace folder, and the last one that wrote something: they outlast the window. */
export class RunStore {
  readonly #changed = new vscode.EventEmitter<string>();
  readonly #storage: vscode.Uri | undefined;
  readonly #state: vscode.Memento;
  readonly #log: vscode.LogOutputChannel;
  /** By their names: those of which something was taken back. */
  readonly #undone = new Set<string>();
  /** Those that the disk did not take. */
  readonly #unkept = new Map<string, KeptRun>();

  /** Fires with the folder of a run when that is kept, or something has become of it. */
  readonly onDidChange = this.#changed.event;

  constructor(
    { storageUri, workspaceState }: Pick<vscode.ExtensionContext, 'storageUri' | 'workspaceState'>,
    log: vscode.LogOutputChannel,
  ) {
    this.#storage = storageUri;
    this.#state = workspaceState;
    this.#log = log;
    this.#notify();
  }

  /** The last run, of this folder or of any; nothing where there was none, or it is lost. */
  async last(folder?: vscode.Uri): Promise<KeptRun | undefined> {
    return this.#find(folder, ({ shown }) => shown);
  }

  /** The last run that can be taken back. */
  async lastToUndo(folder?: vscode.Uri): Promise<KeptRun | undefined> {
    return this.#find(folder, ({ undo }) => undo);
  }

  /** Whether there was a run, of this folder or of any, that cannot be read here: another machine or a container kept it. */
  async isLost(folder?: vscode.Uri): Promise<boolean> {
    const names = Object.keys(this.#list);
    // A folder has another URI on the machine that has it than seen from outside.
    const isThere = names.some((name) => !folder || vscode.Uri.parse(name).path === folder.path);
    return isThere && (await this.last(folder)) === undefined;
  }

  /** Whether a run is still kept: there are two of each folder. */
  has({ folder, at }: KeptRun): boolean {
    const known = this.#list[folder];
    return known?.shown === at || known?.undo === at;
  }

  /** Whether a run is still kept, and all of it is as it was kept. */
  isWhole(run: KeptRun): boolean {
    return this.has(run) && !this.#undone.has(nameOf(run.folder, run.at));
  }

  /** Keeps a run, or what has become of it. A run that changed nothing takes no other's undo away. */
  async keep(run: KeptRun): Promise<void> {
    if (run.undone !== undefined) this.#undone.add(nameOf(run.folder, run.at));
    try {
      await this.#keep(run);
    } catch (error) {
      this.#warn(error);
    }
    this.#notify();
    this.#changed.fire(run.folder);
  }

  async #keep(run: KeptRun): Promise<void> {
    const { folder, at } = run;
    const known = this.#list[folder];
    const undo = isReversible(run) ? at : known?.undo === at ? undefined : known?.undo;
    const entry = {
      shown: Math.max(at, known?.shown ?? 0),
      ...(undo === undefined ? {} : { undo }),
    };
    await this.#write(run);
    await this.#state.update(listKey, { ...this.#list, [folder]: entry });
    const gone = new Set([known?.shown, known?.undo]);
    gone.delete(entry.shown);
    gone.delete(entry.undo);
    for (const one of gone) if (one !== undefined) await this.#forget(folder, one);
  }

  get #list(): List {
    return this.#state.get<List>(listKey, {});
  }

  async #find(
    folder: vscode.Uri | undefined,
    which: (entry: List[string]) => number | undefined,
  ): Promise<KeptRun | undefined> {
    const runs = Object.entries(this.#list)
      .filter(([name]) => folder === undefined || sameFile(folder, vscode.Uri.parse(name)))
      .flatMap(([name, entry]) => {
        const at = which(entry);
        return at === undefined ? [] : [{ name, at }];
      });
    const [latest] = runs.toSorted((a, b) => b.at - a.at);
    return latest && this.#read(latest.name, latest.at);
  }

  async #write(run: KeptRun): Promise<void> {
    const name = nameOf(run.folder, run.at);
    try {
      const path = this.#path(name);
      if (path !== undefined && (await writePacked(path, run, most))) {
        this.#unkept.delete(name);
        return;
      }
      this.#log.warn('the last run is kept as long as this window is open: it is too large');
    } catch (error) {
      this.#warn(error);
    }
    this.#unkept.set(name, run);
  }

  async #read(folder: string, at: number): Promise<KeptRun | undefined> {
    const name = nameOf(folder, at);
    const path = this.#path(name);
    const kept = this.#unkept.get(name) ?? (path && (await readPacked(path, most)));
    const run = kept as Partial<KeptRun> | undefined;
    const isRight = run?.version === keptVersion && run.folder === folder && run.at === at;
    return isRight ? (kept as KeptRun) : undefined;
  }

  async #forget(folder: string, at: number): Promise<void> {
    const name = nameOf(folder, at);
    this.#unkept.delete(name);
    const path = this.#path(name);
    if (path === undefined) return;
    await vscode.workspace.fs
      .delete(vscode.Uri.file(path))
      .then(undefined, (error: unknown) => this.#log.debug(describeError(error).detail));
  }

  #warn(error: unknown): void {
    this.#log.warn(`the last run could not be kept: ${describeError(error).detail}`);
  }

  #path(name: string): string | undefined {
    if (this.#storage?.scheme !== 'file') return undefined;
    return vscode.Uri.joinPath(this.#storage, 'runs', name).fsPath;
  }

  /** The palette offers what can be done. */
  #notify(): void {
    const entries = Object.values(this.#list);
    inBackground(this.#log, runIsKept.set(entries.length > 0));
    const hasUndo = entries.some(({ undo }) => undo !== undefined);
    inBackground(this.#log, runCanBeUndone.set(hasUndo));
  }
}

const nameOf = (folder: string, at: number) => `${hashOf(folder)}-${at}.json.gz`;

/** Why nothing can be said of a run that is known to have been. */
export function lostText(): string {
  return vscode.l10n.t(
    'What the last run wrote is not kept here: it was too large, Glossa ran on another machine then, or its container was rebuilt. Your files are as they are; use version control to compare them.',
  );
}
