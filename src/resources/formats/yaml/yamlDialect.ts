import type { FormatId, KeyShape, Message } from '../format.ts';
import type { Beside, Origin } from '../tree/declarations.ts';
import type { MemberReader, TreeContainer } from '../tree/node.ts';

/** What a kind of resource file makes of YAML. */
export interface YamlDialect {
  readonly id: FormatId;
  readonly keys: KeyShape;
  /** The member of an entry that is its text, with what describes that beside it. Absent where members are texts. */
  readonly entryText?: string;
  /** The texts that are messages, with what is said about them; absent: all texts are. */
  readonly chosen?: (
    root: TreeContainer,
    members: MemberReader,
  ) => Iterable<Pick<Message, 'path' | 'description' | 'undeclared'>>;
  readonly beside?: (target: TreeContainer, source: Origin) => Beside;
}

/** How a file is read. */
export interface YamlReading {
  readonly dialect: YamlDialect;
  /** Of the file, as far as that is known; without it no key is taken for one. */
  readonly locale: string | undefined;
}
