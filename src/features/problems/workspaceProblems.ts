import * as vscode from 'vscode';
import { sameLocale } from '../../resources/locale.ts';
import { Debouncer } from '../../platform/debouncer.ts';
import { loadedDocument } from '../../platform/files/textFile.ts';
import type { CheckLink } from '../../platform/ui/inEditor/diagnostic.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { Report } from '../../platform/ui/messages.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { filesOf, type FileOfSet, checkInProject } from '../../project/findings/checkProject.ts';
import type { PlacedFinding } from '../../project/findings/placedFindings.ts';
import { sameCounts } from '../../project/status/messageState.ts';
import type { ProjectStatus, TargetStatus } from '../../project/status/projectStatus.ts';
import { findingDiagnostics } from './findingDiagnostics.ts';
import type { FolderFacts, FileFacts } from './folderFacts.ts';

/** Milliseconds of quiet after which a file that changed is checked again. */
const quiet = 500;

/** A file that was checked, with what is shown of it. */
export interface CheckedInWorkspace {
  readonly uri: vscode.Uri;
  readonly path: string;
  readonly folder: vscode.WorkspaceFolder;
  readonly file: FileOfSet;
  readonly findings: readonly PlacedFinding[];
}

interface Checked extends CheckedInWorkspace {
  readonly project: ProjectStatus;
  /** How a target stood. */
  readonly stood: TargetStatus | undefined;
}

type FileInFolder = readonly [vscode.WorkspaceFolder, FileOfSet];

/**
 * What was found in all resource files of the workspace when somebody last asked. The files that are closed stay in the
 * Problems panel and are checked again after they change; those that are open are looked after as long as they are.
 */
export class WorkspaceProblems implements vscode.Disposable {
  readonly #status: WorkspaceStatus;
  readonly #facts: FolderFacts;
  readonly #log: vscode.LogOutputChannel;
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('glossa-workspace');
  readonly #debouncer = new Debouncer(quiet);
  readonly #checked = new Map<string, Checked>();
  /** The check of each file that began last. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  readonly #parts: vscode.Disposable;

  constructor(status: WorkspaceStatus, facts: FolderFacts, log: vscode.LogOutputChannel) {
    this.#status = status;
    this.#facts = facts;
    this.#log = log;
    this.#parts = vscode.Disposable.from(
      this.#diagnostics,
      this.#debouncer,
      vscode.workspace.onDidOpenTextDocument(({ uri }) => this.#diagnostics.delete(uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#again(uri)),
      status.resources.onDidChangeFile((uri) => this.#again(uri)),
      status.resources.onDidChange(() => inBackground(log, this.#dropGone())),
      status.onDidCount(() => inBackground(log, this.#againWhatStandsOtherwise())),
      facts.onDidChange(() => this.#againAll()),
    );
  }

  /**
   * Checks every resource file of these folders, one after the other; what was found before is forgotten. Gives what this check
   * found itself, also of files that another one has begun to check meanwhile.
   */
  async check(
    folders: readonly vscode.WorkspaceFolder[],
    report: Report,
    signal: AbortSignal,
  ): Promise<readonly CheckedInWorkspace[]> {
    const files = await this.#filesIn(folders, signal);
    for (const { uri } of this.#checked.values()) this.#drop(uri);
    return eachOf(files, { report, signal }, ([folder, file]) => this.#check(folder, file));
  }

  /** What there is in these folders, as if nothing had been accepted as it stands. The Problems panel stays as it is. */
  async present(
    folders: readonly vscode.WorkspaceFolder[],
    report: Report,
    signal: AbortSignal,
  ): Promise<readonly CheckedInWorkspace[]> {
    const files = await this.#filesIn(folders, signal);
    return eachOf(files, { report, signal }, async ([folder, file]) => {
      const { path } = file;
      const uri = vscode.Uri.joinPath(folder.uri, path);
      const facts = await this.#facts.of({ folder, ...file }, uri);
      const status = await this.#status.of(folder);
      const shown = { ...facts, shown: facts.present };
      const findings = await visibleFindings(folder, file, status, shown);
      return findings && { uri, path, folder, file, findings };
    });
  }

  dispose(): void {
    this.#parts.dispose();
  }

  async #filesIn(
    folders: readonly vscode.WorkspaceFolder[],
    signal: AbortSignal,
  ): Promise<readonly FileInFolder[]> {
    const files: FileInFolder[] = [];
    for (const folder of folders) {
      const status = await this.#status.of(folder);
      // What files have in common is known when all of them are.
      if (status.sets.length > 1) for await (const _ of status.all()) signal.throwIfAborted();
      files.push(...filesOf(status).map((file) => [folder, file] as const));
    }
    return files;
  }

  /** Nothing where the file does not exist, or has no source. */
  async #check(folder: vscode.WorkspaceFolder, file: FileOfSet): Promise<Checked | undefined> {
    const { set, locale, path, isSource } = file;
    const uri = vscode.Uri.joinPath(folder.uri, path);
    const name = uri.toString();
    const turn = ++this.#turn;
    this.#turns.set(name, turn);
    const facts = await this.#facts.of({ folder, ...file }, uri);
    const project = await this.#status.of(folder);
    const stood = isSource ? undefined : await project.status(set, locale);
    const findings = await visibleFindings(folder, file, project, facts);
    const links = await this.#facts.links();
    const checked = findings && { uri, path, folder, findings, file, project, stood };
    // What a check finds that began later is newer.
    if (this.#turns.get(name) !== turn) return checked;
    if (checked === undefined) {
      this.#drop(uri);
      return undefined;
    }
    this.#show(checked, links);
    const now = await this.#facts.of({ folder, ...file }, uri);
    if (now.revision !== facts.revision) this.#again(uri);
    return checked;
  }

  #show(checked: Checked, links: (code: string) => CheckLink): void {
    const { uri, folder, findings } = checked;
    this.#checked.set(uri.toString(), checked);
    this.#status.problems.set('asked', uri, findings);
    if (loadedDocument(uri) === undefined)
      this.#diagnostics.set(uri, findingDiagnostics(folder, findings, links));
  }

  /** Only what was checked before is checked again; of a source, its translations too. */
  #again(uri: vscode.Uri): void {
    if (!this.#checked.has(uri.toString())) return;
    this.#debouncer.schedule(uri.toString(), () => inBackground(this.#log, this.#checkAgain(uri)));
  }

  #againAll(): void {
    for (const { uri } of this.#checked.values()) this.#again(uri);
  }

  /** A file that stays as it is stands otherwise where the ledger says something else. */
  async #againWhatStandsOtherwise(): Promise<void> {
    for (const checked of this.#checked.values()) {
      if (!(await this.#standsOtherwise(checked))) continue;
      const { uri } = checked;
      const check = () => inBackground(this.#log, this.#checkKnown(uri));
      this.#debouncer.schedule(`standing ${uri.toString()}`, check);
    }
  }

  /** The status has looked at the file itself. */
  async #checkKnown(uri: vscode.Uri): Promise<void> {
    const member = await this.#status.resources.memberOf(uri);
    if (member === undefined) return;
    const path = pathIn(member.folder, uri);
    await this.#check(member.folder, { ...member, path });
  }

  async #standsOtherwise({ folder, file, project, stood }: Checked): Promise<boolean> {
    if (stood === undefined) return false;
    const now = await this.#status.knownOf(folder);
    if (now === project) return (await project.status(file.set, file.locale)) !== stood;
    return !sameCounts(now?.known(file.path)?.counts, stood.counts);
  }

  async #checkAgain(uri: vscode.Uri): Promise<void> {
    const member = await this.#status.resources.memberOf(uri);
    if (member === undefined) return;
    const { folder, set, locale, isSource } = member;
    await this.#status.look(uri);
    const status = await this.#status.of(folder);
    const turn = status.sharedRevision(locale);
    for (const file of filesOf({ sets: [set] })) {
      const isAffected = isSource || file.path === pathIn(folder, uri);
      if (isAffected) await this.#check(folder, file);
    }
    if (status.sharedRevision(locale) === turn) return;
    const others = filesOf(status).filter((file) => sameLocale(file.locale, locale));
    for (const { path } of others) this.#again(vscode.Uri.joinPath(folder.uri, path));
  }

  async #dropGone(): Promise<void> {
    for (const { uri } of this.#checked.values()) {
      const member: Member | undefined = await this.#status.resources.memberOf(uri);
      if (member === undefined) this.#drop(uri);
    }
  }

  #drop(uri: vscode.Uri): void {
    this.#checked.delete(uri.toString());
    this.#turns.delete(uri.toString());
    this.#diagnostics.delete(uri);
    this.#status.problems.set('asked', uri, undefined);
  }
}

/** One file after the other, as they are told to whoever waits. */
async function eachOf<T>(
  files: readonly FileInFolder[],
  { report, signal }: { readonly report: Report; readonly signal: AbortSignal },
  check: (file: FileInFolder) => Promise<T | undefined>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (const [place, file] of files.entries()) {
    signal.throwIfAborted();
    report(file[1].path, place / files.length);
    const checked = await check(file);
    if (checked !== undefined) found.push(checked);
  }
  return found;
}

/** What is shown of a resource file as it is on the disk, or open; nothing where it does not exist, or has no source. */
export async function visibleFindings(
  folder: vscode.WorkspaceFolder,
  file: FileOfSet,
  status: ProjectStatus,
  { names, terms, shown }: FileFacts,
): Promise<readonly PlacedFinding[] | undefined> {
  const files = new WorkspaceFiles(folder);
  const read = async (path: string) => files.read(path).catch(() => undefined);
  return (await checkInProject(file, { status, read, names, terms, shown }))?.findings;
}
