import * as vscode from 'vscode';
import { removeNewFile } from '../../../platform/files/removeNewFile.ts';
import { loadedDocument, readBytes, sameBytes } from '../../../platform/files/textFile.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import type { Step } from './catalogHistory.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { requireTrustToWrite } from '../../../platform/workspace/requireTrust.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { ResourceSet } from '../../../catalog/layouts/resourceSet.ts';
import type { FileChange, WriteOutcome } from '../../../project/ports/files.ts';
import {
  acceptMessages,
  takeBack,
  type ReviewedSection,
} from '../../../project/review/acceptMessages.ts';
import {
  cellChange,
  CellEditError,
  takenBack,
  type CellEdit,
  type DoneCellEdit,
} from '../../../project/table/cellEdit.ts';

/** One target file. */
export interface TargetPlace {
  readonly folder: vscode.WorkspaceFolder;
  readonly set: ResourceSet;
  readonly locale: string;
}

/** Messages of target files, by `keyId`. */
export interface AcceptedPlace extends TargetPlace {
  readonly ids: ReadonlySet<string>;
}

/** The writes of the table. Each gives the step that takes it back, which gives the step that does it again. */
export class CatalogEdits {
  readonly #status: WorkspaceStatus;

  constructor(status: WorkspaceStatus) {
    this.#status = status;
  }

  /** Gives a message its text. */
  edit(place: TargetPlace, edit: CellEdit): Step {
    return async () => {
      const files = new WorkspaceFiles(place.folder);
      const target = await this.planned(place);
      let done: DoneCellEdit | undefined;
      const change = cellChange(target, edit, (made) => {
        done = made;
      });
      const { written } = await this.#write(files, change);
      if (done === undefined) throw changedMeanwhile();
      const made = written.find(({ before }) => before === undefined);
      if (made !== undefined) return this.#removal(place, edit, made.after);
      return this.#restore(place, edit, done);
    };
  }

  /** Records that texts were read and found right. */
  accept(places: readonly AcceptedPlace[]): Step {
    return async () => {
      requireTrustToWrite();
      const done: {
        readonly files: WorkspaceFiles;
        readonly sections: readonly ReviewedSection[];
      }[] = [];
      for (const folder of new Set(places.map((place) => place.folder))) {
        const files = new WorkspaceFiles(folder);
        const own = places.filter((place) => place.folder === folder);
        const acceptances = await Promise.all(
          own.map(async (place) => ({ target: await this.planned(place), ids: place.ids })),
        );
        const sections = await acceptMessages(files, acceptances);
        done.push({ files, sections });
        await this.#status.lookAtLedger(folder, sections);
      }
      return async () => {
        requireTrustToWrite();
        for (const { files, sections } of done) {
          await takeBack(files, sections);
          await this.#status.lookAtLedger(files.folder, sections);
        }
        return this.accept(places);
      };
    };
  }

  #restore(place: TargetPlace, edit: CellEdit, done: DoneCellEdit): Step {
    return async () => {
      const { set, locale } = place;
      const path = set.targetPath(locale);
      await this.#write(new WorkspaceFiles(place.folder), takenBack({ set, locale, path }, done));
      return this.edit(place, edit);
    };
  }

  /** A file that an edit has made goes with it, as long as nobody has touched it. */
  #removal(place: TargetPlace, edit: CellEdit, after: Uint8Array): Step {
    return async () => {
      requireTrustToWrite();
      const uri = new WorkspaceFiles(place.folder).uriOf(place.set.targetPath(place.locale));
      const isTouched =
        loadedDocument(uri)?.isDirty === true || !sameBytes(await readBytes(uri), after);
      if (isTouched) throw changedMeanwhile();
      await removeNewFile(uri);
      return this.edit(place, edit);
    };
  }

  /** @throws where the file cannot be read */
  async planned({ folder, set, locale }: TargetPlace) {
    const files = new WorkspaceFiles(folder);
    const project = await this.#status.of(folder);
    return project.plan(set, locale).catch((error: unknown) => {
      throw inWords(error, (path) => files.uriOf(path));
    });
  }

  /** @throws {UserError} where the file was not changed */
  async #write(files: WorkspaceFiles, change: FileChange): Promise<WriteOutcome> {
    requireTrustToWrite();
    const outcome = await files.write([change]);
    await this.#status.look(files.uriOf(change.path));
    const [refused] = outcome.refused;
    if (refused === undefined) return outcome;
    const { error } = refused;
    throw error instanceof CellEditError
      ? refusal(error)
      : inWords(error, (path) => files.uriOf(path));
  }
}

function refusal({ reason }: CellEditError): UserError {
  return reason === 'changed' ? changedMeanwhile() : cannotBeWritten();
}

function cannotBeWritten(): UserError {
  return new UserError(
    vscode.l10n.t(
      'The message was left as it is: its key is a duplicate, or aliases share its text. Change it in its file.',
    ),
  );
}
