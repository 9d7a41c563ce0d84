import type { Edit } from '../../edit.ts';
import { commentsEnd, ownComments } from './jsonComments.ts';
import { isBlank, type Joint } from './jsonJoint.ts';
import type { TreeContainer, TreeMember } from '../tree/node.ts';
import { hasLineBreak, indentAt, type JsonStyle, leadOf } from './jsonStyle.ts';

/**
 * The edits that put new members behind the member at `place`, or at the start for -1; one for each member where they
 * can stand for themselves, so that a person may leave one out.
 */
export function gapEdits(
  text: string,
  container: TreeContainer,
  place: number,
  joint: Joint,
  shown: readonly string[],
  style: JsonStyle,
): Edit[] {
  const previous = container.members[place];
  if (previous) return behind(text, previous, joint, shown, style);
  const first = container.members[0];
  if (first) return beforeFirst(text, container, first, joint, shown, style);
  return [intoEmpty(text, container, joint, inRow(shown, joint), style)];
}

function inRow(shown: readonly string[], { beforeComma, afterComma }: Joint): string {
  return shown.join(`${beforeComma},${afterComma}`);
}

function behind(
  text: string,
  { value, comma }: TreeMember,
  joint: Joint,
  shown: readonly string[],
  style: JsonStyle,
): Edit[] {
  const { beforeComma, afterComma, indent } = joint;
  const leadsWithComma = hasLineBreak(beforeComma);
  if (comma !== undefined && !leadsWithComma) {
    const { offset, breaksLine } = ownComments(text, comma + 1);
    const space = ownLine(afterComma, breaksLine, indent, style);
    // Behind a line comment only the first one breaks the line for all.
    if (space !== afterComma)
      return [insertion(offset, `${space}${inRow(shown, joint)}${beforeComma},`)];
    return shown.map((member) => insertion(offset, `${space}${member}${beforeComma},`));
  }
  const { offset, breaksLine } = ownComments(text, value.end);
  if (leadsWithComma || !breaksLine) {
    return shown.map((member) => insertion(offset, `${beforeComma},${afterComma}${member}`));
  }
  const space = ownLine(afterComma, true, indent, style);
  return [insertion(value.end, ','), insertion(offset, space + inRow(shown, joint))];
}

/** Above the comments that belong to the first member, below those that stand behind the brace. */
function beforeFirst(
  text: string,
  container: TreeContainer,
  first: TreeMember,
  joint: Joint,
  shown: readonly string[],
  style: JsonStyle,
): Edit[] {
  const { beforeComma, afterComma, indent } = joint;
  const lead = leadOf(text, container) ?? '';
  if (isBlank(lead)) {
    return shown.map((member) => insertion(first.offset, `${member}${beforeComma},${afterComma}`));
  }
  const { offset } = ownComments(text, container.offset + 1);
  const onLines = hasLineBreak(text.slice(offset, first.offset));
  const space = onLines ? style.eol + (indent ?? indentAt(text, first.offset)) : ' ';
  return [insertion(offset, `${space}${inRow(shown, joint)},`)];
}

function intoEmpty(
  text: string,
  container: TreeContainer,
  { indent }: Joint,
  added: string,
  style: JsonStyle,
): Edit {
  const offset = commentsEnd(text, container);
  const rest = text.slice(offset, container.end - 1);
  if (indent === undefined) {
    const space =
      offset > container.offset + 1 || rest !== '' ? ' ' : style.padding[container.kind];
    return insertion(offset, space + added + (rest === '' ? space : ''));
  }
  const close = hasLineBreak(rest) ? '' : style.eol + indentAt(text, container.offset);
  const comma = style.trailingComma ? ',' : '';
  return insertion(offset, style.eol + indent + added + comma + close);
}

/** White space that breaks the line where a line comment stands before it. */
function ownLine(
  space: string,
  afterLineComment: boolean,
  indent: string | undefined,
  style: JsonStyle,
): string {
  return afterLineComment && !hasLineBreak(space) ? style.eol + (indent ?? '') : space;
}

function insertion(offset: number, text: string): Edit {
  return { offset, length: 0, text };
}
