import type { PlanItem } from '../../resources/plan.ts';
import { stateOf, type MessageState } from '../status/messageState.ts';

/**
 * The state of a cell of the table: that of its message, `copied` for the text of the source in a file that was copied
 * from it, `none` where the locale needs no translation, and `proposed` for a text that waits to be accepted.
 */
export type CellState = WrittenState | 'proposed';

/** The same of a text that is in a file. */
export type WrittenState = MessageState | 'copied' | 'none';

/** A column holds places in this list, a byte for each cell. */
export const cellStates = [
  'none',
  'missing',
  'outdated',
  'copied',
  'unreviewed',
  'translated',
  'reviewed',
] as const satisfies readonly WrittenState[];

/** The byte of a message that its column does not know yet. */
export const unknownState = 255;

/** Each cell counts where `countsOf` counts its message. */
export function cellStateOf(item: PlanItem, isCopied: boolean): WrittenState {
  if (isCopied && item.state === 'translated' && item.sameAsSource) return 'copied';
  return stateOf(item) ?? 'none';
}

/** Whether a cell waits for a person. */
export function isUnfinished(state: CellState): boolean {
  return state !== 'none' && state !== 'translated' && state !== 'reviewed';
}
