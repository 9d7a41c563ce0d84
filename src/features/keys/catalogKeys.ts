import * as vscode from 'vscode';
import { keyOf } from '../../catalog/formats/keys/keyPlaces.ts';
import type { KeyPath } from '../../catalog/keyPath.ts';
import type {
  ChangedKeys,
  KeyRequest,
  RequestedKey,
} from '../../platform/review/catalogRequests.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { addKey } from './addKey.ts';
import { changeNamed, deleteNamed, type NamedKey } from './keyCommands.ts';

/** Changes a key for the catalog, whose history takes it back. */
export async function changeForCatalog(
  resources: ResourceIndex,
  kind: KeyRequest,
  { uri, id }: RequestedKey,
): Promise<ChangedKeys | undefined> {
  const member = await resources.memberOf(uri);
  if (member === undefined) return undefined;
  const message = { path: JSON.parse(id) as KeyPath };
  const changed = await change(kind, { member, path: keyOf(member.set.format, message) });
  return changed && { folder: member.folder, ...changed };
}

async function change(
  kind: KeyRequest,
  key: NamedKey,
): Promise<Omit<ChangedKeys, 'folder'> | undefined> {
  switch (kind) {
    case 'add':
      return addKey(key.member, key.path);
    case 'rename':
      return changeNamed(key, 'rename', vscode.l10n.t('Rename Key'));
    case 'duplicate':
      return changeNamed(key, 'duplicate', vscode.l10n.t('Duplicate Key'));
    case 'delete':
      return deleteNamed(key);
  }
}
