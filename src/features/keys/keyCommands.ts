import * as vscode from 'vscode';
import { placeOfKey } from '../../catalog/formats/keyAt.ts';
import { shapeOf } from '../../catalog/formats/formats.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { quantity } from '../../texts/format.ts';
import { hint } from '../../platform/ui/userError.ts';
import { pointedAt, type Pointed } from '../../platform/workspace/openFile.ts';
import type { Member, ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import type { KeyChange } from '../../project/keys/keyChange.ts';
import { keyText, writtenKey } from '../../project/keys/keyText.ts';
import { deleteKeys } from './deleteKeys.ts';
import {
  changeKeys,
  keyName,
  planned,
  tell,
  type MakeChange,
  type NamedKey,
} from './keyChangeEdit.ts';
import { sentences } from '../../texts/sentences.ts';

/** Renames the key at the cursor where it stands. */
export async function renameKey(resources: ResourceIndex): Promise<void> {
  const { editor, pointed } = await atCursor(resources);
  if (pointed.at.on === 'value') goToKey(editor, pointed);
  await vscode.commands.executeCommand('editor.action.rename');
}

/** Puts a copy of the key at the cursor, with its texts in all locales, beside it. */
export async function duplicateKey(resources: ResourceIndex): Promise<void> {
  await changeTo(resources, 'duplicate', vscode.l10n.t('Duplicate Key'));
}

/** Gives the key at the cursor another place among the groups. */
export async function moveKey(resources: ResourceIndex): Promise<void> {
  await changeTo(resources, 'rename', vscode.l10n.t('Move Key'));
}

/** Deletes the key at the cursor, with its texts in all locales. */
export async function deleteKey(resources: ResourceIndex): Promise<void> {
  const { pointed } = await atCursor(resources);
  await deleteKeys([{ member: pointed.member, path: pointed.at.path }]);
}

async function changeTo(
  resources: ResourceIndex,
  kind: 'rename' | 'duplicate',
  title: string,
): Promise<void> {
  const { pointed } = await atCursor(resources);
  await changeNamed({ member: pointed.member, path: pointed.at.path }, kind, title);
}

/** Asks for a new key and gives it to another one, or to a copy of it; nothing where nobody wants that. */
export async function changeNamed(
  { member, path: from }: NamedKey,
  kind: 'rename' | 'duplicate',
  title: string,
  make: MakeChange = changeKeys,
): Promise<boolean> {
  const hasGroups = !shapeOf(member.set.format).isFlat;
  const value = keyText(from);
  const text = await showInputBox({
    title,
    prompt: vscode.l10n.t('The new key of {0}', keyName(from)),
    value,
    valueSelection: [value.lastIndexOf('.') + 1, value.length],
    ignoreFocusOut: true,
  });
  if (text === undefined || text.trim() === value) return false;
  return change(make, member, { kind, from, to: writtenKey(text.trim(), from, hasGroups) });
}

async function change(make: MakeChange, member: Member, wanted: KeyChange): Promise<true> {
  const { saved, unsaved } = await make(() => planned(member, wanted));
  const key = keyName(wanted.from);
  const count = quantity.files(saved);
  tell(
    vscode.l10n.t({
      message: 'Changed the key {0} in {1}',
      args: [key, count],
      comment: '{0} is a key such as “nav.home”, {1} a count of files, such as "3 files".',
    }),
    unsaved,
  );
  return true;
}

async function atCursor(
  resources: ResourceIndex,
): Promise<{ readonly editor: vscode.TextEditor; readonly pointed: Pointed }> {
  const editor = vscode.window.activeTextEditor;
  const pointed = editor && (await pointedAt(resources, editor.document, editor.selection.active));
  if (editor === undefined || pointed === undefined) throw hint(sentences.putCursorOnMessage());
  return { editor, pointed };
}

function goToKey(editor: vscode.TextEditor, { file, at }: Pointed): void {
  const place = placeOfKey(file, at.path);
  if (place === undefined) return;
  const position = editor.document.positionAt(place.offset + 1);
  editor.selection = new vscode.Selection(position, position);
}
