import type { EscapeHabit } from './jsonEscapes.ts';
import type { TreeContainer } from '../tree/node.ts';
import type { JsonStyle } from './jsonStyle.ts';

/** A JSON text that was read, and the two things that make new parts of it look like the old ones. */
export interface JsonText {
  readonly text: string;
  readonly root: TreeContainer;
  readonly style: JsonStyle;
  readonly habit: EscapeHabit;
}
