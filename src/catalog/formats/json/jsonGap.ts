import type { Edit } from '../../edit.ts';
import type { Growth } from './jsonGrowth.ts';
import type { JsonContainer, JsonMember } from './jsonNode.ts';
import { hasLineBreak, indentAt, isLineBreak, type JsonStyle, leadOf } from './jsonStyle.ts';
import { commentEnd } from './parseJson.ts';

/** What stands between two members of a container. */
export interface Joint {
  readonly beforeComma: string;
  readonly afterComma: string;
  /** The indentation of the members; undefined where they share a line. */
  readonly indent: string | undefined;
}

/** How the members of this container are kept apart, or would be if it had any. */
export function jointOf(text: string, { container, parent }: Growth, style: JsonStyle): Joint {
  return (
    jointBetween(text, container) ??
    (container.members.length > 0
      ? jointFromLead(text, container, style)
      : jointOfEmpty(text, container, parent, style))
  );
}

/** The edits that put new members behind the member at `place`, or at the start for -1. */
export function gapEdits(
  text: string,
  container: JsonContainer,
  place: number,
  joint: Joint,
  shown: readonly string[],
  style: JsonStyle,
): Edit[] {
  const added = shown.join(`${joint.beforeComma},${joint.afterComma}`);
  const previous = container.members[place];
  if (previous) return behind(text, previous, joint, added, style);
  const first = container.members[0];
  if (first) return [beforeFirst(text, container, first, joint, added, style)];
  return [intoEmpty(text, container, joint, added, style)];
}

function behind(
  text: string,
  { value, comma }: JsonMember,
  { beforeComma, afterComma, indent }: Joint,
  added: string,
  style: JsonStyle,
): Edit[] {
  const leadsWithComma = hasLineBreak(beforeComma);
  if (comma !== undefined && !leadsWithComma) {
    const { offset, breaksLine } = ownComments(text, comma + 1);
    const space = ownLine(afterComma, breaksLine, indent, style);
    return [insertion(offset, `${space}${added}${beforeComma},`)];
  }
  const { offset, breaksLine } = ownComments(text, value.end);
  if (leadsWithComma || !breaksLine) {
    return [insertion(offset, `${beforeComma},${afterComma}${added}`)];
  }
  const space = ownLine(afterComma, true, indent, style);
  return [insertion(value.end, ','), insertion(offset, space + added)];
}

/** Above the comments that belong to the first member, below those that stand behind the brace. */
function beforeFirst(
  text: string,
  container: JsonContainer,
  first: JsonMember,
  { beforeComma, afterComma, indent }: Joint,
  added: string,
  style: JsonStyle,
): Edit {
  const lead = leadOf(text, container) ?? '';
  if (isBlank(lead)) return insertion(first.offset, `${added}${beforeComma},${afterComma}`);
  const { offset } = ownComments(text, container.offset + 1);
  const onLines = hasLineBreak(text.slice(offset, first.offset));
  const space = onLines ? style.eol + (indent ?? indentAt(text, first.offset)) : ' ';
  return insertion(offset, `${space}${added},`);
}

function intoEmpty(
  text: string,
  container: JsonContainer,
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

/** The joint of the first two members that have nothing but a comma and white space between them. */
function jointBetween(text: string, { members }: JsonContainer): Joint | undefined {
  for (const [place, { value, comma }] of members.entries()) {
    const next = members[place + 1];
    if (!next || comma === undefined) return undefined;
    const [before, after] = [text.slice(value.end, comma), text.slice(comma + 1, next.offset)];
    if (isBlank(before) && isBlank(after)) return joint(before, after);
  }
  return undefined;
}

function jointFromLead(text: string, container: JsonContainer, style: JsonStyle): Joint {
  if (!hasLineBreak(leadOf(text, container) ?? '')) return joint('', style.gap);
  return joint('', style.eol + indentAt(text, container.members[0]?.offset ?? 0));
}

function jointOfEmpty(
  text: string,
  container: JsonContainer,
  parent: JsonContainer | undefined,
  style: JsonStyle,
): Joint {
  const offset = commentsEnd(text, container);
  const rest = text.slice(offset, container.end - 1);
  const untouched = offset === container.offset + 1 && rest === '';
  const parentOnOneLine = parent !== undefined && !hasLineBreak(leadOf(text, parent) ?? '');
  const onLines = hasLineBreak(rest) || (untouched && style.unit !== undefined && !parentOnOneLine);
  if (!onLines) return joint('', style.gap);
  return joint('', style.eol + indentAt(text, container.offset) + (style.unit ?? ''));
}

function joint(before: string, after: string): Joint {
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

/** White space that breaks the line where a line comment stands before it. */
function ownLine(
  space: string,
  afterLineComment: boolean,
  indent: string | undefined,
  style: JsonStyle,
): string {
  return afterLineComment && !hasLineBreak(space) ? style.eol + (indent ?? '') : space;
}

/**
 * Where the comments end that belong to what stands before `offset`: those on the same line, unless more than
 * a closing bracket follows on it. `breaksLine` says that the last of them is a line comment.
 */
function ownComments(text: string, offset: number): { offset: number; breaksLine: boolean } {
  let at = offset;
  let end = offset;
  let breaksLine = false;
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    const next = commentEnd(text, at);
    if (next === undefined) break;
    breaksLine = text.startsWith('//', at);
    at = next;
    end = next;
  }
  const belongs = at === text.length || isLineBreak(text[at]) || '}]'.includes(text[at] ?? '');
  return belongs ? { offset: end, breaksLine } : { offset, breaksLine: false };
}

/** Where the last comment of a container without members ends; behind its bracket when there is none. */
function commentsEnd(text: string, container: JsonContainer): number {
  let end = container.offset + 1;
  for (let at = end; at < container.end - 1; at += 1) {
    const next = commentEnd(text, at);
    if (next !== undefined) {
      at = next - 1;
      end = next;
    }
  }
  return end;
}

function insertion(offset: number, text: string): Edit {
  return { offset, length: 0, text };
}

function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}
