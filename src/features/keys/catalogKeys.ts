import * as vscode from 'vscode';
import { keyOf } from '../../catalog/formats/keys/keyPlaces.ts';
import type { KeyPath } from '../../catalog/keyPath.ts';
import type {
  ChangedFolder,
  ChangedKeys,
  KeyRequest,
  RequestedKey,
} from '../../platform/review/catalogRequests.ts';
import type { Member, ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { addKey } from './addKey.ts';
import { deleteKeys } from './deleteKeys.ts';
import { changeNamed } from './keyCommands.ts';
import type { NamedKey } from './keyChangeEdit.ts';

/** Changes keys for the catalog, whose history takes it back. */
export async function changeForCatalog(
  resources: ResourceIndex,
  kind: KeyRequest,
  requested: readonly RequestedKey[],
): Promise<ChangedKeys | undefined> {
  const [key, ...others] = await named(resources, requested);
  if (key === undefined) return undefined;
  switch (kind) {
    case 'add':
      return addedBy(await addKey(key.member, key.path));
    case 'rename':
      return madeBy(await changeNamed(key, 'rename', vscode.l10n.t('Rename Key')));
    case 'duplicate':
      return madeBy(await changeNamed(key, 'duplicate', vscode.l10n.t('Duplicate Key')));
    case 'delete':
      return madeBy(...((await deleteKeys([key, ...others])) ?? []));
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
    const path = keyOf(found.set.format, { path: JSON.parse(id) as KeyPath });
    keys.set(`${file} ${id}`, { member: found, path });
  }
  return [...keys.values()];
}

const madeBy = (...folders: readonly (ChangedFolder | undefined)[]): ChangedKeys | undefined => {
  const changed = folders.filter((one) => one !== undefined);
  return changed.length === 0 ? undefined : { folders: changed };
};

const addedBy = (one: Awaited<ReturnType<typeof addKey>>): ChangedKeys | undefined =>
  one && { folders: [one], added: one.added };
