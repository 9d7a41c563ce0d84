import type { KeyPath } from '../../keyPath.ts';
import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import { isContainer, isFixed, nodeAt, type TreeNode } from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/** Whether all that a key holds are texts: no number, no null, and no group without anything in it. */
export function hasOnlyMessages(file: ResourceFile, path: KeyPath): boolean {
  if (!(file instanceof JsonFile || file instanceof YamlFile)) return true;
  const node = nodeAt(file.root, path);
  return node !== undefined && isText(node);
}

function isText(node: TreeNode): boolean {
  if (!isContainer(node)) return node.kind === 'string';
  return node.members.length > 0 && node.members.every(({ value }) => isText(value));
}

/** Whether something on the way to a key, or below it, occurs several times. */
export function isRepeatedKey(file: ResourceFile, path: KeyPath): boolean {
  return (file instanceof JsonFile || file instanceof YamlFile) && isFixed(file.root, path);
}
