import { applyEdits, difference } from '../../resources/edit.ts';
import { inOneStep } from '../../resources/cooperative.ts';
import type { EditedText } from '../ports/editedText.ts';
import { changeDocuments, type DocumentChange } from './changeDocuments.ts';
import type { Documents } from './documents.ts';
import type { Step } from './history.ts';
import { StaleError } from './staleError.ts';

/** How often a change is planned again because a file has changed since. */
const plans = 5;

/** Several files as they were, with the edits that have changed them. */
export interface ChangedTogether {
  readonly files: readonly EditedText[];
  /** Those whose edits are only in the editor. */
  readonly unsaved: readonly string[];
}

/** Reads files, and works out how they change as a whole. A change of texts that are known already is only for these. */
export type Plan<File> = readonly File[] | (() => Promise<readonly File[]>);

/**
 * Changes several files as a whole, in one step of the editor's undo, or none of them. Where a file is no longer what the
 * plan has read, the whole change is planned again.
 *
 * @throws {StaleError} where a file is another one than those of a plan that is made already, or changes again and again
 * @throws {ChangeRefusedError} where the editor cannot change them
 * @throws what `plan` throws, and what keeps a file from being written. No file has changed then
 */
export async function changeTogether(
  documents: Documents,
  plan: Plan<EditedText>,
): Promise<ChangedTogether> {
  const [first, again] = typeof plan === 'function' ? [plans, plan] : [1, async () => plan];
  for (let left = first; ; left--) {
    const files = await again();
    try {
      const { applied } = await changeDocuments(documents, files.map(asRead), true);
      const unsaved = applied.flatMap(({ path, isSaved }) => (isSaved ? [] : [path]));
      return { files, unsaved };
    } catch (error) {
      if (!(error instanceof StaleError) || left === 1) throw error;
    }
    await documents.settle();
  }
}

/** The step that takes back edits of several files as `change` makes them: as a whole, and in one step of the editor. */
export function backTogether<File extends Omit<EditedText, 'path'>>(
  change: (files: readonly File[]) => Promise<unknown>,
  files: readonly File[],
): Step {
  return async () => {
    const back = files.map((file) => {
      const { text: before, edits } = file;
      const text = applyEdits(before, edits);
      return { ...file, text, edits: [difference(text, before)] };
    });
    await change(back);
    return backTogether(change, back);
  };
}

/** Edits of a text are for that text and for no other. */
function asRead({ path, text, edits }: EditedText): DocumentChange {
  return {
    path,
    after: applyEdits(text, edits),
    change: (now) =>
      inOneStep(() => {
        if (now !== text) throw new StaleError();
        return { base: text, edits };
      }),
  };
}
