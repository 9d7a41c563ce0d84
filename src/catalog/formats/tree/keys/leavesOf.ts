import { keyId, type KeyPath } from '../../../keyPath.ts';
import type { Leaf, Leaves } from '../../keyOperations.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../node.ts';
import type { Tree } from '../tree.ts';

/** All that a tree says. */
export function leavesOf(tree: Tree): Leaves {
  const { text, whole } = tree;
  const leaves = new Map<string, Leaf>();
  const groups = new Set<string>();
  visit(whole, []);
  return { leaves, groups };

  function visit(node: TreeNode, path: KeyPath): void {
    if (isContainer(node) && node.members.length > 0) return visitMembers(node, path);
    const isEmpty = node.kind === 'scalar' ? tree.isNull(node) : isContainer(node);
    leaves.set(keyId(path), { path, said: isEmpty ? '' : said(node), isEmpty });
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
}
