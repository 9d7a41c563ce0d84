import { commentsEnd } from './flowComments.ts';
import { type FlowStyle, hasLineBreak, indentAt, leadOf } from './flowStyle.ts';
import type { Insertion } from './newMembers.ts';
import type { TreeContainer } from './node.ts';

/** What is between two members of a container. */
export interface Separator {
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
export function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}
