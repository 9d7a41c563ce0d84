import type { KeyPath } from '../../keyPath.ts';
import type { FormatId, Message } from '../format.ts';
import type { KeyShape } from '../keyOperations.ts';
import type { Addition } from '../tree/newMembers.ts';
import type { TreeContainer, TreeString } from '../tree/node.ts';
import type { KeepTogether } from '../insertionPoints.ts';
import type { JsonText } from './jsonText.ts';

/** What an inserted message needs beside it, as the source has it. */
export type Siblings = (path: KeyPath) => readonly Addition[];

/** What a kind of resource file makes of JSON. */
export interface JsonDialect {
  readonly id: FormatId;
  readonly keys: KeyShape;
  /** Each member of the root is an entry that needs a text, with what describes that beside it. */
  readonly hasEntries?: boolean;
  /** Which strings are messages, in the order of the file. */
  messages(root: TreeContainer): Iterable<Message>;
  readonly siblings?: (target: TreeContainer, source: JsonText) => Siblings;
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
