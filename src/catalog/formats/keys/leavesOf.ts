import { keyId, type KeyPath } from '../../keyPath.ts';
import type { ResourceFile } from '../format.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';
import { documentOf } from './documentOf.ts';

/** What stands at the end of a path, be it a text or not. */
export interface Leaf {
  readonly path: KeyPath;
  /** However it is laid out; nothing where it is empty. */
  readonly said: string;
  /** Whether it is a null, or a group or a list without anything in it. */
  readonly isEmpty: boolean;
}

/** What a file says, by `keyId` of paths that have the root locale key and tell apart what has the same name. */
interface Leaves {
  readonly leaves: ReadonlyMap<string, Leaf>;
  /** The groups and lists that have something in them. */
  readonly groups: ReadonlySet<string>;
}

/** All that a file says; nothing of `.properties`, where everything is a message. */
export function leavesOf(file: ResourceFile): Leaves {
  const { text } = file;
  const leaves = new Map<string, Leaf>();
  const groups = new Set<string>();
  const document = documentOf(file);
  if (document !== undefined) visit(document, []);
  return { leaves, groups };

  function visit(node: TreeNode, path: KeyPath): void {
    if (isContainer(node) && node.members.length > 0) return visitMembers(node, path);
    const empty = isEmpty(node);
    leaves.set(keyId(path), { path, said: empty ? '' : said(node), isEmpty: empty });
  }

  function visitMembers({ members }: TreeContainer, path: KeyPath): void {
    groups.add(keyId(path));
    const seen = new Map<string | number, number>();
    for (const { name, value } of members) {
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      visit(value, [...path, name, ...(count > 0 ? [`#${count}`] : [])]);
    }
  }

  function said(node: TreeNode): string {
    if (node.kind === 'string') return JSON.stringify(node.value);
    return text.slice(node.offset, node.end).replaceAll(/\s+/gu, ' ').trim();
  }

  function isEmpty(node: TreeNode): boolean {
    if (node.kind !== 'scalar') return isContainer(node);
    if (file instanceof YamlFile) return file.document.nulls.has(node);
    return text.slice(node.offset, node.end) === 'null';
  }
}
