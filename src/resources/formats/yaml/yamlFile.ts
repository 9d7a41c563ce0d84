import { applyEdits, difference, type Edit } from '../../edit.ts';
import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import {
  type Message,
  type MessageValue,
  type ResourceFile,
  type KeyShape,
  keyId,
  type KeyPath,
} from '../format.ts';
import { endingAs } from '../lineInsertion.ts';
import { refuse } from '../refuse.ts';
import { encodedValue } from '../encodedValue.ts';
import {
  containerKind,
  isContainer,
  isNameless,
  isRepeated,
  memberOf,
  nodeAt,
  type MemberReader,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
  type Addition,
} from '../tree/node.ts';
import type { Origin } from '../tree/declarations.ts';
import { localeKeyLike, refuseClash } from '../tree/rootLocaleKey.ts';
import { hasText, TreeFile } from '../tree/treeFile.ts';
import type { FlowStyle, TreeLines } from '../tree/flowStyle.ts';
import { readBelowLocale, type YamlRoot } from './read/parseYaml.ts';
import { insertedMembers, nullsToFill, copyFrom } from './write/insertedMembers.ts';
import { quotedPart, quoteName } from './write/quoteYaml.ts';
import { yamlLines } from './write/yamlLines.ts';
import { MergedMembers } from './read/mergedMembers.ts';
import { openBlockOf, placeBehind } from './write/openBlock.ts';
import { joinedEdits } from './write/joinedEdits.ts';
import { replacement, withBlockComment, type ValuePlace } from './write/replacement.ts';
import { type NullContainers, type YamlDocument, isNull } from './yamlDocument.ts';
import type { YamlDialect, YamlReading } from './yamlDialect.ts';
import { findMessages, type Found } from './yamlMessages.ts';
import { type YamlStyle, yamlStyle, type EditAboveBlanks } from './write/yamlStyle.ts';

/** A YAML resource file; its root locale key is that of Rails. */
export class YamlFile extends TreeFile {
  readonly messages: readonly Message[];
  readonly reading: YamlReading;
  readonly document: YamlDocument;
  private readonly isLocked: boolean;
  private readonly open: TreeNode | undefined;
  private readonly found: ReadonlyMap<string, Found>;
  private readonly merged: MergedMembers;
  private ownStyle: YamlStyle | undefined;

  private constructor(
    reading: YamlReading,
    text: string,
    { document, isLocked, ...below }: YamlRoot,
    [found, messages]: readonly [ReadonlyMap<string, Found>, readonly Message[]],
  ) {
    super(text, document.root, below);
    this.reading = reading;
    this.document = document;
    this.isLocked = isLocked;
    this.open = openBlockOf(text, document);
    this.found = found;
    this.messages = messages;
    this.merged = new MergedMembers(document);
  }

  /** @throws {ResourceFileError} as `parseYaml` does */
  static *read(
    reading: YamlReading,
    text: string,
    nullContainers: NullContainers = new Map(),
  ): Cooperative<YamlFile> {
    const below = yield* readBelowLocale(text, reading.locale, nullContainers);
    const found = new Map<string, Found>();
    const messages: Message[] = [];
    const chosen =
      reading.dialect.chosen &&
      byId(reading.dialect.chosen(below.root, new MergedMembers(below.document)));
    yield* findMessages(below, text, (path, one) => {
      const id = keyId(path);
      const said = chosen?.get(id);
      if (one.message === undefined || chosen === undefined) found.set(id, one);
      else if (said !== undefined) found.set(id, { ...one, message: { ...one.message, ...said } });
      const message = found.get(id)?.message;
      if (message) messages.push(message);
    });
    return new YamlFile(reading, text, below, [found, messages]);
  }

  get shape(): KeyShape {
    return this.reading.dialect.keys;
  }

  override get entryText(): string | undefined {
    return this.reading.dialect.entryText;
  }

  get(path: KeyPath, id = keyId(path)): Message | undefined {
    return this.found.get(id)?.message;
  }

  canTake(path: KeyPath): boolean {
    const { blocks, nulls, locked } = this.document;
    const found = this.found.get(keyId(path));
    if (found?.place || this.isFree) return true;
    if (found?.message || this.isLocked) return false;
    let node: TreeNode = this.root;
    let isInLines = true;
    for (const step of path) {
      if (locked.has(node) || isRepeated(node, step)) return false;
      if (nulls.has(node)) return isInLines;
      if (!isContainer(node) || node.kind !== containerKind(step)) return false;
      if (this.merged.adds(node, step) || isNameless(node, step)) return false;
      const next: TreeNode | undefined = memberOf(node, step)?.value;
      if (next === undefined) return this.hasRoomIn(node);
      isInLines = blocks.has(node);
      node = next;
    }
    return false;
  }

  style(model?: YamlStyle): YamlStyle {
    if (model) return yamlStyle(this.text, this.document, model);
    return (this.ownStyle ??= yamlStyle(this.text, this.document));
  }

  get flow(): FlowStyle {
    return this.style().flow;
  }

  override get members(): MemberReader {
    return this.merged;
  }

  override get anchors(): YamlDocument['anchors'] {
    return this.document.anchors;
  }

  isNull(node: TreeNode): boolean {
    return this.document.nulls.has(node);
  }

  override isShared(container: TreeContainer): boolean {
    return this.document.locked.has(container);
  }

  override linesOf(container: TreeContainer): TreeLines | undefined {
    const block = this.document.blocks.get(container);
    return block && yamlLines(this, container, block);
  }

  override ending(edits: readonly Edit[]): readonly Edit[] {
    return endingAs(this.text, edits);
  }

  encodeName(container: TreeContainer, member: TreeMember, name: string): string {
    const isInFlow = !this.document.blocks.has(container);
    return quoteName(this.text, { container, member }, name, isInFlow);
  }

  encodePart({ offset }: Message, part: string): string | undefined {
    return quotedPart(this.text.charAt(offset), part);
  }

  override encodeAgain(now: Message, then: ResourceFile, old: Message): string {
    return withBlockComment(super.encodeAgain(now, then, old), encodedValue(this, now));
  }

  /** A source in another format gives no order: what is missing is appended. */
  *write(
    values: readonly MessageValue[],
    source: ResourceFile,
    translatable = hasText,
  ): Cooperative<readonly Edit[]> {
    const model = source instanceof YamlFile ? source : undefined;
    const style = this.style(model?.style());
    yield;
    const { text } = this;
    const changed = new Map<string, EditAboveBlanks>();
    const added = new Map<string, Addition>();
    const beside = model && this.reading.dialect.beside?.(this.root, originOf(model));
    yield* forEachInSteps(values, (wanted) => {
      for (const { path, value } of beside?.(wanted) ?? []) {
        const id = keyId(path);
        const place = this.placeOfText(path);
        if (place && typeof value === 'object' && value.kind === 'text')
          changed.set(id, replacement(this, place, value.value, style));
        else if (!place && this.canTake(path)) added.set(id, { path, value });
      }
      const { path, value } = wanted;
      const id = keyId(path);
      const { place, message } = this.found.get(id) ?? {};
      if (message?.value === value) changed.delete(id);
      else if (place) changed.set(id, replacement(this, place, value, style));
      else added.set(id, { path, value: { kind: 'text', value } });
    });
    const additions = [...added.values()];
    if (additions.length > 0) {
      this.refuseLocked(additions);
      const roomier = yield* this.roomierFor(additions, source, style);
      if (roomier) {
        const edits = yield* roomier.write(values, source, translatable);
        const isSame = roomier.text === text || edits.length === 0;
        return isSame ? edits : [difference(text, applyEdits(roomier.text, edits))];
      }
    }
    const copy = model && copyFrom(model, translatable);
    const edits = yield* insertedMembers(this.holder(this.root), additions, { model, style, copy });
    return yield* joinedEdits(text, [...changed.values()], edits);
  }

  /** Where a text is that is no message. */
  private placeOfText(path: KeyPath): ValuePlace | undefined {
    const container = nodeAt(this.root, path.slice(0, -1));
    const node = nodeAt(this.root, path);
    const isText = isContainer(container) && node?.kind === 'string';
    return isText && !this.document.locked.has(node) ? { node, container } : undefined;
  }

  private holder(root: TreeContainer) {
    return { text: this.text, document: this.document, open: this.open, root };
  }

  /**
   * @throws {ResourceFileError} `shape` where something would have to change that aliases share, or a key that occurs
   * twice
   */
  private refuseLocked(additions: readonly Addition[]): void {
    const { locked, merges } = this.document;
    if (!this.isLocked && locked.size + merges.size === 0) return;
    const path = additions.find((addition) => !this.canTake(addition.path))?.path;
    if (path === undefined) return;
    const message = `what stands around ${JSON.stringify(path)} is shared or stands twice`;
    refuse('shape', message, this.text, this.root.offset);
  }

  /**
   * The same file with places for the additions that it has none for: with the root locale key that the source has, or
   * with nulls read as containers.
   *
   * @throws {ResourceFileError} `shape` when only one of the files has its root locale key
   */
  private *roomierFor(
    additions: readonly Addition[],
    source: ResourceFile,
    style: YamlStyle,
  ): Cooperative<YamlFile | undefined> {
    const { text, reading, document } = this;
    const { locale } = reading;
    const key = source instanceof YamlFile ? source.rootKey : undefined;
    if (this.isBare && key !== undefined && locale !== undefined) {
      const around = { path: [localeKeyLike(key, locale)], value: '' };
      const edits = yield* insertedMembers(this.holder(document.root), [around], { style });
      return yield* YamlFile.read(reading, applyEdits(text, edits));
    }
    if (source instanceof YamlFile) refuseClash(this, source, this.root.offset);
    const nullContainers = this.nullContainersFor(additions);
    return nullContainers.size > 0
      ? yield* YamlFile.read(reading, text, nullContainers)
      : undefined;
  }

  private nullContainersFor(additions: readonly Addition[]): NullContainers {
    const [first] = additions[0]?.path ?? [];
    if (this.isFree && first !== undefined && this.root.kind !== containerKind(first))
      return new Map([[this.root.offset, containerKind(first)]]);
    return nullsToFill(this.document, this.found, additions);
  }

  private hasRoomIn(container: TreeContainer): boolean {
    const block = this.document.blocks.get(container);
    const last = container.members.length - 1;
    return !this.open || !block || placeBehind(block, container, last, this.open) < this.open.end;
  }

  /** Whether nothing says yet what the messages are in: a mapping or a sequence. */
  private get isFree(): boolean {
    const { offset, end, members } = this.root;
    return members.length === 0 && isNull(this.text.slice(offset, end));
  }
}

function originOf(file: YamlFile): Origin {
  const { root, members, entryText } = file;
  return { root, members, entryText, copy: copyFrom(file, () => false) };
}

/** What a dialect says of the messages that it has chosen. */
function byId(chosen: ReturnType<NonNullable<YamlDialect['chosen']>>) {
  const said = new Map<string, Pick<Message, 'description'>>();
  for (const { path, ...about } of chosen) said.set(keyId(path), about);
  return said;
}
