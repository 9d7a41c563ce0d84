import type { Edit } from '../../edit.ts';
import { keyId, type KeyPath } from '../../keyPath.ts';
import { atOnce, stepwise, type Steps } from '../../steps.ts';
import type { Message, MessageValue, ResourceFile } from '../format.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { escapeHabit, type EscapeHabit, quoteJson } from './jsonEscapes.ts';
import type { Addition } from './jsonGrowth.ts';
import { jsonInsertions } from './jsonInsert.ts';
import type { JsonContainer } from './jsonNode.ts';
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

  write(values: readonly MessageValue[], source: ResourceFile): readonly Edit[] {
    return atOnce(this.writeInSteps(values, source));
  }

  /** A source in another format gives no order: what is missing is appended. */
  *writeInSteps(values: readonly MessageValue[], source: ResourceFile): Steps<readonly Edit[]> {
    const model = source instanceof JsonFile ? source : undefined;
    const target = yield* this.inStyleOf(model);
    const changed = new Map<string, Edit>();
    const added = new Map<string, Addition>();
    yield* stepwise(values, ({ path, value }) => {
      const id = keyId(path);
      const message = this.byPath.get(id);
      if (message?.value === value) return;
      const text = quoteJson(value, target.habit);
      if (message) changed.set(id, { offset: message.offset, length: message.length, text });
      else added.set(id, { path, value: text });
    });
    const additions = [...added.values()];
    const companions = model ? this.companionsOf(additions, model) : [];
    const bond = this.dialect.bond ?? (() => false);
    const insertions = yield* jsonInsertions(target, model, [...additions, ...companions], bond);
    return [...changed.values(), ...insertions].sort((a, b) => a.offset - b.offset);
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
