import * as vscode from 'vscode';
import type { KeyPath } from '../../catalog/formats/format.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { confirm } from '../../platform/ui/messages.ts';
import { quantity } from '../../texts/format.ts';
import { foundAgain } from '../../platform/workspace/resources.ts';
import { planDeletedKeys, textsWithoutKeys } from '../../project/keys/planDeletedKeys.ts';
import {
  changeKeys,
  filesIn,
  inKeyWords,
  keyName,
  tell,
  type ChangedFolder,
  type MakeChange,
  type NamedKey,
} from './keyChangeEdit.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';

/**
 * Asks once, and deletes keys with their texts in all locales, in one edit; nothing where nobody wants that.
 *
 * @throws {UserError} where one of them cannot be deleted; no file has changed then
 */
export async function deleteKeys(
  keys: readonly [NamedKey, ...NamedKey[]],
  make: MakeChange = changeKeys,
): Promise<boolean> {
  const count = filesIn(await planned(keys, textsWithoutKeys));
  const { length } = keys;
  const isWanted = await confirm({
    message:
      length === 1
        ? vscode.l10n.t('Delete the key {0}?', keyName(keys[0].path))
        : vscode.l10n.t('Delete the keys of {0}?', quantity.messages(length)),
    detail: [
      length === 1
        ? vscode.l10n.t('Its texts are deleted in {0}.', quantity.files(count))
        : vscode.l10n.t('Their texts are deleted in {0}.', quantity.files(count)),
      vscode.l10n.t('“Undo” of the editor takes it back.'),
    ],
    yes: buttonTexts.delete(),
  });
  if (!isWanted) return false;
  const { saved, unsaved } = await make(() => planned(keys, planDeletedKeys));
  const deleted = length === 1 ? keyName(keys[0].path) : quantity.messages(length);
  tell(
    vscode.l10n.t({
      message: 'Deleted {0} in {1}',
      args: [deleted, quantity.files(saved)],
      comment:
        '{0} is a key such as “nav.home” or a count such as "3 messages", {1} a count of files, such as "3 files".',
    }),
    unsaved,
  );
  return true;
}

async function planned(
  keys: readonly NamedKey[],
  plan: typeof planDeletedKeys,
): Promise<readonly ChangedFolder[]> {
  const folders = new Map<vscode.WorkspaceFolder, Map<ResourceSet, KeyPath[]>>();
  for (const { member, path } of keys) {
    const sets = folders.get(member.folder) ?? new Map<ResourceSet, KeyPath[]>();
    const own = sets.get(member.set) ?? [];
    own.push(path);
    folders.set(member.folder, sets.set(member.set, own));
  }
  const found: ChangedFolder[] = [];
  for (const [folder, sets] of folders) {
    const now = await foundAgain(folder, [...sets.keys()]);
    const all = [...sets].map(([set, own], place) => ({ set: now[place] ?? set, keys: own }));
    const files = await inKeyWords(folder, (workspace) => plan(workspace, all));
    found.push({ folder, files });
  }
  return found;
}
