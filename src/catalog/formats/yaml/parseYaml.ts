import type { TreeContainer, TreeMember, TreeNode } from '../tree/node.ts';
import { refuse, refuseHugeText } from '../refuse.ts';
import {
  isBlankLine,
  isCommentLine,
  startsElement,
  type YamlLine,
  yamlLines,
} from './yamlLines.ts';
import { isString, type YamlQuote } from './yamlScalar.ts';
import { emptyKind, isNull, keyIn, plainIn, quotedIn, textOf } from './yamlTokens.ts';
import { blockScalar } from './blockScalar.ts';

/** The lines of a mapping or a sequence. */
export interface YamlBlock {
  /** Undefined when it has no members yet. */
  readonly indent: number | undefined;
  /** The indent of what holds it; undefined at the root. */
  readonly outer: number | undefined;
  /** Whether its first member stands behind the dash of a sequence. */
  readonly behindDash: boolean;
  /** Where a line before the first member goes: above its comments, but below the head of the file. */
  readonly start: number;
  /** Behind the last line of each member. */
  readonly ends: readonly number[];
  /** What stands for an empty one, from the colon or the dash on: ` {}`, ` ~`, or nothing at all. */
  readonly hull?: { readonly offset: number; readonly end: number };
}

/** The places of nulls that are to be read as empty mappings or sequences, because they get members. */
export type Hollows = ReadonlyMap<number, TreeContainer['kind']>;

/** YAML as far as it is JSON written in lines, with the same nodes. */
export interface YamlDocument {
  /** Without a document this is an empty mapping at the end of the text. */
  readonly root: TreeContainer;
  readonly blocks: ReadonlyMap<TreeContainer, YamlBlock>;
  readonly quotes: ReadonlyMap<TreeNode, YamlQuote>;
  /** What says that there is no value; one without a word starts behind its colon or dash. */
  readonly nulls: ReadonlySet<TreeNode>;
}

const depthLimit = 200;

/**
 * Reads block mappings, block sequences and scalars, the part of YAML that resource files consist of.
 *
 * @throws {ResourceFileError} `syntax` for anything else, also where it is YAML: flow collections, anchors, aliases,
 * tags, several documents, quoted or plain text on several lines; `duplicate` at the second of two equal keys;
 * `limit` beyond 20 MB or 200 levels; `shape` when the text is a lone scalar
 */
export function parseYaml(text: string, hollows: Hollows = new Map()): YamlDocument {
  refuseHugeText(text);
  return new YamlReader(text, hollows).document();
}

class YamlReader {
  private readonly text: string;
  private readonly lines: YamlLine[];
  private readonly blocks = new Map<TreeContainer, YamlBlock>();
  private readonly quotes = new Map<TreeNode, YamlQuote>();
  private readonly nulls = new Set<TreeNode>();
  private readonly hollows: Hollows;
  private at = 0;
  /** Behind the last line that was read; comments and blank lines that follow are not part of it. */
  private end = 0;
  private depth = 0;

  constructor(text: string, hollows: Hollows) {
    this.text = text;
    this.hollows = hollows;
    this.lines = yamlLines(text);
  }

  document(): YamlDocument {
    const { blocks, quotes, nulls } = this;
    if (/^---[ \t]*(?:#.*)?$/.test(this.skipSilent()?.text ?? '')) this.at += 1;
    const line = this.line();
    const root = line ? this.block(line.indent, undefined) : this.nothing();
    const rest = this.line();
    if (rest) this.fail('unexpected indentation', rest);
    return { root, blocks, quotes, nulls };
  }

  private nothing(): TreeContainer {
    const end = this.text.length;
    const kind = this.hollows.get(end) ?? 'object';
    const root: TreeContainer = { kind, offset: end, end, members: [], named: new Map() };
    this.blocks.set(root, { indent: 0, outer: undefined, behindDash: false, start: end, ends: [] });
    return root;
  }

  private skipSilent(): YamlLine | undefined {
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at];
      if (line && !isBlankLine(line) && !isCommentLine(line)) return line;
    }
    return undefined;
  }

  /** The next line that says something. */
  private line(): YamlLine | undefined {
    const line = this.skipSilent();
    if (!line) return undefined;
    if (line.text[line.indent] === '\t') this.fail('a tab as indentation', line);
    if (/^(?:---|\.\.\.)(?:[ \t]|$)|^%/.test(line.text)) this.fail('several documents', line);
    return line;
  }

  private block(indent: number, outer: number | undefined, behindDash = false): TreeContainer {
    const first = this.lines[this.at];
    this.depth += 1;
    if (!first || this.depth > depthLimit)
      refuse('limit', 'more than 200 levels', this.text, this.end);
    const start = this.startAbove(this.at);
    const kind = startsElement(first) ? 'array' : 'object';
    const members: TreeMember[] = [];
    const named = new Map<string, TreeMember>();
    const ends: number[] = [];
    for (let line = this.line(); line?.indent === indent; line = this.line()) {
      if (startsElement(line) !== (kind === 'array')) break;
      const member =
        kind === 'array' ? this.element(line, members.length) : this.entry(line, named);
      members.push(member);
      ends.push(this.end);
    }
    this.depth -= 1;
    const offset = first.start + first.indent;
    const container: TreeContainer = { kind, offset, end: this.end, members, named };
    this.blocks.set(container, { indent, outer, behindDash, start, ends });
    return container;
  }

  private startAbove(at: number): number {
    let first = at;
    while (first > 0 && isCommentLine(this.lines[first - 1] as YamlLine)) first -= 1;
    return this.lines[first === 0 ? at : first]?.start ?? 0;
  }

  private element(line: YamlLine, name: number): TreeMember {
    const column = line.indent + (/^-[ \t]*/.exec(line.text.slice(line.indent))?.[0].length ?? 1);
    const offset = line.start + column;
    const inner = { ...line, indent: column };
    const rest = line.text.slice(column);
    if (startsElement(inner)) this.fail('a sequence behind a dash', inner);
    if (keyIn(rest) === undefined) {
      return { name, offset, nameEnd: offset, value: this.value(line, column), comma: undefined };
    }
    this.lines[this.at] = inner;
    const value = this.block(column, line.indent, true);
    return { name, offset, nameEnd: offset, value, comma: undefined };
  }

  private entry(line: YamlLine, named: Map<string, TreeMember>): TreeMember {
    const rest = line.text.slice(line.indent);
    const offset = line.start + line.indent;
    const key = keyIn(rest);
    const name = key && textOf(key);
    if (name === undefined || key === undefined)
      return this.fail('expected a key and a colon', line);
    if (named.has(name)) refuse('duplicate', `${name} stands here twice`, this.text, offset);
    const colon = rest.indexOf(':', key.length);
    const blanks = /^[ \t]*/.exec(rest.slice(colon + 1))?.[0].length ?? 0;
    const value = this.value(line, line.indent + colon + 1 + blanks);
    const member = { name, offset, nameEnd: offset + key.length, value, comma: undefined };
    named.set(name, member);
    return member;
  }

  /** What stands behind a colon or a dash, or in the lines below. */
  private value(line: YamlLine, column: number): TreeNode {
    const rest = line.text.slice(column);
    this.end = line.next;
    if (rest === '' || rest.startsWith('#')) {
      this.at += 1;
      return this.below(line) ?? this.wordless(line, line.start + behindSign(line, column), 0);
    }
    if (/^[|>]/.test(rest)) return this.blockScalar(line, column);
    const node = this.scalar(line, column, rest);
    this.at += 1;
    const next = this.line();
    if (next && next.indent > line.indent) this.fail('a value on several lines', next);
    return node;
  }

  private below({ indent, text, start }: YamlLine): TreeContainer | undefined {
    const next = this.line();
    if (!next) return undefined;
    const isEntry = !startsElement({ indent, text, start, next: start });
    const sameColumn = isEntry && next.indent === indent && startsElement(next);
    return next.indent > indent || sameColumn ? this.block(next.indent, indent) : undefined;
  }

  private blockScalar(line: YamlLine, column: number): TreeNode {
    const found = blockScalar(this.lines, this.at, column);
    if (!found)
      return this.fail('a block of text that is not supported', { ...line, indent: column });
    const { value, last } = found;
    const offset = line.start + column;
    const node: TreeNode = { kind: 'string', offset, end: last.start + last.text.length, value };
    this.quotes.set(node, 'block');
    this.at = found.at;
    this.end = last.next;
    return node;
  }

  private scalar(line: YamlLine, column: number, rest: string): TreeNode {
    const offset = line.start + column;
    const fail = (message: string) => this.fail(message, { ...line, indent: column });
    const raw = quotedIn(rest) ?? plainIn(rest);
    if (raw === undefined) return fail('a value that is not supported');
    if (!/^(?:[ \t]+#[^]*|[ \t]*)$/.test(rest.slice(raw.length)))
      fail('expected the end of the line');
    const value = textOf(raw);
    if (value === undefined) return fail('unknown escape');
    const quote = raw.startsWith('"') ? 'double' : raw.startsWith("'") ? 'single' : 'plain';
    if (quote === 'plain' && !isString(raw)) return this.wordless(line, offset, raw.length);
    const node: TreeNode = { kind: 'string', offset, end: offset + raw.length, value };
    this.quotes.set(node, quote);
    return node;
  }

  /** A null, an empty mapping or sequence, or a value of another type. */
  private wordless(line: YamlLine, offset: number, length: number): TreeNode {
    const end = offset + length;
    const raw = this.text.slice(offset, end);
    const kind = emptyKind(raw) ?? this.hollows.get(offset);
    if (kind === undefined) {
      const node: TreeNode = { kind: 'scalar', offset, end };
      if (isNull(raw)) this.nulls.add(node);
      return node;
    }
    const container: TreeContainer = { kind, offset, end, members: [], named: new Map() };
    const hull = { offset: line.start + behindSign(line, offset - line.start), end };
    const place = { indent: undefined, outer: line.indent, behindDash: false, start: line.next };
    this.blocks.set(container, { ...place, ends: [], hull });
    return container;
  }

  private fail(message: string, { start, indent }: YamlLine): never {
    refuse('syntax', message, this.text, start + indent);
  }
}

/** The column behind the colon or the dash that stands before `column`. */
function behindSign({ text }: YamlLine, column: number): number {
  let at = column;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at -= 1;
  return at;
}
