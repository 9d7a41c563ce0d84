import { applyEdits, type Edit } from '../../edit.ts';
import type { ResourceFile } from '../format.ts';
import type { PropertyLine } from '../properties/parseProperties.ts';
import type { PropertiesFile } from '../properties/propertiesFile.ts';
import type { TreeContainer, TreeMember } from '../tree/node.ts';
import { ownComments } from '../tree/flowComments.ts';
import { YamlFile } from '../yaml/yamlFile.ts';
import { commentEndOf } from './commentEndOf.ts';

/** A member, and the edit that gives it another name. */
interface Copy {
  readonly member: TreeMember;
  readonly name: Edit;
}

/** The edits that put copies of members under other names behind the last of them. An anchor names the first alone. */
export function copiedMembers(
  file: ResourceFile,
  container: TreeContainer,
  copies: readonly Copy[],
): readonly Edit[] {
  const last = copies.at(-1)?.member;
  if (last === undefined) return [];
  const { text } = file;
  const block = file instanceof YamlFile ? file.document.blocks.get(container) : undefined;
  if (block === undefined) return behindFlow(file, last, copies);
  const end = block.ends[container.members.indexOf(last)] ?? text.length;
  const indent = ' '.repeat(block.indent ?? 0);
  const lines = copies.map((copy) => indent + copyOf(file, copy, end));
  return [{ offset: end, length: 0, text: closed(text, lines.join(''), end) }];
}

/** Behind the comments that follow the last of them on its line. */
function behindFlow(
  file: ResourceFile,
  { value, comma }: TreeMember,
  copies: readonly Copy[],
): readonly Edit[] {
  const { text } = file;
  const shown = copies.map((copy) => leadOf(text, copy.member) + copyOf(file, copy));
  const end = comma === undefined ? value.end : comma + 1;
  const { offset, breaksLine } = ownComments(text, end, commentEndOf(file));
  const start = breaksLine && !/^[\r\n]/.test(shown[0] ?? '') ? eolOf(text) : '';
  if (comma !== undefined) return [{ offset, length: 0, text: `${start}${shown.join(',')},` }];
  return [
    { offset: end, length: 0, text: ',' },
    { offset, length: 0, text: start + shown.join(',') },
  ];
}

function copyOf(file: ResourceFile, { member, name }: Copy, end = member.value.end): string {
  const { offset: start } = member;
  const anchors = file instanceof YamlFile ? file.document.anchors : [];
  const edits = anchors
    .filter(({ offset }) => offset > name.offset && offset < end)
    .toSorted((a, b) => a.offset - b.offset)
    .map((anchor) => withoutAnchor(file.text, anchor));
  const all = [name, ...edits].map((edit) => ({ ...edit, offset: edit.offset - start }));
  return applyEdits(file.text.slice(start, end), all);
}

/** Takes an anchor out with the blanks behind it, or with those before it where nothing is behind it. */
function withoutAnchor(text: string, { offset, end }: { offset: number; end: number }): Edit {
  const behind = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const before = /[ \t]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  const start = /[\r\n]|^$/.test(text.charAt(end + behind)) ? offset - before : offset;
  return { offset: start, length: end + behind - start, text: '' };
}

/** The line break and the indentation before a member that begins a line, else the blank before it. */
function leadOf(text: string, { offset }: TreeMember): string {
  return /(?:(?:\r\n|\r|\n)[ \t]*|[ \t]+)$/.exec(text.slice(0, offset))?.[0] ?? ' ';
}

/** The copy of a line of properties. */
export function copiedLines(
  { text }: PropertiesFile,
  { lineStart, lineEnd, keyStart, keyEnd }: PropertyLine,
  name: string,
): Edit {
  const line = text.slice(lineStart, keyStart) + name + text.slice(keyEnd, lineEnd);
  return { offset: lineEnd, length: 0, text: closed(text, line, lineEnd) };
}

/** Lines that follow a last line without a line break end as that does. */
function closed(text: string, lines: string, end: number): string {
  if (/[\r\n]$/.test(text.slice(0, end))) return lines;
  return eolOf(text) + lines;
}

const eolOf = (text: string) => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
