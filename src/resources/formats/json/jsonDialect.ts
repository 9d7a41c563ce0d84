import type { FormatId, Message, KeyShape, KeyPath } from '../format.ts';
import type { Beside, Origin } from '../tree/declarations.ts';
import type { FlowStyle } from '../tree/flowStyle.ts';
import type { TreeContainer, TreeString } from '../tree/node.ts';
import type { KeepTogether } from '../insertionPoints.ts';
import type { EscapeHabit } from './jsonEscapes.ts';

/** What a kind of resource file makes of JSON. */
export interface JsonDialect {
  readonly id: FormatId;
  readonly keys: KeyShape;
  /** The name of the text in the entries of a file, with what describes it beside it; nothing where there are none. */
  readonly entryText?: (root: TreeContainer) => string | undefined;
  /**
   * Which strings are messages, in the order of the file.
   *
   * @param entryText see there
   */
  messages(root: TreeContainer, entryText: string | undefined): Iterable<Message>;
  readonly beside?: (target: TreeContainer, source: Origin) => Beside;
  /** Which members must stay together. */
  readonly keepTogether?: KeepTogether;
  /** Whether something is in files of the source only. */
  readonly isForSource?: (path: KeyPath, root: TreeContainer) => boolean;
  /** The members that a new file starts with; `source` is what the file of the source holds, if it is JSON. */
  readonly heading?: (
    locale: string,
    source: TreeContainer | undefined,
  ) => Readonly<Record<string, string>>;
}

export function jsonMessage(path: KeyPath, node: TreeString, description?: string): Message {
  const { value, offset, end } = node;
  const message = { path, value, offset, length: end - offset };
  return description === undefined ? message : { ...message, description };
}

/** A JSON text that was read, and the two things that make new parts of it look like the old ones. */
export interface JsonText {
  readonly text: string;
  readonly root: TreeContainer;
  readonly style: FlowStyle;
  readonly habit: EscapeHabit;
}
