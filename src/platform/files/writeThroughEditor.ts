import * as vscode from 'vscode';
import { applyEdits } from '../../catalog/edit.ts';
import { changeDocuments } from '../../project/changes/changeDocuments.ts';
import { EditorDocuments } from './editorDocuments.ts';
import { inOurWords } from './refusedChange.ts';
import type { WriteOutcome } from '../../project/ports/files.ts';
import type { AtUri, PreparedChange } from './fileChange.ts';

/**
 * Applies changes to documents as one step of the editor's undo. A document that was saved before is saved after, and the
 * file then holds exactly the edits. One with unsaved edits stays unsaved. Where the editor takes no edits, all of them are
 * refused.
 */
export async function writeThroughEditor(
  changes: readonly PreparedChange[],
): Promise<WriteOutcome<AtUri>> {
  if (changes.length === 0) return { written: [], applied: [], refused: [] };
  const due = changes.map(({ uri, change, base, edits }) => ({
    path: uri.toString(),
    change,
    after: applyEdits(base, edits),
  }));
  try {
    const outcome = await changeDocuments(new EditorDocuments(), due, false);
    const withUri = <T extends { readonly path: string }>({ path, ...rest }: T) => ({
      ...rest,
      uri: vscode.Uri.parse(path),
    });
    return {
      written: outcome.written.map(withUri),
      applied: outcome.applied.map(withUri),
      refused: outcome.refused.map(({ path, error }) => ({
        uri: vscode.Uri.parse(path),
        error: inOurWords(error),
      })),
    };
  } catch (error) {
    const refused = changes.map(({ uri }) => ({ uri, error: inOurWords(error) }));
    return { written: [], applied: [], refused };
  }
}
