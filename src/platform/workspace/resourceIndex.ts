import * as vscode from 'vscode';
import { mayBeResourceFile } from '../../resources/formats/formatsByExtension.ts';
import { isIgnoredFolder, resourceFileGlob } from '../../resources/globs.ts';
import {
  setOf,
  type ResourceSet,
  foldersOf,
  sameSets,
} from '../../resources/layouts/resourceSet.ts';
import { isLedgerFolder } from '../../resources/ledger/ledger.ts';
import { settingsOfFolder, toolConfigGlob } from '../../resources/toolConfig/toolConfigGlob.ts';
import { Debouncer } from '../debouncer.ts';
import { Deferral } from '../deferral.ts';
import { pathIn } from './pathIn.ts';
import { settings } from '../settings.ts';
import { watchFolders } from './watchFolders.ts';

/** A resource file and the set that it belongs to. */
export interface Member {
  readonly folder: vscode.WorkspaceFolder;
  readonly set: ResourceSet;
  readonly locale: string;
  readonly isSource: boolean;
}

/** Milliseconds for which what happens to files can be put off. */
const longestDeferral = 5_000;

/** Milliseconds of quiet after which manifests are read again: a branch changes many at once. */
const quiet = 200;

/** The resource sets of each workspace folder, looked up once and again after files come, go or are set otherwise. */
export class ResourceIndex implements vscode.Disposable {
  readonly #sets = new Map<string, Promise<readonly ResourceSet[]>>();
  /** When each folder was last looked through, in milliseconds since 1970. */
  readonly #lookedAt = new Map<string, number>();
  readonly #changed = new vscode.EventEmitter<vscode.WorkspaceFolder | undefined>();
  readonly #changedFile = new vscode.EventEmitter<vscode.Uri>();
  readonly #watcher = vscode.workspace.createFileSystemWatcher(resourceFileGlob);
  /** Of manifests and settings of tools, which tell of the source and of the program. */
  readonly #around = vscode.workspace.createFileSystemWatcher(toolConfigGlob);
  readonly #debouncer = new Debouncer(quiet);
  readonly #folders = new WeakMap<readonly ResourceSet[], ReadonlySet<string>>();
  readonly #parts: vscode.Disposable;

  /** Of what happens to the files of the disk: who writes many holds it, so that all others look at them once. */
  readonly deferUpdates = new Deferral(longestDeferral);
  /** Fires when files may belong to other sets than before: those of one folder, or any. */
  readonly onDidChange = this.#changed.event;
  /** Fires with a file that may be a resource file, when its bytes change. */
  readonly onDidChangeFile = this.#changedFile.event;

  constructor() {
    const keys = [settings.resources.key, settings.sourceLocale.key];
    this.#parts = vscode.Disposable.from(
      this.deferUpdates,
      this.#changed,
      this.#changedFile,
      this.#watcher,
      this.#watcher.onDidCreate((uri) => this.#noticeOther(uri)),
      this.#watcher.onDidDelete((uri) => this.#noticeOther(uri)),
      this.#watcher.onDidChange((uri) =>
        this.deferUpdates.do(uri.toString(), () => this.#changedFile.fire(uri)),
      ),
      this.#around,
      this.#debouncer,
      ...[this.#around.onDidCreate, this.#around.onDidChange, this.#around.onDidDelete].map((on) =>
        on((uri) => this.#noticeManifest(uri)),
      ),
      watchFolders({
        came: (uri, folder) => {
          void this.#noticeFolder(uri, folder);
          this.#noticeAround(folder);
        },
        gone: (uri, folder) => void this.#noticeFolder(uri, folder),
      }),
      vscode.workspace.onDidOpenTextDocument(({ uri }) => void this.#noticeNew(uri)),
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.forget()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (keys.some((key) => event.affectsConfiguration(key))) this.forget();
      }),
    );
  }

  /** The place of a file among the resource files; nothing where it is not one. */
  async memberOf(uri: vscode.Uri): Promise<Member | undefined> {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    if (folder?.uri.scheme !== uri.scheme || !mayBeResource(uri)) return undefined;
    const path = pathIn(folder, uri);
    const set = setOf(await this.setsOf(folder), path);
    if (set === undefined) return undefined;
    const isSource = set.source.path === path;
    const target = set.targets.find((file) => file.path === path);
    return { folder, set, locale: target?.locale ?? set.source.locale, isSource };
  }

  /** A setting that cannot be used is reported by the commands that need it, not while somebody types. */
  setsOf(folder: vscode.WorkspaceFolder): Promise<readonly ResourceSet[]> {
    const name = folder.uri.toString();
    const known = this.#sets.get(name);
    if (known !== undefined) return known;
    this.#lookedAt.set(name, Date.now());
    const found = find(folder).catch(() => []);
    this.#sets.set(name, found);
    return found;
  }

  dispose(): void {
    this.#parts.dispose();
  }

  /** Looks for resource files again when they are next asked for: in one folder, or in all. */
  forget(folder?: vscode.WorkspaceFolder): void {
    const name = folder?.uri.toString();
    for (const known of [this.#sets, this.#lookedAt]) {
      if (name === undefined) known.clear();
      else known.delete(name);
    }
    this.#changed.fire(folder);
  }

  /** A file has come, or is gone. */
  #noticeOther(uri: vscode.Uri): void {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    this.deferUpdates.do(`files of ${folder?.uri.toString() ?? ''}`, () => this.forget(folder));
  }

  async #noticeFolder(uri: vscode.Uri, folder: vscode.WorkspaceFolder): Promise<void> {
    const sets = await this.#sets.get(folder.uri.toString());
    if (sets === undefined) return;
    const folders = this.#folders.get(sets) ?? foldersOf(sets);
    this.#folders.set(sets, folders);
    const path = pathIn(folder, uri);
    if (folders.has(path) || isLedgerFolder(path)) this.#noticeOther(uri);
  }

  #noticeManifest(uri: vscode.Uri): void {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    if (folder === undefined) return;
    const path = pathIn(folder, uri);
    const isLeftAlone = path.split('/').some(isIgnoredFolder) && !settingsOfFolder.includes(path);
    if (!isLeftAlone) this.#noticeAround(folder);
  }

  #noticeAround(folder: vscode.WorkspaceFolder): void {
    const look = () => void this.#lookAgain(folder);
    this.#debouncer.schedule(folder.uri.toString(), look);
  }

  /** Most of what is written into a manifest says nothing about resource files: then nobody looks at them again. */
  async #lookAgain(folder: vscode.WorkspaceFolder): Promise<void> {
    const sets = () => this.#sets.get(folder.uri.toString());
    const known = sets();
    if (known === undefined) return;
    const now = await find(folder).catch(() => []);
    if (sets() === known && !sameSets(await known, now)) this.forget(folder);
  }

  /** A file that came together with its folder may be one that the editor has not told of. */
  async #noticeNew(uri: vscode.Uri): Promise<void> {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    const lookedAt = folder && this.#lookedAt.get(folder.uri.toString());
    if (lookedAt === undefined || (await this.memberOf(uri)) !== undefined) return;
    if (!mayBeResource(uri)) return;
    const stat = await Promise.resolve(vscode.workspace.fs.stat(uri)).catch(() => undefined);
    if (stat !== undefined && stat.ctime >= lookedAt) this.forget(folder);
  }
}

/** Spares looking for resource files where only code is open. Settings can name files with any extension. */
function mayBeResource(uri: vscode.Uri): boolean {
  return mayBeResourceFile(uri.path) || settings.resources.get(uri).length > 0;
}

/** Looking for resource files brings the layouts and formats along. */
async function find(folder: vscode.WorkspaceFolder): Promise<readonly ResourceSet[]> {
  const { findResources } = await import('./resources.ts');
  return findResources(folder);
}
