import type { Edit } from '../../edit.ts';
import { keyId, type KeyPath } from '../../keyPath.ts';
import type { Message, MessageValue, ResourceFile } from '../format.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { escapeHabit, type EscapeHabit, quoteJson } from './jsonEscapes.ts';
import type { Addition } from './jsonGrowth.ts';
import { jsonInsertions } from './jsonInsert.ts';
import type { JsonContainer } from './jsonNode.ts';
import { jsonStyle, type JsonStyle } from './jsonStyle.ts';
import type { JsonText } from './jsonText.ts';
import { parseJson } from './parseJson.ts';

/** A JSON resource file in one of its dialects. */
export class JsonFile implements ResourceFile, JsonText {
  readonly text: string;
  readonly root: JsonContainer;
  readonly messages: readonly Message[];
  private readonly dialect: JsonDialect;
  private readonly byPath: ReadonlyMap<string, Message>;
  private ownStyle: JsonStyle | undefined;
  private ownHabit: EscapeHabit | undefined;

  /** @throws {ResourceFileError} as {@link parseJson} does */
  constructor(dialect: JsonDialect, text: string) {
    this.dialect = dialect;
    this.text = text;
    this.root = parseJson(text);
    this.messages = Array.from(dialect.messages(this.root));
    this.byPath = new Map(this.messages.map((message) => [keyId(message.path), message]));
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

  /** A source in another format gives no order: what is missing is appended. */
  write(values: readonly MessageValue[], source: ResourceFile): readonly Edit[] {
    const model = source instanceof JsonFile ? source : undefined;
    const target = this.inStyleOf(model);
    const edits: Edit[] = [];
    const additions: Addition[] = [];
    for (const [id, { path, value }] of new Map(values.map((v) => [keyId(v.path), v]))) {
      const message = this.byPath.get(id);
      if (message?.value === value) continue;
      const text = quoteJson(value, target.habit);
      if (message) edits.push({ offset: message.offset, length: message.length, text });
      else additions.push({ path, value: text });
    }
    const companions = model ? this.companionsOf(additions, model) : [];
    const bond = this.dialect.bond ?? (() => false);
    edits.push(...jsonInsertions(target, model, [...additions, ...companions], bond));
    return edits.sort((a, b) => a.offset - b.offset);
  }

  private inStyleOf(model: JsonText | undefined): JsonText {
    const { text, root } = this;
    const style = jsonStyle(text, root, model?.style);
    return { text, root, style, habit: escapeHabit(text, root, model?.habit) };
  }

  private companionsOf(additions: readonly Addition[], source: JsonText): readonly Addition[] {
    const { companions } = this.dialect;
    if (!companions) return [];
    return additions.flatMap(({ path }) => companions(path, this.root, source));
  }
}
