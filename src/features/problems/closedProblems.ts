import * as vscode from 'vscode';
import { hashOf } from '../../resources/hash.ts';
import { loadedDocument } from '../../platform/files/textFile.ts';
import { settings } from '../../platform/settings.ts';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { filesOf, type FileOfSet } from '../../project/findings/checkProject.ts';
import { countAll } from '../../project/status/messageState.ts';
import type { PlacedFinding } from '../../project/findings/placedFindings.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import type { FolderFacts } from './folderFacts.ts';
import { visibleFindings } from './workspaceProblems.ts';

/** Messages in all targets of a folder up to which its closed files are checked unasked: that takes less than a second. */
const mostMessages = 20_000;

/** What was looked at in a check. As long as all of it is the same, another check finds the same. */
type Basis = readonly unknown[];

interface Found {
  readonly basis: Basis;
  /** Nothing where the file does not exist, or has no source. */
  readonly findings: readonly PlacedFinding[] | undefined;
}

/** Counts the problems in the closed files of small folders, so that they are known before a file is opened. */
export class ClosedProblems {
  readonly #status: WorkspaceStatus;
  readonly #facts: FolderFacts;
  readonly #checked = new Map<string, { readonly uri: vscode.Uri; readonly basis: Basis }>();
  #turn = 0;

  constructor(status: WorkspaceStatus, facts: FolderFacts) {
    this.#status = status;
    this.#facts = facts;
  }

  /** Checks what was not checked as it is now, one file after the other; a later call takes the place of an earlier one. */
  async look(): Promise<void> {
    const turn = ++this.#turn;
    const seen = new Set<string>();
    for (const folder of vscode.workspace.workspaceFolders ?? []) {
      const project = await this.#status.knownOf(folder);
      if (turn !== this.#turn) return;
      if (project === undefined || !isSmall(project)) continue;
      for (const file of filesOf(translated(project))) {
        const uri = vscode.Uri.joinPath(folder.uri, file.path);
        if (loadedDocument(uri) !== undefined || !settings.problems.enabled.get(uri)) continue;
        seen.add(uri.toString());
        const found = await this.#find(folder, project, file, uri);
        // What a later call finds is newer, and may be there already.
        if (turn !== this.#turn) return;
        if (found !== undefined) this.#take(uri, found);
      }
    }
    for (const [name, { uri }] of this.#checked) if (!seen.has(name)) this.#drop(uri);
  }

  /** Nothing where it is known already. */
  async #find(
    folder: vscode.WorkspaceFolder,
    project: ProjectStatus,
    file: FileOfSet,
    uri: vscode.Uri,
  ): Promise<Found | undefined> {
    const facts = await this.#facts.of({ folder, ...file }, uri);
    const basis: Basis = [
      await basisOf(folder, project, file),
      facts.revision,
      project.sharedRevision(file.locale),
    ];
    if (isSame(this.#checked.get(uri.toString())?.basis, basis)) return undefined;
    return { basis, findings: await visibleFindings(folder, file, project, facts) };
  }

  #take(uri: vscode.Uri, { basis, findings }: Found): void {
    if (findings === undefined) return this.#drop(uri);
    this.#checked.set(uri.toString(), { uri, basis });
    this.#status.problems.set('small', uri, findings);
  }

  #drop(uri: vscode.Uri): void {
    this.#checked.delete(uri.toString());
    this.#status.problems.set('small', uri, undefined);
  }
}

/** Of a target how it stands, which is found out anew when a file changes that it depends on; of a source its text. */
async function basisOf(
  folder: vscode.WorkspaceFolder,
  project: ProjectStatus,
  { set, locale, path, isSource }: FileOfSet,
): Promise<unknown> {
  if (!isSource) return project.status(set, locale);
  const text = await new WorkspaceFiles(folder).read(path).catch(() => undefined);
  return text === undefined ? text : hashOf(text);
}

/** As long as not all of it is counted, nobody knows. */
function isSmall(project: ProjectStatus): boolean {
  let messages = 0;
  for (const set of project.sets) {
    const counts = project.knownOfSet(set);
    if (counts === undefined) return false;
    messages += countAll(counts);
  }
  return messages <= mostMessages;
}

/** A source that nobody translates is left alone: it may be of any size. */
const translated = ({ sets }: ProjectStatus) => ({
  sets: sets.filter(({ targets }) => targets.length > 0),
});

function isSame(one: Basis | undefined, other: Basis): boolean {
  return one?.every((part, place) => part === other[place]) === true;
}
