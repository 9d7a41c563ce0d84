import * as vscode from 'vscode';
import { keyId, type KeyPath } from '../../catalog/formats/format.ts';
import { placeOfKey } from '../../catalog/formats/keyAt.ts';
import { shapeOf } from '../../catalog/formats/formats.ts';
import type { ChangedKeys } from '../../platform/review/catalogRequests.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { uiPath } from '../../texts/uiText.ts';
import { hint } from '../../platform/ui/userError.ts';
import { pointedAt } from '../../platform/workspace/openFile.ts';
import type { Member, ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import type { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import { addedKey, newKeyPath, newKeyStart } from '../../project/keys/addedKey.ts';
import { KeyChangeError, type KeyFile } from '../../project/keys/keyChange.ts';
import { wholeKey } from '../../project/keys/pluralFamily.ts';
import { readKeyFile } from '../../project/keys/readKeyFile.ts';
import { changeKeys, inKeyWords, keyName, tell, type MakeChange } from './keyChangeEdit.ts';
import { refusalText } from './refusalText.ts';
import { sentences } from '../../texts/sentences.ts';

/** Asks for a key and a text, and adds them to the source of the file of the editor, behind the key at the cursor. */
export async function addKeyAtCursor(resources: ResourceIndex): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const member = editor && (await resources.memberOf(editor.document.uri));
  if (editor === undefined || member === undefined) throw hint(sentences.openResourceFile());
  const pointed = await pointedAt(resources, editor.document, editor.selection.active);
  await addKey(member, pointed?.at.path);
}

/**
 * Asks for a key and the text of its source, and adds them behind another key; nothing where nobody wants that.
 *
 * @throws {UserError} where that is not possible; no file has changed then
 */
export async function addKey(
  { folder, set }: Pick<Member, 'folder' | 'set'>,
  near: KeyPath | undefined,
  make: MakeChange = changeKeys,
): Promise<ChangedKeys | undefined> {
  return inKeyWords(folder, async (files) => {
    const source = await sourceOf(files, set, near);
    const beside = near && wholeKey(source.file, near);
    const key = await askKey(source, beside);
    const value = key && (await askText(key));
    if (key === undefined || value === undefined) return undefined;
    const { unsaved } = await make(async () => {
      // It may have changed while somebody typed.
      const now = await sourceOf(files, set, near);
      const edits = addedKey(now, { path: key, value, beside });
      return [{ folder, files: [{ path: now.path, text: now.file.text, edits }] }];
    });
    const args = [keyName(key), uiPath(source.path)];
    tell(
      vscode.l10n.t({
        message: 'Added the key {0} to {1}',
        args,
        comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
      }),
      unsaved,
    );
    return { added: keyId(shapeOf(set.format).messagePath(key)) };
  });
}

async function sourceOf(
  files: WorkspaceFiles,
  set: Member['set'],
  near: KeyPath | undefined,
): Promise<KeyFile> {
  const source = await readKeyFile(files, set, set.source, near ?? []);
  if (source === undefined) throw new KeyChangeError('unreadable', set.source.path, near ?? []);
  return source;
}

async function askKey(source: KeyFile, beside: KeyPath | undefined): Promise<KeyPath | undefined> {
  const value = newKeyStart(beside);
  const pathOf = (text: string) => newKeyPath(text.trim(), source, beside);
  const text = await showInputBox({
    title: vscode.l10n.t('Add Key'),
    prompt: vscode.l10n.t('The key of the new message in {0}', uiPath(source.path)),
    value,
    valueSelection: [value.length, value.length],
    ignoreFocusOut: true,
    validateInput: (typed) => problemOf(source, pathOf(typed)),
  });
  return text === undefined ? undefined : pathOf(text);
}

function problemOf({ file, path }: KeyFile, key: KeyPath): string | undefined {
  if (key.includes('')) return sentences.enterName();
  const isTaken = placeOfKey(file, key) !== undefined;
  return isTaken ? refusalText(new KeyChangeError('taken', path, key)) : undefined;
}

async function askText(key: KeyPath): Promise<string | undefined> {
  return showInputBox({
    title: vscode.l10n.t('Add Key'),
    prompt: vscode.l10n.t('The source text of {0}', keyName(key)),
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === '' ? vscode.l10n.t('Enter a text.') : undefined),
  });
}
