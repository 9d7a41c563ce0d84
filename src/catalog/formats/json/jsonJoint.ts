import { commentsEnd } from './jsonComments.ts';
import type { Insertion } from '../tree/newMembers.ts';
import type { TreeContainer } from '../tree/node.ts';
import { hasLineBreak, indentAt, type JsonStyle, leadOf } from './jsonStyle.ts';

/** What stands between two members of a container. */
export interface Joint {
  readonly beforeComma: string;
  readonly afterComma: string;
  /** The indentation of the members; undefined where they share a line. */
  readonly indent: string | undefined;
}

/** How the members of this container are kept apart, or would be if it had any. */
export function jointOf(text: string, { container, parent }: Insertion, style: JsonStyle): Joint {
  return (
    jointBetween(text, container) ??
    (container.members.length > 0
      ? jointFromLead(text, container, style)
      : jointOfEmpty(text, container, parent, style))
  );
}

/** The joint of the first two members that have nothing but a comma and white space between them. */
function jointBetween(text: string, { members }: TreeContainer): Joint | undefined {
  for (const [place, { value, comma }] of members.entries()) {
    const next = members[place + 1];
    if (!next || comma === undefined) return undefined;
    const [before, after] = [text.slice(value.end, comma), text.slice(comma + 1, next.offset)];
    if (isBlank(before) && isBlank(after)) return joint(before, after);
  }
  return undefined;
}

function jointFromLead(text: string, container: TreeContainer, style: JsonStyle): Joint {
  if (!hasLineBreak(leadOf(text, container) ?? '')) return joint('', style.gap);
  return joint('', style.eol + indentAt(text, container.members[0]?.offset ?? 0));
}

function jointOfEmpty(
  text: string,
  container: TreeContainer,
  parent: TreeContainer | undefined,
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

/** Nothing but white space. */
export function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}
