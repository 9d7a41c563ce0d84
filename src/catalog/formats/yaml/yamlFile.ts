import type { Edit } from '../../edit.ts';
import { atOnce, inOneStep, type Steps } from '../../steps.ts';
import { keyId, type KeyPath } from '../../keyPath.ts';
import type { Message, MessageValue, ResourceFile } from '../format.ts';
import { gapsFor } from '../gaps.ts';
import { type Addition, type Growth, growthsOf } from '../json/jsonGrowth.ts';
import { isContainer, type JsonContainer, type JsonString } from '../json/jsonNode.ts';
import { lineInsertion } from '../lineInsertion.ts';
import { parseYaml, type YamlDocument } from './parseYaml.ts';
import { localeRoot } from './localeRoot.ts';
import { showYaml } from './showYaml.ts';
import { literalBlock, quoteYaml } from './yamlScalar.ts';
import { type YamlStyle, yamlStyle } from './yamlStyle.ts';

/** A YAML resource file; a single locale around everything, as Rails has it, is no part of the paths. */
export class YamlFile implements ResourceFile {
  readonly text: string;
  readonly messages: readonly Message[];
  /** The locale around everything, if there is one. */
  readonly locale: string | undefined;
  private readonly document: YamlDocument;
  private readonly root: JsonContainer;
  private readonly strings = new Map<string, JsonString>();
  private readonly byPath: ReadonlyMap<string, Message>;

  /** @throws {ResourceFileError} as {@link parseYaml} does */
  constructor(text: string) {
    this.text = text;
    const { document, root, locale } = localeRoot(parseYaml(text));
    this.document = document;
    this.root = root;
    this.locale = locale;
    this.messages = [...this.messagesIn(root, [])];
    this.byPath = new Map(this.messages.map((message) => [keyId(message.path), message]));
  }

  get(path: KeyPath): Message | undefined {
    return this.byPath.get(keyId(path));
  }

  style(model?: YamlStyle): YamlStyle {
    return yamlStyle(this.text, this.document, model);
  }

  writeInSteps(values: readonly MessageValue[], source: ResourceFile): Steps<readonly Edit[]> {
    return inOneStep(() => this.write(values, source));
  }

  /** A source in another format gives no order: what is missing is appended. */
  write(values: readonly MessageValue[], source: ResourceFile): readonly Edit[] {
    const model = source instanceof YamlFile ? source : undefined;
    const style = this.style(model?.style());
    const edits: Edit[] = [];
    const additions: Addition[] = [];
    for (const [id, { path, value }] of new Map(values.map((v) => [keyId(v.path), v]))) {
      const node = this.strings.get(id);
      if (!node) additions.push({ path, value: quoteYaml(value, style.quote) });
      else if (node.value !== value) edits.push(this.replacement(node, value, style));
    }
    const { text, root } = this;
    const growths = atOnce(growthsOf({ text, root }, model?.root, additions));
    // Where a mapping and the last thing in it end on the same line, what goes inside comes first.
    growths.sort((a, b) => b.container.offset - a.container.offset);
    edits.push(...growths.flatMap((growth) => this.insertions(growth, style)));
    return edits.sort((a, b) => a.offset - b.offset);
  }

  private *messagesIn(container: JsonContainer, path: KeyPath): Generator<Message> {
    for (const { name, value } of container.members) {
      const inner = [...path, name];
      if (isContainer(value)) yield* this.messagesIn(value, inner);
      if (value.kind !== 'string') continue;
      this.strings.set(keyId(inner), value);
      const { offset, end } = value;
      yield { path: inner, value: value.value, offset, length: end - offset };
    }
  }

  private replacement(node: JsonString, value: string, style: YamlStyle): Edit {
    const { offset, end } = node;
    const quote = this.document.quotes.get(node) ?? 'double';
    const indent = /[\r\n]( +)/.exec(this.text.slice(offset, end))?.[1] ?? '';
    const isBlock = quote === 'block' && end < this.text.length;
    const block = isBlock ? literalBlock(value, indent, style.eol) : undefined;
    return { offset, length: end - offset, text: block ?? quoteYaml(value, quote) };
  }

  private insertions(growth: Growth, style: YamlStyle): Edit[] {
    const { container, model, members } = growth;
    const block = this.document.blocks.get(container);
    if (!block) return [];
    const indent = block.indent ?? (block.outer ?? 0) + style.unit;
    const names = (from: JsonContainer | undefined) => from?.members.map(({ name }) => name) ?? [];
    const gaps = gapsFor(new Set(members.keys()), names(container), names(model), () => false);
    return [...gaps].map(([place, names]) => {
      // What stands first behind a dash stays first.
      const offset = block.ends[block.behindDash ? Math.max(place, 0) : place] ?? block.start;
      const added = new Map(names.map((name) => [name, members.get(name) ?? '']));
      const lines = showYaml({ kind: container.kind, members: added }, model, indent, style);
      return lineInsertion(this.text, offset, lines, style.eol);
    });
  }
}
