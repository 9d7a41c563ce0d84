import type { Edit } from '../../edit.ts';
import { keyId, type KeyPath } from '../../keyPath.ts';
import { atOnce, stepwise, type Steps } from '../../steps.ts';
import type { Message, MessageValue, ResourceFile } from '../format.ts';
import { copyOf } from './copyOf.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { escapeHabit, type EscapeHabit, quoteJson } from './jsonEscapes.ts';
import type { Addition } from './jsonGrowth.ts';
import { jsonInsertions } from './jsonInsert.ts';
import { canTake, isNull, type JsonContainer, nodeAt } from './jsonNode.ts';
import { jsonStyle, type JsonStyle } from './jsonStyle.ts';
import type { JsonText } from './jsonText.ts';
import { parseJsonInSteps } from './parseJson.ts';

/** A JSON resource file in one of its dialects. */
export class JsonFile implements ResourceFile, JsonText {
  readonly text: string;
  readonly root: JsonContainer;
  readonly messages: readonly Message[];
  private readonly dialect: JsonDialect;
  private readonly byPath: ReadonlyMap<string, Message>;
  private ownStyle: JsonStyle | undefined;
  private ownHabit: EscapeHabit | undefined;

  private constructor(
    dialect: JsonDialect,
    text: string,
    root: JsonContainer,
    byPath: ReadonlyMap<string, Message>,
  ) {
    this.dialect = dialect;
    this.text = text;
    this.root = root;
    this.byPath = byPath;
    this.messages = [...byPath.values()];
  }

  /** @throws {ResourceFileError} as `parseJson` does */
  static *read(dialect: JsonDialect, text: string): Steps<JsonFile> {
    const root = yield* parseJsonInSteps(text);
    const byPath = new Map<string, Message>();
    yield* stepwise(dialect.messages(root), (message) => {
      byPath.set(keyId(message.path), message);
    });
    return new JsonFile(dialect, text, root, byPath);
  }

  get style(): JsonStyle {
    return (this.ownStyle ??= jsonStyle(this.text, this.root));
  }

  get habit(): EscapeHabit {
    return (this.ownHabit ??= escapeHabit(this.text, this.root));
  }

  get(path: KeyPath): Message | undefined {
    return this.byPath.get(keyId(path));
  }

  canTake(path: KeyPath): boolean {
    return this.get(path) !== undefined || canTake(this, path);
  }

  write(...asked: Parameters<ResourceFile['write']>): readonly Edit[] {
    return atOnce(this.writeInSteps(...asked));
  }

  /** A source in another format gives no order: what is missing is appended. */
  *writeInSteps(
    values: readonly MessageValue[],
    source: ResourceFile,
    translatable = hasText,
  ): Steps<readonly Edit[]> {
    const model = source instanceof JsonFile ? source : undefined;
    const target = yield* this.inStyleOf(model);
    const changed = new Map<string, Edit>();
    const added = new Map<string, Addition>();
    yield* stepwise(values, ({ path, value }) => {
      const id = keyId(path);
      if (this.byPath.get(id)?.value === value) return;
      const text = quoteJson(value, target.habit);
      const place = this.placeOf(path);
      if (place) changed.set(id, { ...place, text });
      else added.set(id, { path, value: text });
    });
    const additions = [...added.values()];
    const companions = model ? this.companionsOf(additions, model) : [];
    const insertions = yield* jsonInsertions(target, model, [...additions, ...companions], {
      bond: this.dialect.bond,
      copy: model && ((node) => copyOf(node, model, translatable)),
    });
    return [...changed.values(), ...insertions].sort((a, b) => a.offset - b.offset);
  }

  /** Where the value stands that a message would replace: its own, or `null`. */
  private placeOf(path: KeyPath): Pick<Edit, 'offset' | 'length'> | undefined {
    const message = this.get(path);
    if (message) return { offset: message.offset, length: message.length };
    const node = nodeAt(this.root, path);
    return node && isNull(this, node)
      ? { offset: node.offset, length: node.end - node.offset }
      : undefined;
  }

  private *inStyleOf(model: JsonText | undefined): Steps<JsonText> {
    const { text, root } = this;
    const style = jsonStyle(text, root, model?.style);
    yield;
    const habit = escapeHabit(text, root, model?.habit);
    yield;
    return { text, root, style, habit };
  }

  private companionsOf(additions: readonly Addition[], source: JsonText): readonly Addition[] {
    const { companions } = this.dialect;
    if (!companions) return [];
    return additions.flatMap(({ path }) => companions(path, this.root, source));
  }
}

const hasText = (text: string) => text.trim() !== '';
