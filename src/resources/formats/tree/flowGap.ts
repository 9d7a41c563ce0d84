import type { Edit } from '../../edit.ts';
import { type FlowStyle, hasLineBreak, indentAt, leadOf } from './flowStyle.ts';
import { commentsEnd, ownComments } from './memberComments.ts';
import type { TreeContainer, TreeMember, Insertion } from './node.ts';

/** New members that go into a container, as they are written. */
export interface NewInFlow {
  readonly container: TreeContainer;
  readonly separator: Separator;
  readonly shown: readonly string[];
  readonly style: FlowStyle;
}

/**
 * The edits that put new members after the member at `place`, or at the start for -1; one for each member where they
 * can stand for themselves, so that a person may leave one out.
 */
export function gapEdits(text: string, place: number, added: NewInFlow): Edit[] {
  const { members } = added.container;
  const [previous, first] = [members[place], members[0]];
  if (previous) return behind(text, previous, added);
  return first ? beforeFirst(text, first, added) : [intoEmpty(text, added)];
}

function inRow({ shown, separator: { beforeComma, afterComma } }: NewInFlow): string {
  return shown.join(`${beforeComma},${afterComma}`);
}

function behind(text: string, { value, comma }: TreeMember, added: NewInFlow): Edit[] {
  const { container, separator, shown, style } = added;
  const { beforeComma, afterComma, indent } = separator;
  const inner = () => indent ?? innerIndent(text, container, style);
  const leadsWithComma = hasLineBreak(beforeComma);
  if (comma !== undefined && !leadsWithComma) {
    const { offset, breaksLine } = ownComments(text, comma + 1, style.commentEnd);
    const space = ownLine(afterComma, breaksLine, inner, style);
    // After a line comment only the first one breaks the line for all.
    if (space !== afterComma) return [insertion(offset, `${space}${inRow(added)}${beforeComma},`)];
    return shown.map((member) => insertion(offset, `${space}${member}${beforeComma},`));
  }
  const { offset, breaksLine } = ownComments(text, value.end, style.commentEnd);
  // Behind the colon of a value of YAML that is not there, libyaml takes a comma for text.
  const gap = text[value.end - 1] === ':' ? ' ' : '';
  if (leadsWithComma || !breaksLine) {
    return shown.map((member) => insertion(offset, `${gap}${beforeComma},${afterComma}${member}`));
  }
  const space = ownLine(afterComma, true, inner, style);
  return [insertion(value.end, `${gap},`), insertion(offset, space + inRow(added))];
}

/** The indentation of members that begin a line. */
function innerIndent(text: string, container: TreeContainer, { unit = '  ' }: FlowStyle): string {
  const [first] = container.members;
  const isOnLines = first !== undefined && hasLineBreak(leadOf(text, container) ?? '');
  return isOnLines ? indentAt(text, first.offset) : indentAt(text, container.offset) + unit;
}

/** Above the comments that belong to the first member, below those that are after the brace. */
function beforeFirst(text: string, first: TreeMember, added: NewInFlow): Edit[] {
  const { container, separator, shown, style } = added;
  const { beforeComma, afterComma, indent } = separator;
  const lead = leadOf(text, container) ?? '';
  if (isBlank(lead)) {
    return shown.map((member) => insertion(first.offset, `${member}${beforeComma},${afterComma}`));
  }
  const { offset } = ownComments(text, container.offset + 1, style.commentEnd);
  const onLines = hasLineBreak(text.slice(offset, first.offset));
  const space = onLines ? style.eol + (indent ?? indentAt(text, first.offset)) : ' ';
  return [insertion(offset, `${space}${inRow(added)},`)];
}

function intoEmpty(text: string, added: NewInFlow): Edit {
  const { container, style } = added;
  const { indent } = added.separator;
  const offset = commentsEnd(text, container, style.commentEnd);
  const rest = text.slice(offset, container.end - 1);
  if (indent === undefined) {
    const space =
      offset > container.offset + 1 || rest !== '' ? ' ' : style.padding[container.kind];
    return insertion(offset, space + inRow(added) + (rest === '' ? space : ''));
  }
  const close = hasLineBreak(rest) ? '' : style.eol + indentAt(text, container.offset);
  const comma = style.trailingComma ? ',' : '';
  return insertion(offset, style.eol + indent + inRow(added) + comma + close);
}

/** Whitespace that breaks the line where a line comment is before it. */
function ownLine(
  space: string,
  afterLineComment: boolean,
  indent: () => string,
  style: FlowStyle,
): string {
  return afterLineComment && !hasLineBreak(space) ? style.eol + indent() : space;
}

function insertion(offset: number, text: string): Edit {
  return { offset, length: 0, text };
}

/** What is between two members of a container. */
interface Separator {
  readonly beforeComma: string;
  readonly afterComma: string;
  /** The indentation of the members; undefined where they share a line. */
  readonly indent: string | undefined;
}

/** How the members of this container are kept apart, or would be if it had any. */
export function separatorOf(
  text: string,
  { container, parent }: Insertion,
  style: FlowStyle,
): Separator {
  return (
    separatorBetween(text, container) ??
    (container.members.length > 0
      ? separatorFromLead(text, container, style)
      : separatorOfEmpty(text, container, parent, style))
  );
}

/** The separator of the first two members that have nothing but a comma and whitespace between them. */
function separatorBetween(text: string, { members }: TreeContainer): Separator | undefined {
  for (const [place, { value, comma }] of members.entries()) {
    const next = members[place + 1];
    if (!next || comma === undefined) return undefined;
    const [before, after] = [text.slice(value.end, comma), text.slice(comma + 1, next.offset)];
    if (isBlank(before) && isBlank(after)) return separator(before, after);
  }
  return undefined;
}

function separatorFromLead(text: string, container: TreeContainer, style: FlowStyle): Separator {
  if (!hasLineBreak(leadOf(text, container) ?? '')) return separator('', style.gap);
  return separator('', style.eol + indentAt(text, container.members[0]?.offset ?? 0));
}

function separatorOfEmpty(
  text: string,
  container: TreeContainer,
  parent: TreeContainer | undefined,
  style: FlowStyle,
): Separator {
  const offset = commentsEnd(text, container, style.commentEnd);
  const rest = text.slice(offset, container.end - 1);
  const untouched = offset === container.offset + 1 && rest === '';
  const parentOnOneLine = parent !== undefined && !hasLineBreak(leadOf(text, parent) ?? '');
  const onLines = hasLineBreak(rest) || (untouched && style.unit !== undefined && !parentOnOneLine);
  if (!onLines) return separator('', style.gap);
  // Strict readers of YAML want lines between brackets to be indented.
  return separator('', style.eol + indentAt(text, container.offset) + (style.unit ?? '  '));
}

function separator(before: string, after: string): Separator {
  const beforeComma = withoutBlankLines(before);
  const afterComma = withoutBlankLines(after);
  const space = beforeComma + afterComma;
  const lineBreak = Math.max(space.lastIndexOf('\n'), space.lastIndexOf('\r'));
  return {
    beforeComma,
    afterComma,
    indent: lineBreak < 0 ? undefined : space.slice(lineBreak + 1),
  };
}

function withoutBlankLines(space: string): string {
  return /(?:\r\n|\r|\n)[ \t]*$/.exec(space)?.[0] ?? space;
}

/** Nothing but whitespace. */
function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}
