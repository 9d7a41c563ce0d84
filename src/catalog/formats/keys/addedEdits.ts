import type { Edit } from '../../edit.ts';
import { keyId, type KeyPath } from '../../keyPath.ts';
import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import { PropertiesFile } from '../properties/propertiesFile.ts';
import {
  isContainer,
  memberOf,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';
import { AddedMembers } from './addedMembers.ts';
import { documentOf } from './documentOf.ts';
import { emptyAgain } from './emptyAgain.ts';
import { endingAs, removedLines, removedMembers } from './removedMembers.ts';

/**
 * The edits that take messages out of a file that were added to it: with the groups that were made for them and have
 * nothing else in them, but with nothing that was there before, and no comment. What was `null` is so again.
 *
 * What occurs twice or is shared stays. The callers look at what comes out of it.
 *
 * @param then the file before; without it, all of the file was added
 * @param source as it is now: tells what came along from what a person has put beside it
 */
export function addedEdits(
  file: ResourceFile,
  then: ResourceFile | undefined,
  paths: readonly KeyPath[],
  source: ResourceFile | undefined,
): readonly Edit[] {
  if (file instanceof PropertiesFile) {
    const names = new Set(paths.flatMap((path) => (path.length === 1 ? path : [])));
    const isGone = (key: string) => names.has(key) && !file.repeated.has(key);
    return removedLines(file, new Set(file.lines.filter(({ key }) => isGone(key))), 'comments');
  }
  const root = documentOf(file);
  if (root === undefined || !(file instanceof JsonFile || file instanceof YamlFile)) return [];
  const around = file.rootKey === undefined ? [] : [file.rootKey];
  const ids = new Set(paths.map((path) => keyId([...around, ...path])));
  const old = then && documentOf(then);
  const added = new AddedMembers(file, ids, source);
  added.find(root, old, []);
  const edits = [...added.nulls].map(([member, node]) => nullAgain(file, then, member, node));
  visit(root, old, undefined);
  return file instanceof YamlFile ? endingAs(file.text, edits) : edits;

  function visit(container: TreeContainer, before: TreeNode | undefined, nameEnd?: number): void {
    const dropped = new Set(container.members.filter((member) => added.gone.has(member)));
    if (takesDash(file, container, dropped)) return;
    const isEmptied = dropped.size > 0 && dropped.size === container.members.length;
    edits.push(
      ...(isEmptied
        ? emptyAgain(file, then, { container, nameEnd, before })
        : removedMembers(file, container, dropped, 'comments')),
    );
    for (const member of container.members) {
      const { name, value } = member;
      if (dropped.has(member) || !isContainer(value)) continue;
      visit(value, memberOf(before, name)?.value, member.nameEnd);
    }
  }
}

/** Gives a member its null back, which may be nothing at all in YAML. */
function nullAgain(
  { text }: ResourceFile,
  then: ResourceFile | undefined,
  { value }: TreeMember,
  { offset, end }: TreeNode,
): Edit {
  const old = then?.text.slice(offset, end) ?? '';
  // Where there was nothing, the run put a space before its text.
  const from = old === '' && text[value.offset - 1] === ' ' ? value.offset - 1 : value.offset;
  return { offset: from, length: value.end - from, text: old };
}

/** Whether what goes is behind the dash of an element of a list that stays. */
function takesDash(
  file: ResourceFile,
  container: TreeContainer,
  dropped: ReadonlySet<TreeMember>,
): boolean {
  const [first] = container.members;
  if (!(file instanceof YamlFile) || first === undefined || !dropped.has(first)) return false;
  return file.document.blocks.get(container)?.behindDash === true;
}
