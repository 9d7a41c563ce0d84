import type { TreeContainer, TreeMember, TreeNode, TreeString } from '../tree/node.ts';

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
  readonly anchors: readonly { readonly offset: number; readonly end: number }[];
  /** The members whose key is after a `?`. */
  readonly explicit: ReadonlySet<TreeMember>;
}

/** How a string is written in YAML. */
export type YamlQuote = 'plain' | 'single' | 'double' | 'literal' | 'folded';

const quotes = new Map<string, YamlQuote>(
  Object.entries({ '"': 'double', "'": 'single', '|': 'literal', '>': 'folded' }),
);

/** How a string is written that is in a text; undefined for other nodes. */
export function quoteOf(text: string, { kind, offset, end }: TreeNode): YamlQuote | undefined {
  if (kind !== 'string') return undefined;
  return (end > offset && quotes.get(text.charAt(offset))) || 'plain';
}

/** What readers take for another type: null, booleans, numbers, dates, Ruby's symbols, empty collections. */
const otherThanString = [
  /^(?:~|null|true|false|=|<<)?$/i,
  /^[-+]?(?:\d[\d_,]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?$/,
  /^[-+]?0(?:x[\da-f_]+|o?[0-7_]+|b[01_]+)$/i,
  /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?$/,
  /^[-+]?\.(?:inf|nan)$/i,
  /^\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d{1,2}:\d{1,2}:\d{1,2}(?:\.\d*)?[ \t]*(?:Z|[-+]\d{1,2}(?::?\d{2})?)?)?$/,
  /^[:[{]/,
];

/** Whether plain text says that there is no value; an empty one does. */
export function isNull(plain: string): boolean {
  return /^(?:~|null|Null|NULL)?$/.test(plain);
}

/** Whether text without quotes is a message. */
export function isString(plain: string): boolean {
  return !otherThanString.some((pattern) => pattern.test(plain));
}

const signs = new Map(
  Object.entries({ 0: '\0', a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }),
);

const moreSigns = new Map(
  Object.entries({ e: '\x1b', N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029' }),
);

const escape = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^])/g;

/** What is between double quotes, escapes resolved; undefined when one of them is unknown. */
export function unescapeDouble(inner: string): string | undefined {
  let known = true;
  const text = inner.replace(escape, (found) => {
    const sign = found[1] ?? '';
    const code = Number.parseInt(found.slice(2), 16);
    if (found.length > 2 && code <= 0x10ffff) return String.fromCodePoint(code);
    const char =
      signs.get(sign) ?? moreSigns.get(sign) ?? (' "/\\\t'.includes(sign) ? sign : undefined);
    known &&= char !== undefined && found.length === 2;
    return char ?? found;
  });
  return known ? text : undefined;
}
