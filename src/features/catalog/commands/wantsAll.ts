import { askToMark } from '../../../platform/review/askToMark.ts';
import { asksFirst } from '../../../project/review/asksFirst.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { CommandContext } from './rowPlaces.ts';

/**
 * Whether a person wants texts of all these messages to count as read by them: asked where they are many, or one of them was
 * never on screen.
 *
 * @param left how many stay because a check finds fault with them
 */
export async function wantsAll(
  { seen }: Pick<CommandContext, 'seen'>,
  rows: readonly TableRow[],
  locales: readonly string[],
  left: number,
): Promise<'yes' | 'no' | 'notAsked'> {
  const unseen = rows.filter(({ handle }) => !seen.has(handle)).length;
  const mark = { count: rows.length, unseen };
  if (!asksFirst(mark)) return 'notAsked';
  return (await askToMark({ ...mark, locales, left })) === 'mark' ? 'yes' : 'no';
}
