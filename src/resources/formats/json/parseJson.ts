import { type FlowStyle, flowStyle } from '../tree/flowStyle.ts';
import {
  type TreeContainer,
  type TreeMember,
  type TreeNode,
  type TreeString,
  containersOf,
} from '../tree/node.ts';
import { runSync, type Cooperative } from '../../cooperative.ts';
import { refuse, refuseHugeText } from '../refuse.ts';
import { MemberList } from '../tree/memberList.ts';

const lineEnd = /[\r\n]/g;

/** Objects and arrays inside each other; far beyond any resource file, far below the call stack's end. */
const depthLimit = 200;
const membersPerStep = 1_000;

/**
 * Reads JSON with comments and trailing commas, once, from left to right. A byte order mark is allowed.
 *
 * @throws {ResourceFileError} `syntax` where the text is not JSON, `limit` beyond 20 MB or 200 levels, `shape` when the text is a lone scalar
 */
export function* parseJsonInSteps(text: string): Cooperative<TreeContainer> {
  refuseHugeText(text);
  return yield* new JsonReader(text).file();
}

/** The same without steps. */
export function parseJson(text: string): TreeContainer {
  return runSync(parseJsonInSteps(text));
}

const numberAt = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordAt = /(?:true|false|null)(?![\w$])/y;
const escapeAt = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

const isOpening = (char: string | undefined) => char === '{' || char === '[';

class JsonReader {
  private at: number;
  private count = 0;
  /** Of the last property name. */
  private nameEnd = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  *file(): Cooperative<TreeContainer> {
    this.skipTrivia();
    if (this.at === this.text.length) this.fail('the file is empty');
    const root = yield* this.value(0);
    if (root.kind === 'string' || root.kind === 'scalar') {
      refuse('shape', 'the file holds a single value, not an object', this.text, root.offset);
    }
    this.skipTrivia();
    if (this.at < this.text.length) this.fail('expected the end of the file');
    return root;
  }

  private *value(depth: number): Cooperative<TreeNode> {
    const char = this.text[this.at];
    return isOpening(char) ? yield* this.container(depth + 1) : this.leaf(char);
  }

  private leaf(char: string | undefined): TreeNode {
    if (char === '"') return this.string();
    const offset = this.at;
    if (!this.accept(numberAt) && !this.accept(wordAt)) this.fail('expected a value');
    return { kind: 'scalar', offset, end: this.at };
  }

  private *container(depth: number): Cooperative<TreeContainer> {
    if (depth > depthLimit) refuse('limit', 'more than 200 levels', this.text, this.at);
    const offset = this.at;
    const kind = this.text[offset] === '{' ? 'object' : 'array';
    const close = kind === 'object' ? '}' : ']';
    const list = new MemberList();
    this.at += 1;
    this.skipTrivia();
    while (this.text[this.at] !== close) {
      if (++this.count % membersPerStep === 0) yield;
      const offset = this.at;
      const name = kind === 'object' ? this.name() : list.members.length;
      const nameEnd = kind === 'object' ? this.nameEnd : offset;
      const char = this.text[this.at];
      // Most values are leaves, and steps of their own would take longer than reading them.
      const value = isOpening(char) ? yield* this.container(depth + 1) : this.leaf(char);
      const member: TreeMember = { name, offset, nameEnd, value, comma: this.comma() };
      if (member.comma === undefined && this.text[this.at] !== close) {
        this.fail(`expected "," or "${close}"`);
      }
      list.add(member);
    }
    this.at += 1;
    const { members, named, repeated } = list;
    return { kind, offset, end: this.at, members, named, ...(repeated && { repeated }) };
  }

  /** Reads a property name and the colon behind it. */
  private name(): string {
    if (this.text[this.at] !== '"') this.fail('expected a property name in double quotes');
    const { value, end } = this.string();
    this.nameEnd = end;
    this.skipTrivia();
    if (this.text[this.at] !== ':') this.fail('expected ":"');
    this.at += 1;
    this.skipTrivia();
    return value;
  }

  private comma(): number | undefined {
    this.skipTrivia();
    if (this.text[this.at] !== ',') return undefined;
    const offset = this.at;
    this.at += 1;
    this.skipTrivia();
    return offset;
  }

  private string(): TreeString {
    const offset = this.at;
    let escaped = false;
    this.at += 1;
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x22) break;
      if (Number.isNaN(code) || code < 0x20) this.fail('expected the closing quote of the string');
      if (code !== 0x5c) this.at += 1;
      else if (this.accept(escapeAt)) escaped = true;
      else this.fail('unknown escape');
    }
    this.at += 1;
    const value = escaped
      ? (JSON.parse(this.text.slice(offset, this.at)) as string)
      : this.text.slice(offset + 1, this.at - 1);
    return { kind: 'string', offset, end: this.at, value };
  }

  private skipTrivia(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) this.at += 1;
      else if (code === 0x2f) this.skipComment();
      else return;
    }
  }

  private skipComment(): void {
    const end = commentEnd(this.text, this.at);
    if (end === undefined) this.fail('expected a value or a complete comment');
    this.at = end;
  }

  /** Moves past what the sticky pattern finds here. */
  private accept(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  private fail(message: string): never {
    refuse('syntax', message, this.text, this.at);
  }
}

/** Where the comment of JSONC at `offset` ends (a line comment ends before its line break); undefined when there is none. */
export function commentEnd(text: string, offset: number): number | undefined {
  if (text.startsWith('//', offset)) {
    lineEnd.lastIndex = offset;
    return lineEnd.exec(text)?.index ?? text.length;
  }
  if (!text.startsWith('/*', offset)) return undefined;
  const close = text.indexOf('*/', offset + 2);
  return close < 0 ? undefined : close + 2;
}

const defaultStyle: FlowStyle = {
  eol: '\n',
  unit: '  ',
  colon: ': ',
  gap: ' ',
  padding: { object: ' ', array: '' },
  trailingComma: false,
  commentEnd,
};

/** How a file lays its JSON out. A file without members shows nothing of that, so it takes the style of `model`. */
export function jsonStyle(text: string, root: TreeContainer, model = defaultStyle): FlowStyle {
  return flowStyle(text, containersOf(root), model);
}
