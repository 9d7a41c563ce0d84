import * as vscode from 'vscode';
import type { KeyPath } from '../../catalog/formats/format.ts';
import { shapeOf } from '../../catalog/formats/formats.ts';
import type {
  ChangedKeys,
  KeyRequest,
  RecordKeys,
  RequestedKey,
} from '../../platform/review/catalogRequests.ts';
import type { Member, ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { addKey } from './addKey.ts';
import { deleteKeys } from './deleteKeys.ts';
import { changeNamed } from './keyCommands.ts';
import { changeKeys, recordedBy, type MakeChange, type NamedKey } from './keyChangeEdit.ts';

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
  return (await isChanged(kind, [key, ...others], make)) ? {} : undefined;
}

async function isChanged(
  kind: Exclude<KeyRequest, 'add'>,
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
