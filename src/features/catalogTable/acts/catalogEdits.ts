import * as vscode from 'vscode';
import {
  acceptRead,
  type AcceptedRead,
  type ReadTarget,
} from '../../../platform/review/acceptRead.ts';
import { isNoneMarked, whyNoneMarked, type Marked } from '../../../platform/ui/text/markedText.ts';
import { removeNewFile } from '../../../platform/files/removeNewFile.ts';
import { loadedDocument, readBytes, sameBytes } from '../../../platform/files/textFile.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { inTurn, LostStepError, type Step } from './catalogHistory.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { ResourceSet } from '../../../catalog/layouts/resourceSet.ts';
import type { FileChange, WriteOutcome } from '../../../project/ports/files.ts';
import {
  CellEditError,
  takenBack,
  type CellEdit,
  type DoneCellEdit,
} from '../../../project/table/cellEdit.ts';
import {
  cellChange,
  cellsChange,
  cellsTakenBack,
  givenTexts,
  type DoneCellEdits,
} from '../../../project/table/cellEdits.ts';

/** One target file. */
export interface TargetPlace {
  readonly folder: vscode.WorkspaceFolder;
  readonly set: ResourceSet;
  readonly locale: string;
}

/** Messages of target files as a person has read them. */
export type AcceptedPlace = TargetPlace & ReadTarget;

/** Texts for messages of a target file. */
export interface EditedPlace extends TargetPlace {
  readonly edits: readonly CellEdit[];
}

/** What became of texts for messages. */
export interface Given {
  /** How many messages have theirs, and how many of these are in documents with unsaved changes. */
  readonly count: number;
  readonly unsaved: number;
  /** Why files could not be written, in words. */
  readonly reasons: readonly string[];
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
      const again = this.edit(place, edit);
      if (made !== undefined) return this.#removal(place, again, made.after);
      return this.#restore(place, again, done);
    };
  }

  /** Gives several messages their texts; `done` is told what became of them, in each folder. */
  editAll(places: readonly EditedPlace[], done: (given: Given) => void = () => undefined): Step {
    return inTurn(
      [...new Set(places.map(({ folder }) => folder))].map((folder) =>
        this.#editIn(
          folder,
          places.filter((place) => place.folder === folder),
          done,
        ),
      ),
    );
  }

  #editIn(
    folder: vscode.WorkspaceFolder,
    places: readonly EditedPlace[],
    done: (given: Given) => void,
  ): Step {
    return async () => {
      const files = new WorkspaceFiles(folder);
      const made = new Map<string, { readonly place: EditedPlace; readonly done: DoneCellEdits }>();
      const changes: FileChange[] = [];
      for (const place of places) {
        const target = await this.planned(place);
        changes.push(
          cellsChange(target, place.edits, (edits) =>
            made.set(target.path, { place, done: edits }),
          ),
        );
      }
      const outcome = await this.#writeAll(files, changes);
      const given = givenTexts(outcome, made);
      if (given.count === 0) throw changedMeanwhile();
      const { count, unsaved } = given;
      done({ count, unsaved, reasons: reasonsOf(files, outcome) });
      const undos = given.files.map(({ place, done: edits, after }) => {
        const again = this.editAll([place]);
        if (after !== undefined) return this.#removal(place, again, after);
        return this.#restoreAll(place, again, edits);
      });
      return inTurn(undos.toReversed());
    };
  }

  /**
   * Records that texts were read and found right, but for those that are other ones by now, or have another source; `done` is
   * told what became of them.
   */
  accept(places: readonly AcceptedPlace[], done: (marked: Marked) => void = () => undefined): Step {
    return async () => {
      requireTrustToWrite();
      const all: AcceptedRead[] = [];
      for (const folder of new Set(places.map((place) => place.folder))) {
        const own = places.filter((place) => place.folder === folder);
        all.push(await acceptRead(this.#status, folder, own));
      }
      const marked = {
        count: sumOf(all, 'count'),
        unsaved: sumOf(all, 'unsaved'),
        replaced: sumOf(all, 'replaced'),
      };
      if (isNoneMarked(marked)) throw new LostStepError(whyNoneMarked(marked));
      done(marked);
      return async () => {
        requireTrustToWrite();
        for (const { takeBack } of all) await takeBack();
        return this.accept(places);
      };
    };
  }

  /** The same of texts that were just written here: that none can be marked is no failure. */
  acceptWritten(places: readonly AcceptedPlace[]): Step {
    return async () => {
      const back = await this.accept(places)().catch((error: unknown) => {
        if (error instanceof LostStepError) return undefined;
        throw error;
      });
      return async () => {
        await back?.();
        return this.acceptWritten(places);
      };
    };
  }

  #restore(place: TargetPlace, again: Step, done: DoneCellEdit): Step {
    return async () => {
      const { set, locale } = place;
      const path = set.targetPath(locale);
      await this.#write(new WorkspaceFiles(place.folder), takenBack({ set, locale, path }, done));
      return again;
    };
  }

  #restoreAll({ folder, set, locale }: TargetPlace, again: Step, done: DoneCellEdits): Step {
    return async () => {
      const path = set.targetPath(locale);
      await this.#write(new WorkspaceFiles(folder), cellsTakenBack({ set, locale, path }, done));
      return again;
    };
  }

  /** A file that an edit has made goes with it, as long as nobody has touched it. */
  #removal(place: TargetPlace, again: Step, after: Uint8Array): Step {
    return async () => {
      requireTrustToWrite();
      const uri = new WorkspaceFiles(place.folder).uriOf(place.set.targetPath(place.locale));
      const isUntouched = async () =>
        loadedDocument(uri)?.isDirty !== true && sameBytes(await readBytes(uri), after);
      if (!(await removeNewFile(uri, isUntouched))) throw changedMeanwhile();
      return again;
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
    return this.#writeAll(files, [change]);
  }

  /** @throws {UserError} where no file was changed, and one was refused */
  async #writeAll(files: WorkspaceFiles, changes: readonly FileChange[]): Promise<WriteOutcome> {
    requireTrustToWrite();
    const outcome = await files.write(changes);
    for (const { path } of changes) await this.#status.look(files.uriOf(path));
    const [refused] = outcome.refused;
    if (refused === undefined || outcome.written.length + outcome.applied.length > 0)
      return outcome;
    const { error } = refused;
    throw error instanceof CellEditError
      ? refusal(error)
      : inWords(error, (path) => files.uriOf(path));
  }
}

/** Of files whose messages were not changed meanwhile, and have their place. */
function reasonsOf(files: WorkspaceFiles, { refused }: WriteOutcome): readonly string[] {
  return refused.flatMap(({ error }) =>
    error instanceof CellEditError
      ? []
      : [describeError(inWords(error, (path) => files.uriOf(path))).message],
  );
}

const sumOf = (all: readonly AcceptedRead[], what: keyof Marked): number =>
  all.reduce((sum, one) => sum + one[what], 0);

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
