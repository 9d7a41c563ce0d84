import type { Edit } from '../../edit.ts';
import type { KeyPath } from '../../keyPath.ts';
import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import { PropertiesFile } from '../properties/propertiesFile.ts';
import { memberOf, nodeAt, type TreeContainer, type TreeMember } from '../tree/node.ts';
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
 * The edits that take a key out of its file, with the comments right above it and the groups that have nothing else in
 * them.
 */
export function removeEdits(file: ResourceFile, path: KeyPath): readonly Edit[] {
  if (file instanceof PropertiesFile) return removedLines(file, new Set(linesOf(file, path)));
  const { container, members } = membersOf(file, path);
  const isAll = members.length === container.members.length;
  if (isAll && path.length > 1) return removeEdits(file, path.slice(0, -1));
  return removedMembers(file, container, new Set(members));
}

function linesOf(file: PropertiesFile, path: KeyPath) {
  return path.length === 1 ? file.lines.filter(({ key }) => key === path[0]) : [];
}

const isArb = (file: ResourceFile) => file instanceof JsonFile && file.reading.dialect.id === 'arb';

function membersOf(file: ResourceFile, path: KeyPath): KeyMembers {
  const none = { container: { ...nothing }, members: [] };
  if (!(file instanceof JsonFile || file instanceof YamlFile)) return none;
  const container = nodeAt(file.root, path.slice(0, -1));
  const name = path.at(-1);
  if (container?.kind !== 'object' || typeof name !== 'string') return none;
  const names = isArb(file) ? [name, `@${name}`] : [name];
  const members = names.flatMap((one) => memberOf(container, one) ?? []);
  return { container, members };
}

const nothing: TreeContainer = { kind: 'object', offset: 0, end: 0, members: [], named: new Map() };
