import { applyEdits } from '../../catalog/edit.ts';
import { inOneStep } from '../../catalog/cooperative.ts';
import type { EditedText } from '../write/editedText.ts';
import { changeDocuments, type DocumentChange } from './changeDocuments.ts';
import { ChangeRefusedError } from './changeRefused.ts';
import type { Documents } from './documents.ts';

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
 * @throws {ChangeRefusedError} where a file is another one than those of a plan that is made already, where files change
 *   again and again, and where the editor cannot change them
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
      const mayHelp = error instanceof ChangeRefusedError && error.reason === 'changed';
      if (!mayHelp || left === 1) throw error;
    }
    await documents.settle();
  }
}

/** Edits of a text are for that text and for no other. */
function asRead({ path, text, edits }: EditedText): DocumentChange {
  return {
    path,
    after: applyEdits(text, edits),
    change: (now) =>
      inOneStep(() => {
        if (now !== text) throw new ChangeRefusedError(path, 'changed');
        return { base: text, edits };
      }),
  };
}
