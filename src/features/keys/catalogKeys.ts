import * as vscode from 'vscode';
import type { KeyPath } from '../../catalog/keyPath.ts';
import type {
  ChangedKeys,
  KeyRequest,
  RequestedKey,
} from '../../platform/review/catalogRequests.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { changeNamed, deleteNamed, type NamedKey } from './keyCommands.ts';
import type { ReadyChange } from './keyChangeEdit.ts';

/** Changes a key for the catalog, whose history takes it back. */
export async function changeForCatalog(
  resources: ResourceIndex,
  kind: KeyRequest,
  { uri, id }: RequestedKey,
): Promise<ChangedKeys | undefined> {
  const member = await resources.memberOf(uri);
  if (member === undefined) return undefined;
  const ready = await change(kind, { member, path: JSON.parse(id) as KeyPath });
  return ready && { folder: member.folder, files: ready.files };
}

function change(kind: KeyRequest, key: NamedKey): Promise<ReadyChange | undefined> {
  switch (kind) {
    case 'rename':
      return changeNamed(key, 'rename', vscode.l10n.t('Rename Key'));
    case 'duplicate':
      return changeNamed(key, 'duplicate', vscode.l10n.t('Duplicate Key'));
    case 'delete':
      return deleteNamed(key);
  }
}
