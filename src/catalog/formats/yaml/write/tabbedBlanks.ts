import type { Edit } from '../../../edit.ts';
import { indentAt } from '../../tree/flowStyle.ts';
import type { TreeNode } from '../../tree/node.ts';
import { behindLineBreak, lineEnd } from '../yamlCursor.ts';

/** An edit, and the one that the blank lines below it need then. */
export interface EditAboveBlanks extends Edit {
  readonly blanks?: Edit | undefined;
}

/** Whether a value stands without quotes: a text, a number, a word for nothing. */
export function isPlain(text: string, { kind, offset, end }: TreeNode): boolean {
  const isLeaf = kind === 'string' || kind === 'scalar';
  return isLeaf && end > offset && !`"'|>*[{`.includes(text.charAt(offset));
}

/**
 * Blank lines below a value without quotes that gets others, and a comment below them, without their blanks where these have
 * tabs among them: libyaml, which Rails reads with, takes tabs for part of such a value where they are indented further, and
 * refuses all others.
 *
 * @param node the value
 * @param start of the first blank line
 * @returns the edit, or nothing where there are no tabs, or such as libyaml refuses in any case
 */
export function withoutTabs(text: string, node: TreeNode, start: number): Edit | undefined {
  const indent = indentAt(text, node.offset).length;
  let end = start;
  let clean = '';
  let seen = '';
  for (let line = start; line < text.length;) {
    const to = lineEnd(text, line);
    const blanks = /^[ \t]*/.exec(text.slice(line, to))?.[0] ?? '';
    const said = line + blanks.length;
    const isComment = text[said] === '#';
    if (said < to && !isComment) break;
    const next = isComment ? said : behindLineBreak(text, to);
    const tab = blanks.indexOf('\t');
    const hasTab = tab >= 0;
    if (hasTab && tab <= indent) return undefined;
    const left = isComment ? blanks.replaceAll('\t', '') : hasTab ? '' : blanks;
    seen += left + text.slice(said, next);
    if (hasTab) [end, clean] = [next, seen];
    if (isComment) break;
    line = next;
  }
  return end === start ? undefined : { offset: start, length: end - start, text: clean };
}
