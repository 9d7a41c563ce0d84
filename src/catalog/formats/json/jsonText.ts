import type { EscapeHabit } from './jsonEscapes.ts';
import type { TreeContainer } from '../tree/node.ts';
import type { FlowStyle } from '../tree/flowStyle.ts';

/** A JSON text that was read, and the two things that make new parts of it look like the old ones. */
export interface JsonText {
  readonly text: string;
  readonly root: TreeContainer;
  readonly style: FlowStyle;
  readonly habit: EscapeHabit;
}
