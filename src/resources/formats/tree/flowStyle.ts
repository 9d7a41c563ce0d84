import type { Edit } from '../../edit.ts';
import type { KeyShape, KeyPath } from '../format.ts';
import type { MemberReader, TreeContainer, TreeMember, TreeNode } from './node.ts';

/** Where the comment at an offset ends (a line comment ends before its line break); undefined when there is none. */
export type CommentEnd = (text: string, offset: number) => number | undefined;

/** How a file lays out what is in brackets and braces, read from the file itself. */
export interface FlowStyle {
  readonly eol: string;
  /** What one more level adds to the indentation; undefined where everything is on one line. */
  readonly unit: string | undefined;
  /** The colon with its spaces. */
  readonly colon: string;
  /** What is after a comma within a line. */
  readonly gap: string;
  /** What is inside the braces, and inside the brackets, of a container on one line. */
  readonly padding: Readonly<Record<TreeContainer['kind'], string>>;
  /** Whether the last member of a container on several lines has a comma too. */
  readonly trailingComma: boolean;
  readonly commentEnd: CommentEnd;
}

/**
 * The style of containers in their order in the text; the first that shows a trait decides. Without members they show
 * none, so that the style is that of `model`.
 */
export function flowStyle(
  text: string,
  containers: readonly TreeContainer[],
  model: FlowStyle,
): FlowStyle {
  const eol = /\r\n|\n|\r/.exec(text)?.[0] ?? model.eol;
  if (containers.every(({ members }) => members.length === 0)) return { ...model, eol };
  const first = <T>(pick: (container: TreeContainer) => T | undefined) => {
    for (const container of containers) {
      const found = pick(container);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const colon = colonOf(text, containers) ?? ': ';
  const space = colon.endsWith(' ') ? ' ' : '';
  const paddingOf = (kind: TreeContainer['kind']) =>
    first((container) => (container.kind === kind ? paddingIn(text, container) : undefined));
  return {
    eol,
    unit: first((container) => unitIn(text, container)),
    colon,
    gap: first((container) => gapIn(text, container)) ?? space,
    padding: { object: paddingOf('object') ?? space, array: paddingOf('array') ?? '' },
    trailingComma: first((container) => trailingCommaIn(text, container)) ?? false,
    commentEnd: model.commentEnd,
  };
}

/** What is between the opening brace and the first member; undefined without members. */
export function leadOf(text: string, container: TreeContainer): string | undefined {
  const first = container.members[0];
  return first && text.slice(container.offset + 1, first.offset);
}

/** The whitespace at the start of the line in which `offset` is. */
export function indentAt(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && !isLineBreak(text[start - 1])) start -= 1;
  let end = text[start] === '\uFEFF' ? start + 1 : start;
  start = end;
  while (text[end] === ' ' || text[end] === '\t') end += 1;
  return text.slice(start, end);
}

export function isLineBreak(char: string | undefined): boolean {
  return char === '\n' || char === '\r';
}

export function hasLineBreak(text: string): boolean {
  return text.includes('\n') || text.includes('\r');
}

function unitIn(text: string, container: TreeContainer): string | undefined {
  const first = container.members[0];
  if (!first || !hasLineBreak(leadOf(text, container) ?? '')) return undefined;
  const outer = indentAt(text, container.offset);
  const inner = indentAt(text, first.offset);
  return inner.startsWith(outer) ? inner.slice(outer.length) : '';
}

/** So many colons show how a file writes them. */
const sample = 500;

/** The colon of most members, as far as the first ones tell; undefined where no colon is that of most. */
export function colonOf(text: string, containers: readonly TreeContainer[]): string | undefined {
  const counts = new Map<string, number>();
  let seen = 0;
  for (const { kind, members } of containers) {
    if (kind === 'array') continue;
    for (const { nameEnd, value } of members.slice(0, 20)) {
      const colon = text.slice(nameEnd, value.offset);
      if (/^ *: *$/.test(colon)) counts.set(colon, (counts.get(colon) ?? 0) + 1);
    }
    seen += Math.min(members.length, 20);
    if (seen > sample) break;
  }
  const [most, next] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[1] === next?.[1] ? undefined : most?.[0];
}

function gapIn(text: string, container: TreeContainer): string | undefined {
  const [first, second] = container.members;
  if (!second || first?.comma === undefined) return undefined;
  const gap = text.slice(first.comma + 1, second.offset);
  return /^ *$/.test(gap) ? gap : undefined;
}

function paddingIn(text: string, container: TreeContainer): string | undefined {
  const lead = leadOf(text, container);
  return lead !== undefined && /^ *$/.test(lead) ? lead : undefined;
}

function trailingCommaIn(text: string, container: TreeContainer): boolean | undefined {
  const lead = leadOf(text, container);
  if (lead === undefined || !hasLineBreak(lead)) return undefined;
  return container.members.at(-1)?.comma !== undefined;
}

/** A text that was read as a tree of members, as the operations on its keys see it. */
export interface Tree {
  readonly text: string;
  /** What the messages are in. */
  readonly root: TreeContainer;
  /** All of it, its root locale key included. */
  readonly whole: TreeContainer;
  /** The root locale key as it is written, if there is one. */
  readonly rootKey: string | undefined;
  readonly shape: KeyShape;
  /** The name of the text in entries that describe theirs (Chrome); nothing where there are none. */
  readonly entryText: string | undefined;
  /** How what is in brackets and braces is laid out. */
  readonly flow: FlowStyle;
  /** What names a part of the text (YAML): a copy of that part goes without it. */
  readonly anchors: readonly { readonly offset: number; readonly end: number }[];
  readonly members: MemberReader;
  get(path: KeyPath): unknown;
  /** A name in the spelling of the file, as that of the member in whose place it goes. */
  encodeName(container: TreeContainer, member: TreeMember, name: string): string;
  isNull(node: TreeNode): boolean;
  /** Whether others read what is in a container, too, so that it stays as it is. */
  isShared(container: TreeContainer): boolean;
  /** Nothing for a container in brackets or braces. */
  linesOf(container: TreeContainer): TreeLines | undefined;
  /** Edits that take something out, as far as they also end the file as it ended before. */
  ending(edits: readonly Edit[]): readonly Edit[];
}

/** A container whose members are in lines of their own, without brackets (YAML). */
export interface TreeLines {
  /** The first member is behind the dash of an element. */
  readonly behindDash: boolean;
  /** The indentation of its members. */
  readonly indent: number;
  /** Where the lines of a member end. */
  endOf(member: TreeMember): number;
  /** @param kept what of that which is above them stays */
  removed(members: ReadonlySet<TreeMember>, kept: 'comments' | undefined): readonly Edit[];
  /** Puts what the container was spelled as when it was empty behind its name, which ends at an offset. */
  encodedEmpty(old: string, nameEnd: number): Edit;
}
