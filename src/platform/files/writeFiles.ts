import * as vscode from 'vscode';
import { runYielding } from '../../resources/cooperative.ts';
import { applyEdits } from '../../resources/edit.ts';
import { isLatin1ByDefault } from '../../resources/formats/formatsByExtension.ts';
import { changeDocuments } from '../../project/changes/changeDocuments.ts';
import type { FileChange, RefusedFile, WriteOutcome } from '../../project/ports/files.ts';
import { EditorDocuments } from './editorDocuments.ts';
import { orRefused, type AtUri, type PreparedChange } from './fileChange.ts';
import { putOnDisk } from './putOnDisk.ts';
import { inOurWords } from './refusedChange.ts';
import { refuseUnsafeTarget } from './safeTarget.ts';
import { isShown } from './sameFile.ts';
import { encode, readTextFile, withoutBom, type TextFile } from './textFile.ts';

/**
 * Writes the changes. Files that the editor shows, or has unsaved edits of, are changed through their documents, all in
 * one undo step, and saved where they were saved before; all others are replaced on the disk, each old or new at every
 * moment. A file that cannot be written keeps no other from it.
 */
export async function writeFiles(
  changes: readonly FileChange<AtUri>[],
): Promise<WriteOutcome<AtUri>> {
  const refused: RefusedFile<AtUri>[] = [];
  const prepared: PreparedChange[] = [];
  for (const change of changes) {
    const made = await orRefused(change.uri, refused, () => prepare(change));
    if (made !== undefined && made.edits.length > 0) prepared.push(made);
  }
  const inEditor = prepared.filter((one) => openAsItIs(one.file));
  const onDisk = prepared.filter((one) => !inEditor.includes(one));
  const shown = await writeThroughEditor(inEditor);
  const written = [...shown.written];
  const applied = [...shown.applied];
  for (const one of onDisk) {
    const outcome = await orRefused(one.uri, refused, () => replaceOnDisk(one));
    written.push(...(outcome?.written ?? []));
    applied.push(...(outcome?.applied ?? []));
  }
  return { written, applied, refused: [...refused, ...shown.refused] };
}

/**
 * Writes one change, as {@link writeFiles}.
 *
 * @throws the error that kept it from being written
 */
export async function writeFile(change: FileChange<AtUri>): Promise<void> {
  const { refused } = await writeFiles([change]);
  const [first] = refused;
  if (first !== undefined) throw first.error;
}

async function prepare({ uri, change }: FileChange<AtUri>): Promise<PreparedChange> {
  await refuseUnsafeTarget(uri);
  const file = await readTextFile(uri);
  const due = file === undefined ? change : await heldChange(file, change);
  return { uri, file, change: due, ...(await runYielding(due(file?.text))) };
}

/** A change that puts nothing into a file that it cannot hold, where escapes can say it. */
async function heldChange(
  file: TextFile,
  change: FileChange['change'],
): Promise<FileChange['change']> {
  const isDue = file.isLatin1 === true || (isLatin1ByDefault(file.uri.path) && openAsItIs(file));
  if (!isDue) return change;
  const { heldByDocument } = await import('./otherEncodings.ts');
  const held = await heldByDocument(file, readTextFile);
  return function* (text) {
    const { base, edits } = yield* change(text);
    return { base, edits: held(edits) };
  };
}

/**
 * A document with mixed line ends has lost them when it was loaded; such a file is written on the disk. So is one whose
 * document is only remembered: it may be that of an older file.
 */
function openAsItIs(file: TextFile | undefined): boolean {
  if (file?.document === undefined) return false;
  if (file.bytes === undefined) return true;
  return isShown(file.uri) && withoutBom(file.text) === file.document.getText();
}

async function replaceOnDisk(
  prepared: PreparedChange,
): Promise<Pick<WriteOutcome<AtUri>, 'written' | 'applied'>> {
  const { uri, file, change, base, edits } = prepared;
  const after = await encode(uri, applyEdits(base, edits), file?.bytes);
  const isAsRead = async () => isSame(await readTextFile(uri), file);
  if (await putOnDisk(uri, after, isAsRead)) {
    return { written: [{ uri, before: file?.bytes, after }], applied: [] };
  }
  // Somebody wrote or deleted the file since it was read: what they did counts.
  const again = await prepare({ uri, change });
  if (again.edits.length === 0) return { written: [], applied: [] };
  if (!openAsItIs(again.file)) return replaceOnDisk(again);
  const outcome = await writeThroughEditor([again]);
  if (outcome.refused[0] !== undefined) throw outcome.refused[0].error;
  return outcome;
}

function isSame(now: TextFile | undefined, then: TextFile | undefined): boolean {
  return now?.text === then?.text && now?.document?.isDirty !== true;
}

/**
 * Applies changes to documents as one step of the editor's undo. A document that was saved before is saved after, and the
 * file then holds exactly the edits. One with unsaved edits stays unsaved. Where the editor takes no edits, all of them are
 * refused.
 */
async function writeThroughEditor(
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
