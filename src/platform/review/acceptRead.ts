import type * as vscode from 'vscode';
import type { MadeMarks, ReadTarget } from '../../project/changes/markTexts.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import {
  acceptMessages,
  type Acceptance,
  type MarkedAs,
  savedIds,
} from '../../project/review/acceptMessages.ts';
import { readTexts, unchangedIds } from '../../project/changes/unchangedIds.ts';
import { planNow } from '../../project/status/planNow.ts';
import { loadedDocument } from '../files/textFile.ts';
import { whenSettled } from '../files/whenSettled.ts';
import { replacedText } from '../../texts/states/reviewOutcome.ts';
import { hint } from '../ui/userError.ts';
import { inWords } from '../workspace/projectProblem.ts';
import type { Services } from '../services.ts';
import { keepMarks } from './markRecords.ts';
import { WorkspaceFiles } from '../workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../workspace/workspaceStatus.ts';

/** Why none was marked where runs replace them all. */
export const willBeReplaced = (count: number) => hint(replacedText(count));

/** What marks are made with; those that are made together are kept in `records`, to be taken back after the window. */
export type Marking = Pick<Services, 'status'> & Partial<Pick<Services, 'records'>>;

/**
 * Records that texts were read and found right, or that they are the machine's, but for those that are other ones by now, or
 * have another source: nobody has read these. A mark is for the text of a file: that of a text that is not saved waits until it is, and is never made
 * where the file is closed without it.
 *
 * @throws the error that kept the files or the ledger from being read or written, in words
 */
export async function acceptRead(
  { status, records }: Marking,
  folder: vscode.WorkspaceFolder,
  read: readonly ReadTarget[],
  as: MarkedAs = 'reviewed',
): Promise<MadeMarks> {
  const { due, sections, ...accepted } = await acceptSaved(status, folder, read, as);
  const isMany = records !== undefined && accepted.count > 1;
  const forget = isMany ? await keepMarks(records, folder, sections) : undefined;
  const waiting = due
    .filter(({ unsaved }) => unsaved.texts.size > 0)
    // A text that is not in its file then was given up, also where somebody types it again right away.
    .map((one) => new WaitingReview(one, () => acceptSaved(status, folder, [one.unsaved], as)));
  return {
    ...accepted,
    takeBack: async () => {
      let count = await accepted.takeBack();
      await forget?.();
      for (const one of waiting) count += await one.takeBack();
      return count;
    },
  };
}

/** Marks those texts that are in their files, and says which ones would have to wait. */
async function acceptSaved(
  status: WorkspaceStatus,
  folder: vscode.WorkspaceFolder,
  read: readonly ReadTarget[],
  as: MarkedAs,
) {
  const files = new WorkspaceFiles(folder);
  const inOurWords = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw inWords(error, (path) => files.uriOf(path));
    });
  const due: DueReview[] = [];
  const accept = async () => {
    for (const one of read) due.push(await dueReviewOf(status, files, one));
    return acceptMessages(
      files,
      due.map(({ acceptance }) => acceptance).filter(({ ids }) => ids.size > 0),
      as,
    );
  };
  const { sections, count: marked, replaced, takeBack } = await inOurWords(accept());
  await status.lookAtLedger(folder, sections);
  return {
    due,
    sections,
    count: marked,
    unsaved: due.reduce((sum, { unsaved }) => sum + unsaved.texts.size, 0),
    replaced,
    takeBack: async () => {
      const count = await inOurWords(takeBack());
      await status.lookAtLedger(folder, sections);
      return count;
    },
  };
}

/** What is marked of one target, now or when its file is saved. */
interface DueReview {
  readonly uri: vscode.Uri;
  readonly acceptance: Acceptance;
  readonly unsaved: ReadTarget;
}

async function dueReviewOf(
  status: WorkspaceStatus,
  files: WorkspaceFiles,
  { set, locale, texts }: ReadTarget,
): Promise<DueReview> {
  const target = await planNow(await status.of(files.folder), files, set, locale);
  const read = unchangedIds(target.plan.items, texts);
  const uri = files.uriOf(target.path);
  const isUnsaved = loadedDocument(uri)?.isDirty === true;
  const saved = isUnsaved ? await files.readSaved(target.path) : target.current?.text;
  const ids = await savedIds(target, saved, read);
  const items = target.plan.items.filter(({ id }) => read.has(id) && !ids.has(id));
  const unsaved = { set, locale, texts: readTexts(items) };
  return { uri, acceptance: { target: withOnly(target, ids), ids }, unsaved };
}

/** Marks for texts that are not in their file yet. */
class WaitingReview {
  readonly #count: number;
  readonly #wait: vscode.Disposable;
  #made: Promise<MadeMarks> | undefined;

  constructor({ uri, unsaved }: DueReview, make: () => Promise<MadeMarks>) {
    this.#count = unsaved.texts.size;
    const mark = () => {
      this.#made = make();
      // What then cannot be marked is shown as what it is.
      this.#made.catch(() => undefined);
    };
    this.#wait = whenSettled(uri, mark);
    // It may have been saved while other marks were made.
    if (loadedDocument(uri)?.isDirty === true) return;
    this.#wait.dispose();
    mark();
  }

  async takeBack(): Promise<number> {
    this.#wait.dispose();
    if (this.#made === undefined) return this.#count;
    // Where they could not be made there is nothing to take back, and what was marked before them can be.
    const made = await this.#made.catch(() => undefined);
    return made === undefined ? 0 : made.takeBack();
  }
}

/** No more than what is accepted: there may be many targets. */
function withOnly(
  { set, locale, plan, movedFrom }: TargetFile,
  ids: ReadonlySet<string>,
): Acceptance['target'] {
  const items = plan.items.filter(({ id }) => ids.has(id));
  const entries = new Map([...plan.entries].filter(([id]) => ids.has(id)));
  const moved = movedFrom === undefined ? {} : { movedFrom };
  return { set, locale, plan: { items, entries }, ...moved };
}
