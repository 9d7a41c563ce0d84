import type { TreeContainer, TreeMember, TreeNode, TreeString } from '../tree/node.ts';

interface Span {
  readonly offset: number;
  readonly end: number;
}

/** The lines of a mapping or a sequence. */
export interface YamlBlock {
  /** Undefined when it has no members yet. */
  readonly indent: number | undefined;
  /** The indentation of what holds it; undefined at the root. */
  readonly outer: number | undefined;
  /** Whether its first member is after an indicator on the same line: the dash of a sequence. */
  readonly behindDash: boolean;
  /** Where a line before the first member goes: above its comments, but below the head of the file. */
  readonly start: number;
  /** After the last line of each member. */
  readonly ends: readonly number[];
  /** What stands for an empty one, from the colon or the dash on: ` {}`, ` ~`, or nothing at all. */
  readonly emptyValue?: { readonly offset: number; readonly end: number };
}

/** The places of nulls that are to be read as empty mappings or sequences, because they get members. */
export type NullContainers = ReadonlyMap<number, TreeContainer['kind']>;

/** A mapping that `<<` names. */
export interface Merge {
  readonly mapping: TreeNode;
  /** The alias, where it is one. */
  readonly through: TreeNode;
}

/** The first document of a YAML text as a tree of the same nodes as JSON, with what only YAML has beside it. */
export interface YamlDocument {
  /** Without a document this is an empty mapping where one would begin. */
  readonly root: TreeContainer;
  /** The containers that are written in lines; all others are in brackets or braces. */
  readonly blocks: ReadonlyMap<TreeContainer, YamlBlock>;
  /** In the order of the text; see {@link quoteOf}. */
  readonly texts: readonly TreeString[];
  /** What says that there is no value; one without a word starts after its colon or dash. */
  readonly nulls: ReadonlySet<TreeNode>;
  /** The mappings whose members a program reads as if they were in the container. */
  readonly merges: ReadonlyMap<TreeContainer, readonly Merge[]>;
  /** What is read and never written, with all that is in it: what aliases name, and pairs without braces. */
  readonly locked: ReadonlySet<TreeNode>;
  /** The `&` and the name of each anchor, in the order in which what they name ends. */
  readonly anchors: readonly Span[];
  /** The members whose key is after a `?`. */
  readonly explicit: ReadonlySet<TreeMember>;
}
