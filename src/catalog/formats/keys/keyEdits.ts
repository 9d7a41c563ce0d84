import type { Edit } from '../../edit.ts';
import type { KeyPath } from '../../keyPath.ts';
import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import { PropertiesFile } from '../properties/propertiesFile.ts';
import {
  isContainer,
  memberOf,
  nodeAt,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';
import { copiedLines, copiedMembers } from './copiedMembers.ts';
import { nameStart } from './keyPlaces.ts';
import { removedLines, removedMembers } from './removedMembers.ts';
import { spellJsonName, spellPropertyName, spellYamlName } from './spellName.ts';

/** A key as it is in a file: what holds it, and its member with those that belong to it. */
interface KeyMembers {
  readonly container: TreeContainer;
  /** More than one where the format describes a message in a member of its own (ARB). */
  readonly members: readonly TreeMember[];
}

/**
 * The edits that give a key another last name: the name alone changes, in the spelling of the file.
 *
 * The callers look at what comes out of it: a file may share or repeat what is around a key.
 */
export function renameEdits(file: ResourceFile, path: KeyPath, name: string): readonly Edit[] {
  if (file instanceof PropertiesFile) {
    return linesOf(file, path).map(({ keyStart, keyEnd }) => ({
      offset: keyStart,
      length: keyEnd - keyStart,
      text: spellPropertyName(file, name),
    }));
  }
  const { container, members } = membersOf(file, path);
  return members.map((member) => renamed(file, container, member, name));
}

function renamed(
  file: ResourceFile,
  container: TreeContainer,
  member: TreeMember,
  name: string,
): Edit {
  const offset = nameStart(file.text, member);
  const text = newName(file, container, member, name);
  return { offset, length: member.nameEnd - offset, text };
}

function newName(
  file: ResourceFile,
  container: TreeContainer,
  member: TreeMember,
  name: string,
): string {
  const full = String(member.name).startsWith('@') && isArb(file) ? `@${name}` : name;
  if (file instanceof YamlFile) return spellYamlName(file, container, member, full);
  return file instanceof JsonFile ? spellJsonName(file, full) : full;
}

/** The edits that put a copy of a key with another last name behind it, value and all. */
export function copyEdits(file: ResourceFile, path: KeyPath, name: string): readonly Edit[] {
  if (file instanceof PropertiesFile)
    return linesOf(file, path).map((line) =>
      copiedLines(file, line, spellPropertyName(file, name)),
    );
  const { container, members } = membersOf(file, path);
  const copies = members.map((member) => ({
    member,
    name: renamed(file, container, member, name),
  }));
  return copiedMembers(file, container, copies);
}

/**
 * The edits that take keys out of their file, with the comments right above them and the groups that have nothing else in
 * them. None of them is inside of another one.
 */
export function removeEdits(file: ResourceFile, paths: readonly KeyPath[]): readonly Edit[] {
  if (file instanceof PropertiesFile) {
    const names = new Set(paths.flatMap((path) => (path.length === 1 ? path : [])));
    return removedLines(file, new Set(file.lines.filter(({ key }) => names.has(key))));
  }
  return [...goneMembers(file, paths)].flatMap(([container, { members }]) =>
    removedMembers(file, container, members),
  );
}

/** Members that go, and the key of the group that they are in. */
interface GoneMembers {
  readonly group: KeyPath;
  readonly members: Set<TreeMember>;
}

/** By what holds them; a group goes with the last of its members, and a list with the last of what is in its elements. */
function goneMembers(
  file: ResourceFile,
  paths: readonly KeyPath[],
): ReadonlyMap<TreeContainer, GoneMembers> {
  const gone = new Map<TreeContainer, GoneMembers>();
  const add = (path: KeyPath) => {
    const { container, members } = membersOf(file, path);
    if (members.length === 0) return;
    const known = gone.get(container) ?? { group: path.slice(0, -1), members: new Set() };
    for (const member of members) known.members.add(member);
    gone.set(container, known);
  };
  const isEmptied = (node: TreeContainer) => gone.get(node)?.members.size === node.members.length;
  for (const path of paths) add(path);
  const deepest = Math.max(0, ...[...gone.values()].map(({ group }) => group.length));
  for (let depth = deepest; depth > 0; depth -= 1) {
    const seen = new Set<TreeContainer>();
    for (const [container, { group }] of gone) {
      if (group.length !== depth || !isEmptied(container)) continue;
      if (typeof group.at(-1) === 'string') {
        gone.delete(container);
        add(group);
        continue;
      }
      const list = listAround(file, group);
      if (list === undefined || seen.has(list)) continue;
      seen.add(list);
      const elements = list.members.map(({ value }) => value).filter(isContainer);
      if (elements.length < list.members.length || !elements.every(isEmptied)) continue;
      for (const element of elements) gone.delete(element);
      add(group.slice(0, -1));
    }
  }
  return gone;
}

/** The list that a path leads into, where it has a name: others keep their places. */
function listAround(file: ResourceFile, path: KeyPath): TreeContainer | undefined {
  const list = nodeOf(file, path.slice(0, -1));
  return typeof path.at(-2) === 'string' && isContainer(list) ? list : undefined;
}

function linesOf(file: PropertiesFile, path: KeyPath) {
  return path.length === 1 ? file.lines.filter(({ key }) => key === path[0]) : [];
}

const isArb = (file: ResourceFile) => file instanceof JsonFile && file.reading.dialect.id === 'arb';

function membersOf(file: ResourceFile, path: KeyPath): KeyMembers {
  const none = { container: { ...nothing }, members: [] };
  const container = nodeOf(file, path.slice(0, -1));
  const name = path.at(-1);
  if (container?.kind !== 'object' || typeof name !== 'string') return none;
  const names = isArb(file) ? [name, `@${name}`] : [name];
  const members = names.flatMap((one) => memberOf(container, one) ?? []);
  return { container, members };
}

function nodeOf(file: ResourceFile, path: KeyPath): TreeNode | undefined {
  const isTree = file instanceof JsonFile || file instanceof YamlFile;
  return isTree ? nodeAt(file.root, path) : undefined;
}

const nothing: TreeContainer = { kind: 'object', offset: 0, end: 0, members: [], named: new Map() };
