import * as vscode from 'vscode';
import { acceptRead, willBeReplaced, type Marking } from '../../../platform/review/acceptRead.ts';
import type { Services } from '../../../platform/services.ts';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { ResourceSet } from '../../../resources/layouts/resourceSet.ts';
import type { EditedProject } from '../../../project/changes/giveTexts.ts';
import type { MadeMarks, MarkedProject, ReadTarget } from '../../../project/changes/markTexts.ts';
import { sectionOf, type TargetFile } from '../../../project/plan/targetFile.ts';
import type { FileChange, WriteOutcome } from '../../../project/ports/files.ts';
import { TableChanges } from '../../../project/table/tableChanges.ts';
import { sectionName } from '../model/sectionName.ts';
import type { RowPlaces } from './rowPlaces.ts';

/** The changes of the table, in the folders of the workspace. */
export function catalogChanges(
  places: RowPlaces,
  { proposals, ...marking }: Marking & Pick<Services, 'proposals'>,
): TableChanges<OpenProposal> {
  const folders = new Map<vscode.WorkspaceFolder, CatalogFolder>();
  return new TableChanges({
    placeOf(row, locale) {
      const { folder, set } = places.target(row, locale);
      const project = folders.get(folder) ?? new CatalogFolder(folder, marking);
      folders.set(folder, project);
      return { project, set, locale };
    },
    waiting: proposals,
    sectionOf: ({ folder, target }) => sectionName(folder, target.set.pattern),
    look: (written) => look(marking.status, written),
    replaced: willBeReplaced,
  });
}

/** A workspace folder in which the catalog changes texts. What it has written, its table shows. */
class CatalogFolder extends WorkspaceFiles implements EditedProject, MarkedProject {
  readonly #marking: Marking;

  constructor(folder: vscode.WorkspaceFolder, marking: Marking) {
    super(folder);
    this.#marking = marking;
  }

  async plan(set: ResourceSet, locale: string): Promise<TargetFile> {
    const project = await this.#marking.status.of(this.folder);
    return project.plan(set, locale).catch((error: unknown) => {
      throw this.inWords(error);
    });
  }

  inWords(error: unknown): unknown {
    return inWords(error, (path) => this.uriOf(path));
  }

  override async write(changes: readonly FileChange[]): Promise<WriteOutcome> {
    requireTrustToWrite();
    const outcome = await super.write(changes);
    for (const { path } of changes) await this.#marking.status.look(this.uriOf(path));
    return outcome;
  }

  mark(read: readonly ReadTarget[]): Promise<MadeMarks> {
    requireTrustToWrite();
    return acceptRead(this.#marking, this.folder, read);
  }
}

/** Looks at files that were just written, and at what the ledger says of them. */
async function look(status: WorkspaceStatus, written: readonly OpenProposal[]): Promise<void> {
  const files = new Map(
    written.map((one) => [`${one.folder.uri.toString()} ${one.target.path}`, one]),
  );
  for (const { folder, target } of files.values()) {
    await status.look(vscode.Uri.joinPath(folder.uri, target.path));
    await status.lookAtLedger(folder, [sectionOf(target)]);
  }
}
