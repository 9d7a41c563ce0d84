import * as vscode from 'vscode';
import { keyId, type KeyPath } from '../../resources/formats/format.ts';
import { placeOfKey } from '../../resources/formats/keyAt.ts';
import { shapeOf } from '../../resources/formats/formats.ts';
import type {
  ChangedKeys,
  KeyRequest,
  RecordKeys,
  RequestedKey,
} from '../../platform/ui/requests.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import type { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import { newKeyEdits, newKeyPath, newKeyStart } from '../../project/keys/newKeyEdits.ts';
import { wholeKey } from '../../project/keys/pluralFamily.ts';
import { readKeyFile } from '../../project/keys/readKeyFile.ts';
import { quantity } from '../../texts/format.ts';
import { hint } from '../../platform/ui/userError.ts';
import { pointedAt, type Pointed } from '../../platform/workspace/openFile.ts';
import type { Member, ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { type KeyChange, KeyChangeError, type KeyFile } from '../../project/keys/keyChange.ts';
import { keyText, writtenKey } from '../../project/keys/keyText.ts';
import { uiPath } from '../../texts/uiText.ts';
import {
  changeKeys,
  keyName,
  planned,
  notify,
  type MakeChange,
  type NamedKey,
  inKeyWords,
  deleteKeys,
  refusalText,
  recordedBy,
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
  notify(
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
      const edits = newKeyEdits(now, { path: key, value, beside });
      return [{ folder, files: [{ path: now.path, text: now.file.text, edits }] }];
    });
    notify(addedText(key, source.path), unsaved);
    return { added: keyId(shapeOf(set.format).messagePath(key)) };
  });
}

/**
 * Adds a key to the source that only a target has; asks for its text there, beginning with that of the target, which stays.
 * Nothing where nobody wants that.
 */
async function moveToSource(
  { member: { folder, set, locale }, path }: NamedKey,
  make: MakeChange,
): Promise<ChangedKeys | undefined> {
  return inKeyWords(folder, async (files) => {
    const file = { locale, path: set.targetPath(locale) };
    const target = await readKeyFile(files, set, file, path);
    const id = shapeOf(set.format).messagePath(path);
    const value = await askText(path, target?.file.get(id)?.value);
    if (value === undefined) return undefined;
    const { unsaved } = await make(async () => {
      const source = await sourceOf(files, set, undefined);
      const edits = newKeyEdits(source, { path, value, beside: undefined });
      return [{ folder, files: [{ path: source.path, text: source.file.text, edits }] }];
    });
    notify(addedText(path, set.source.path), unsaved);
    return { added: keyId(id) };
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

async function askText(key: KeyPath, value = ''): Promise<string | undefined> {
  return showInputBox({
    title: vscode.l10n.t('Add Key'),
    value,
    prompt: vscode.l10n.t('The source text of {0}', keyName(key)),
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === '' ? vscode.l10n.t('Enter a text.') : undefined),
  });
}

function addedText(key: KeyPath, path: string): string {
  return vscode.l10n.t({
    message: 'Added the key {0} to {1}',
    args: [keyName(key), uiPath(path)],
    comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
  });
}

/** Changes keys for the catalog, whose history takes it back. */
export async function changeForCatalog(
  resources: ResourceIndex,
  kind: KeyRequest,
  requested: readonly RequestedKey[],
  record: RecordKeys | undefined,
): Promise<ChangedKeys | undefined> {
  const [key, ...others] = await named(resources, requested);
  if (key === undefined) return undefined;
  const make = record === undefined ? changeKeys : recordedBy(record);
  if (kind === 'add') return addKey(key.member, key.path, make);
  if (kind === 'toSource') return moveToSource(key, make);
  return (await isChanged(kind, [key, ...others], make)) ? {} : undefined;
}

async function isChanged(
  kind: Exclude<KeyRequest, 'add' | 'toSource'>,
  keys: readonly [NamedKey, ...NamedKey[]],
  make: MakeChange,
): Promise<boolean> {
  const [key] = keys;
  switch (kind) {
    case 'rename':
      return changeNamed(key, 'rename', vscode.l10n.t('Rename Key'), make);
    case 'duplicate':
      return changeNamed(key, 'duplicate', vscode.l10n.t('Duplicate Key'), make);
    case 'delete':
      return deleteKeys(keys, make);
  }
}

async function named(
  resources: ResourceIndex,
  requested: readonly RequestedKey[],
): Promise<readonly NamedKey[]> {
  const members = new Map<string, Promise<Member | undefined>>();
  const keys = new Map<string, NamedKey>();
  for (const { uri, id } of requested) {
    const file = uri.toString();
    const member = members.get(file) ?? resources.memberOf(uri);
    members.set(file, member);
    const found = await member;
    if (found === undefined) continue;
    const path = shapeOf(found.set.format).keyOf(JSON.parse(id) as KeyPath);
    keys.set(`${file} ${id}`, { member: found, path });
  }
  return [...keys.values()];
}
