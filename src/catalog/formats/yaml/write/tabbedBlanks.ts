import type { Edit } from '../../../edit.ts';
import { indentAt } from '../../tree/flowStyle.ts';
import type { TreeNode } from '../../tree/node.ts';
import { behindLineBreak, lineEnd } from '../yamlCursor.ts';

/**
 * Blank lines below a text without quotes that gets others, without their blanks where these have tabs among them: libyaml,
 * which Rails reads with, takes tabs for part of such a text where they are indented further, and refuses all others.
 *
 * @param node the text
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
    const blanks = text.slice(line, to);
    if (blanks.trim() !== '') break;
    const next = behindLineBreak(text, to);
    const tab = blanks.indexOf('\t');
    const hasTab = tab >= 0;
    if (hasTab && tab <= indent) return undefined;
    seen += (hasTab ? '' : blanks) + text.slice(to, next);
    if (hasTab) [end, clean] = [next, seen];
    line = next;
  }
  return end === start ? undefined : { offset: start, length: end - start, text: clean };
}
