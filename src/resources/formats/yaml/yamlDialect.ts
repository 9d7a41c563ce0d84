import type { FormatId, KeyPath, KeyShape, Message } from '../format.ts';
import type { Addition, NewValue, TreeContainer, TreeNode } from '../tree/node.ts';

/** What a kind of resource file makes of YAML. */
export interface YamlDialect {
  readonly id: FormatId;
  readonly keys: KeyShape;
  /** The member of an entry that is its text, with what describes that beside it. Absent where members are texts. */
  readonly entryText?: string;
  /** The texts that are messages, with what is said about them; absent: all texts are. */
  readonly chosen?: (
    root: TreeContainer,
  ) => Iterable<Pick<Message, 'path' | 'description' | 'undeclared'>>;
  /** What an inserted message needs beside it, as the source has it. */
  readonly siblings?: (
    target: TreeContainer,
    source: TreeContainer,
    copy: (node: TreeNode) => NewValue | undefined,
  ) => (path: KeyPath) => readonly Addition[];
}

/** How a file is read. */
export interface YamlReading {
  readonly dialect: YamlDialect;
  /** Of the file, as far as that is known; without it no key is taken for one. */
  readonly locale: string | undefined;
}
