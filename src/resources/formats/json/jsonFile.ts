import { applyEdits, type Edit } from '../../edit.ts';
import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import {
  type Message,
  type MessageValue,
  type ResourceFile,
  type KeyShape,
  keyId,
  type KeyPath,
} from '../format.ts';
import { copyOf } from './copyOf.ts';
import type { JsonDialect, JsonText } from './jsonDialect.ts';
import { escapeHabit, type EscapeHabit, quoteJson } from './jsonEscapes.ts';
import { jsonInsertions } from './jsonInsert.ts';
import {
  containerKind,
  isContainer,
  isFixed,
  isRepeated,
  memberOf,
  nodeAt,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
  type Addition,
} from '../tree/node.ts';
import type { Origin } from '../tree/declarations.ts';
import type { FlowStyle } from '../tree/flowStyle.ts';
import { withTextsFromKeys } from './sourceFromKeys.ts';
import { belowLocale, localeKeyLike, type LocaleRoot, refuseClash } from '../tree/rootLocaleKey.ts';
import { hasText, TreeFile } from '../tree/treeFile.ts';
import { parseJsonInSteps, jsonStyle } from './parseJson.ts';
import { refuse } from '../refuse.ts';

/** What a file is read as. */
interface JsonReading {
  readonly dialect: JsonDialect;
  /** Of the file; see {@link belowLocale}. */
  readonly locale: string | undefined;
  /** It is a source, whose keys may stand for its texts; see {@link withTextsFromKeys}. */
  readonly isSource: boolean;
  /** Its entries are those of this file; absent: the text itself shows whether it has some. */
  readonly like?: { readonly entryText: string | undefined };
}

/** What a JSON text holds. */
interface JsonContent {
  readonly document: TreeContainer;
  readonly below: LocaleRoot;
  readonly byPath: ReadonlyMap<string, Message>;
  readonly hasKeyTexts: boolean;
  readonly entryText: string | undefined;
}

/** A JSON resource file in one of its dialects. */
export class JsonFile extends TreeFile implements JsonText {
  readonly messages: readonly Message[];
  readonly reading: JsonReading;
  /** Some of its messages have their key for a text. */
  readonly hasKeyTexts: boolean;
  private readonly byPath: ReadonlyMap<string, Message>;
  private ownStyle: FlowStyle | undefined;
  private ownHabit: EscapeHabit | undefined;
  private readonly ownEntryText: string | undefined;

  private constructor(
    reading: JsonReading,
    text: string,
    { document, below, byPath, hasKeyTexts, entryText }: JsonContent,
  ) {
    super(text, document, below);
    this.reading = reading;
    this.hasKeyTexts = hasKeyTexts;
    this.byPath = byPath;
    this.ownEntryText = entryText;
    this.messages = [...byPath.values()];
  }

  /** @throws {ResourceFileError} as `parseJson` does */
  static *read(reading: JsonReading, text: string): Cooperative<JsonFile> {
    const document = yield* parseJsonInSteps(text);
    const below = belowLocale(document, reading.locale);
    const { dialect, like } = reading;
    const entryText = like ? like.entryText : dialect.entryText?.(below.root);
    const byPath = new Map<string, Message>();
    yield* forEachInSteps(dialect.messages(below.root, entryText), (message) => {
      byPath.set(keyId(message.path), message);
    });
    const texts = reading.isSource ? withTextsFromKeys(byPath) : byPath;
    const hasKeyTexts = texts !== byPath;
    const content = { document, below, byPath: texts, hasKeyTexts, entryText };
    return new JsonFile(reading, text, content);
  }

  get style(): FlowStyle {
    return (this.ownStyle ??= jsonStyle(this.text, this.whole));
  }

  get habit(): EscapeHabit {
    return (this.ownHabit ??= escapeHabit(this.text, this.whole));
  }

  get shape(): KeyShape {
    return this.reading.dialect.keys;
  }

  override get entryText(): string | undefined {
    return this.ownEntryText;
  }

  get flow(): FlowStyle {
    return this.style;
  }

  get(path: KeyPath, id = keyId(path)): Message | undefined {
    return this.byPath.get(id);
  }

  canTake(path: KeyPath): boolean {
    if (this.isLocked || isFixed(this.root, path)) return false;
    return this.get(path) !== undefined || this.hasRoomFor(path);
  }

  /** Whether nothing is in the way of a new message, or only a `null` where its text is to be. */
  private hasRoomFor(path: KeyPath): boolean {
    let node: TreeNode = this.root;
    for (const step of path) {
      if (!isContainer(node) || node.kind !== containerKind(step)) return false;
      const next: TreeNode | undefined = memberOf(node, step)?.value;
      if (next === undefined) return true;
      node = next;
    }
    return this.isNull(node);
  }

  /** Whether the root key occurs twice. */
  private get isLocked(): boolean {
    return this.rootKey !== undefined && isRepeated(this.whole, this.rootKey);
  }

  isNull({ offset, end }: TreeNode): boolean {
    return this.text.slice(offset, end) === 'null';
  }

  encodeName(_container: TreeContainer, _member: TreeMember, name: string): string {
    return quoteJson(name, this.habit);
  }

  encodePart(_message: Message, part: string): string {
    return quoteJson(part, this.habit).slice(1, -1);
  }

  /** A source in another format gives no order: what is missing is appended. */
  *write(
    values: readonly MessageValue[],
    source: ResourceFile,
    translatable = hasText,
  ): Cooperative<readonly Edit[]> {
    const model = source instanceof JsonFile ? source : undefined;
    if (this.isBare && model?.rootKey !== undefined && this.reading.locale !== undefined) {
      const key = localeKeyLike(model.rootKey, this.reading.locale);
      return yield* this.writeBelow(key, values, model, translatable);
    }
    if (model) refuseClash(this, model, this.root.offset);
    if (this.isLocked) this.refuseChanges(values);
    const target = yield* this.inStyleOf(model);
    const changed = new Map<string, Edit>();
    const added = new Map<string, Addition>();
    const beside = model && this.reading.dialect.beside?.(this.root, originOf(model));
    yield* forEachInSteps(values, (wanted) => {
      const { path, value } = wanted;
      const id = keyId(path);
      for (const addition of beside?.(wanted) ?? []) {
        const { path: own, value: spelled } = addition;
        const node = typeof spelled === 'string' ? nodeAt(this.root, own) : undefined;
        if (node && typeof spelled === 'string') changed.set(keyId(own), inPlaceOf(node, spelled));
        else added.set(keyId(own), addition);
      }
      if (this.byPath.get(id)?.value === value) return;
      const text = quoteJson(value, target.habit);
      const place = this.placeOf(path);
      if (place) changed.set(id, { ...place, text });
      else added.set(id, { path, value: text });
    });
    const insertions = yield* jsonInsertions(target, model, [...added.values()], {
      keepTogether: this.reading.dialect.keepTogether,
      copy: model && ((node) => copyOf(node, model, translatable)),
    });
    return [...changed.values(), ...insertions].sort((a, b) => a.offset - b.offset);
  }

  /** Writes into the file as it is with a root key that it does not have yet. */
  private *writeBelow(
    key: string,
    values: readonly MessageValue[],
    model: JsonFile,
    translatable: (text: string) => boolean,
  ): Cooperative<readonly Edit[]> {
    const { text, whole: document, reading } = this;
    const outer = yield* this.inStyleOf(model);
    const wrapped = applyEdits(text, yield* jsonInsertions(outer, undefined, [around(key)]));
    const inner = yield* JsonFile.read(reading, wrapped);
    const after = applyEdits(wrapped, yield* inner.write(values, model, translatable));
    const length = document.end - document.offset;
    const end = after.length - (text.length - document.end);
    return [{ offset: document.offset, length, text: after.slice(document.offset, end) }];
  }

  /** Where the value is that a message would replace: its own, or `null`. */
  private placeOf(path: KeyPath): Pick<Edit, 'offset' | 'length'> | undefined {
    if (isFixed(this.root, path)) return undefined;
    const message = this.get(path);
    if (message) return { offset: message.offset, length: message.length };
    const node = nodeAt(this.root, path);
    return node && this.isNull(node)
      ? { offset: node.offset, length: node.end - node.offset }
      : undefined;
  }

  /** @throws {ResourceFileError} `shape` when a value is not the one that is there */
  private refuseChanges(values: readonly MessageValue[]): void {
    const isNew = ({ path, value }: MessageValue) => this.get(path)?.value !== value;
    if (values.some(isNew))
      refuse('shape', `${this.rootKey} stands twice`, this.text, this.root.offset);
  }

  private *inStyleOf(model: JsonText | undefined): Cooperative<JsonText> {
    const { text, root, whole: document } = this;
    const style = jsonStyle(text, document, model?.style);
    yield;
    const habit = escapeHabit(text, document, model?.habit);
    yield;
    return { text, root, style, habit };
  }
}

function originOf(file: JsonFile): Origin {
  const { root, members, entryText } = file;
  return { root, members, entryText, copy: (node) => copyOf(node, file) };
}

const inPlaceOf = ({ offset, end }: TreeNode, text: string): Edit => ({
  offset,
  length: end - offset,
  text,
});

/** An empty object under a key: what a locale around everything begins as. */
export function around(key: string): Addition {
  return { path: [key], value: '{}' };
}
