import { applyEdits, type Edit } from '../../edit.ts';
import { keyId, type KeyPath } from '../../keyPath.ts';
import { atOnce, sortInSteps, stepwise, type Steps } from '../../steps.ts';
import type { Message, MessageValue, ResourceFile } from '../format.ts';
import type { Copy } from '../tree/completeArrays.ts';
import { insertionsOf } from '../tree/insertion.ts';
import type { Addition } from '../tree/newMembers.ts';
import {
  containerKind,
  isContainer,
  memberOf,
  type TreeContainer,
  type TreeNode,
} from '../tree/node.ts';
import { lineInsertion } from '../lineInsertion.ts';
import { clashOf, type KeyedFile, localeKeyLike, refuseClash } from '../tree/rootLocaleKey.ts';
import { refuse } from '../refuse.ts';
import { readBelowLocale } from './readBelowLocale.ts';
import { openBlockOf, placeBehind } from './openBlock.ts';
import type { Hollows, YamlDocument } from './parseYaml.ts';
import { yamlInsertions } from './yamlInsert.ts';
import { copyFrom } from './yamlCopy.ts';
import { isNull } from './yamlTokens.ts';
import { literalBlock, quoteYaml } from './yamlScalar.ts';
import { type YamlStyle, yamlStyle } from './yamlStyle.ts';

/** A YAML resource file; its own locale around everything, as Rails has it, is no part of the paths. */
export class YamlFile implements ResourceFile, KeyedFile {
  readonly text: string;
  readonly messages: readonly Message[];
  /** The locale around everything as it is written, if there is one. */
  readonly rootKey: string | undefined;
  readonly document: YamlDocument;
  private readonly locale: string | undefined;
  private readonly root: TreeContainer;
  private readonly open: TreeNode | undefined;
  /** The strings and nulls: what a value can take the place of. */
  private readonly places = new Map<string, TreeNode>();
  private readonly byPath: ReadonlyMap<string, Message>;

  /**
   * @param locale of the file; without it no key is taken for one
   * @throws {ResourceFileError} as `parseYaml` does
   */
  constructor(text: string, locale: string | undefined, hollows: Hollows = new Map()) {
    this.text = text;
    this.locale = locale;
    const { document, root, key } = readBelowLocale(text, locale, hollows);
    this.document = document;
    this.root = root;
    this.rootKey = key;
    this.open = openBlockOf(text, document);
    this.messages = [...this.messagesIn(root, [])];
    this.byPath = new Map(this.messages.map((message) => [keyId(message.path), message]));
  }

  get(path: KeyPath): Message | undefined {
    return this.byPath.get(keyId(path));
  }

  canTake(path: KeyPath): boolean {
    const { nulls } = this.document;
    if (this.places.has(keyId(path)) || this.isFree) return true;
    let node: TreeNode = this.root;
    for (const step of path) {
      if (nulls.has(node)) return true;
      if (!isContainer(node) || node.kind !== containerKind(step)) return false;
      const next: TreeNode | undefined = memberOf(node, step)?.value;
      if (next === undefined) return this.hasRoomIn(node);
      node = next;
    }
    return false;
  }

  style(model?: YamlStyle): YamlStyle {
    return yamlStyle(this.text, this.document, model);
  }

  clashWith(source: ResourceFile): string | undefined {
    return source instanceof YamlFile ? clashOf(this, source) : undefined;
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
    const model = source instanceof YamlFile ? source : undefined;
    const style = this.style(model?.style());
    yield;
    const changed = new Map<string, Edit>();
    const added = new Map<string, Addition>();
    yield* stepwise(values, ({ path, value }) => {
      const id = keyId(path);
      const node = this.places.get(id);
      if (!node) added.set(id, { path, value: quoteYaml(value, style.quote) });
      else if (node.kind === 'string' && node.value === value) changed.delete(id);
      else changed.set(id, this.replacement(node, value, style));
    });
    const additions = [...added.values()];
    if (additions.length > 0) {
      const roomier = this.roomierFor(additions, source, style);
      if (roomier) {
        const edits = yield* roomier.writeInSteps(values, source, translatable);
        return joined(this.text, roomier.text, edits);
      }
    }
    const copy = model && copyFrom(model, style.quote, translatable);
    const edits = yield* this.insertions(additions, model, style, copy);
    for (const edit of changed.values()) edits.push(edit);
    return yield* sortInSteps(edits, (a, b) => a.offset - b.offset);
  }

  private *insertions(
    additions: readonly Addition[],
    model: YamlFile | undefined,
    style: YamlStyle,
    copy: Copy | undefined,
  ): Steps<Edit[]> {
    const { text, root, document, open } = this;
    const insertions = yield* insertionsOf({ text, root }, model?.root, additions, copy);
    // Where a mapping and the last thing in it end on the same line, what goes inside comes first.
    insertions.sort((a, b) => b.container.offset - a.container.offset);
    const layout = { style, source: model?.text, open };
    const edits: Edit[] = [];
    for (const insertion of insertions) {
      for (const edit of yield* yamlInsertions(text, document, insertion, layout)) edits.push(edit);
    }
    if (open && edits.some(({ offset }) => offset === text.length))
      refuse('shape', 'a block of text at the end that needs a line break', text, open.offset);
    return edits;
  }

  /**
   * The same file with places for the additions that it has none for: with the locale around everything that the source
   * has, or with nulls read as containers.
   *
   * @throws {ResourceFileError} `shape` when only one of the files has its locale around everything
   */
  private roomierFor(
    additions: readonly Addition[],
    source: ResourceFile,
    { eol }: YamlStyle,
  ): YamlFile | undefined {
    const { text, locale } = this;
    const key = source instanceof YamlFile ? source.rootKey : undefined;
    if (this.isBare && key !== undefined && locale !== undefined) {
      const line = lineInsertion(
        text,
        text.length,
        [`${quoteYaml(localeKeyLike(key, locale), 'plain')}:`],
        eol,
      );
      return new YamlFile(applyEdits(text, [line]), locale);
    }
    if (source instanceof YamlFile) refuseClash(this, source, this.root.offset);
    const hollows = this.hollowsFor(additions);
    return hollows.size > 0 ? new YamlFile(text, locale, hollows) : undefined;
  }

  /** A null where the source has a mapping or a sequence. */
  private hollowsFor(additions: readonly Addition[]): Hollows {
    const hollows = new Map<number, TreeContainer['kind']>();
    const [first] = additions[0]?.path ?? [];
    if (this.isFree && first !== undefined && this.root.kind !== containerKind(first))
      return hollows.set(this.root.offset, containerKind(first));
    if (this.document.nulls.size === 0) return hollows;
    for (const { path } of additions) {
      for (const [depth, step] of path.entries()) {
        const node = depth > 0 ? this.places.get(keyId(path.slice(0, depth))) : undefined;
        if (node?.kind === 'scalar') hollows.set(node.offset, containerKind(step));
      }
    }
    return hollows;
  }

  private hasRoomIn(container: TreeContainer): boolean {
    const block = this.document.blocks.get(container);
    const last = container.members.length - 1;
    return !this.open || !block || placeBehind(block, container, last, this.open) < this.open.end;
  }

  /** Whether nothing says yet what the messages stand in: a mapping or a sequence. */
  private get isFree(): boolean {
    const { offset, end, members } = this.root;
    return members.length === 0 && isNull(this.text.slice(offset, end));
  }

  /** Whether it says nothing yet, not even a locale. */
  get isBare(): boolean {
    return this.document.root.members.length === 0;
  }

  private *messagesIn(container: TreeContainer, path: KeyPath): Generator<Message> {
    for (const { name, value } of container.members) {
      const inner = [...path, name];
      if (isContainer(value)) yield* this.messagesIn(value, inner);
      if (value.kind === 'string' || this.document.nulls.has(value))
        this.places.set(keyId(inner), value);
      if (value.kind !== 'string') continue;
      const { offset, end } = value;
      yield { path: inner, value: value.value, offset, length: end - offset };
    }
  }

  private replacement(node: TreeNode, value: string, style: YamlStyle): Edit {
    const { offset, end } = node;
    const length = end - offset;
    if (length === 0) return { offset, length, text: ` ${quoteYaml(value, style.quote)}` };
    const quote = this.document.quotes.get(node) ?? style.quote;
    const indent = /[\r\n]( +)/.exec(this.text.slice(offset, end))?.[1] ?? '';
    const isBlock = quote === 'block' && end < this.text.length;
    const block = isBlock ? literalBlock(value, indent, style.eol) : undefined;
    return { offset, length, text: block ?? quoteYaml(value, quote) };
  }
}

const hasText = (text: string) => text.trim() !== '';

/** The edits of a text that was given a line at its end first, as one edit of the text before. */
function joined(text: string, grown: string, edits: readonly Edit[]): readonly Edit[] {
  if (text === grown || edits.length === 0) return edits;
  const added = applyEdits(grown, edits).slice(text.length);
  return [{ offset: text.length, length: 0, text: added }];
}
