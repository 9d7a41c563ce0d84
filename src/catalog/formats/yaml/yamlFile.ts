import { applyEdits, difference, type Edit } from '../../edit.ts';
import { keyId, type KeyPath } from '../../keyPath.ts';
import { runSync, forEachInSteps, type Cooperative } from '../../cooperative.ts';
import type { Message, MessageValue, ResourceFile } from '../format.ts';
import { refuse } from '../refuse.ts';
import type { Copy } from '../tree/completeArrays.ts';
import { insertionsOf } from '../tree/insertion.ts';
import type { Addition } from '../tree/newMembers.ts';
import {
  containerKind,
  isContainer,
  isNameless,
  isRepeated,
  memberOf,
  type TreeContainer,
  type TreeNode,
} from '../tree/node.ts';
import { clashOf, type KeyedFile, localeKeyLike, refuseClash } from '../tree/rootLocaleKey.ts';
import { MergedMembers } from './read/mergedMembers.ts';
import { openBlockOf, placeBehind } from './write/openBlock.ts';
import { readBelowLocale, type YamlRoot } from './read/readBelowLocale.ts';
import { joinedEdits } from './write/joinedEdits.ts';
import { replacement } from './write/replacement.ts';
import type { EditAboveBlanks } from './write/tabbedBlanks.ts';
import { copyFrom } from './write/yamlCopy.ts';
import type { NullContainers, YamlDocument } from './yamlDocument.ts';
import { yamlInsertions } from './write/yamlInsert.ts';
import { findMessages, type Found } from './yamlMessages.ts';
import { isNull } from './yamlScalar.ts';
import { type YamlStyle, yamlStyle } from './write/yamlStyle.ts';

/** A YAML resource file; its own root locale key, as Rails has it, is not part of the paths. */
export class YamlFile implements ResourceFile, KeyedFile {
  readonly text: string;
  readonly messages: readonly Message[];
  /** The root locale key as it is written, if there is one. */
  readonly rootKey: string | undefined;
  /** Of the file, as far as that is known. */
  readonly locale: string | undefined;
  readonly document: YamlDocument;
  readonly root: TreeContainer;
  private readonly isLocked: boolean;
  private readonly open: TreeNode | undefined;
  private readonly found: ReadonlyMap<string, Found>;
  private readonly members: MergedMembers;
  private ownStyle: YamlStyle | undefined;

  private constructor(
    text: string,
    locale: string | undefined,
    { document, root, key, isLocked }: YamlRoot,
    found: ReadonlyMap<string, Found>,
    messages: readonly Message[],
  ) {
    this.text = text;
    this.locale = locale;
    this.document = document;
    this.root = root;
    this.rootKey = key;
    this.isLocked = isLocked;
    this.open = openBlockOf(text, document);
    this.found = found;
    this.messages = messages;
    this.members = new MergedMembers(document);
  }

  /**
   * @param locale of the file; without it no key is taken for one
   * @throws {ResourceFileError} as `parseYaml` does
   */
  static *read(
    text: string,
    locale: string | undefined,
    nullContainers: NullContainers = new Map(),
  ): Cooperative<YamlFile> {
    const below = yield* readBelowLocale(text, locale, nullContainers);
    const found = new Map<string, Found>();
    const messages: Message[] = [];
    yield* findMessages(below, text, (path, one) => {
      found.set(keyId(path), one);
      if (one.message) messages.push(one.message);
    });
    return new YamlFile(text, locale, below, found, messages);
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
      if (this.members.adds(node, step) || isNameless(node, step)) return false;
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

  clashWith(source: ResourceFile): string | undefined {
    return source instanceof YamlFile ? clashOf(this, source) : undefined;
  }

  write(...asked: Parameters<ResourceFile['write']>): readonly Edit[] {
    return runSync(this.writeInSteps(...asked));
  }

  /** A source in another format gives no order: what is missing is appended. */
  *writeInSteps(
    values: readonly MessageValue[],
    source: ResourceFile,
    translatable = hasText,
  ): Cooperative<readonly Edit[]> {
    const model = source instanceof YamlFile ? source : undefined;
    const style = this.style(model?.style());
    yield;
    const { text, document } = this;
    const changed = new Map<string, EditAboveBlanks>();
    const added = new Map<string, Addition>();
    yield* forEachInSteps(values, ({ path, value }) => {
      const id = keyId(path);
      const { place, message } = this.found.get(id) ?? {};
      if (message?.value === value) changed.delete(id);
      else if (place) changed.set(id, replacement(text, document, place, value, style));
      else added.set(id, { path, value: { kind: 'text', value } });
    });
    const additions = [...added.values()];
    if (additions.length > 0) {
      this.refuseLocked(additions);
      const roomier = yield* this.roomierFor(additions, source, style);
      if (roomier) {
        const edits = yield* roomier.writeInSteps(values, source, translatable);
        const isSame = roomier.text === text || edits.length === 0;
        return isSame ? edits : [difference(text, applyEdits(roomier.text, edits))];
      }
    }
    const copy = model && copyFrom(model.text, translatable);
    const edits = yield* this.insertions(this.root, additions, model, style, copy);
    return yield* joinedEdits(text, [...changed.values()], edits);
  }

  private *insertions(
    root: TreeContainer,
    additions: readonly Addition[],
    model: YamlFile | undefined,
    style: YamlStyle,
    copy: Copy | undefined,
  ): Cooperative<EditAboveBlanks[]> {
    const { text, document, open } = this;
    const insertions = yield* insertionsOf({ text, root }, model?.root, additions, copy);
    // Where a mapping and the last thing in it end on the same line, what goes inside comes first.
    insertions.sort((a, b) => b.container.offset - a.container.offset);
    const layout = { style, source: model, open, near: new Map(), below: -1, endsFile: false };
    const edits: EditAboveBlanks[] = [];
    for (const insertion of insertions) {
      for (const edit of yield* yamlInsertions(text, document, insertion, layout)) edits.push(edit);
    }
    if (open && edits.some(({ offset }) => offset === text.length))
      refuse('shape', 'a block of text at the end that needs a line break', text, open.offset);
    return edits;
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
    const { text, locale, document } = this;
    const key = source instanceof YamlFile ? source.rootKey : undefined;
    if (this.isBare && key !== undefined && locale !== undefined) {
      const around = { path: [localeKeyLike(key, locale)], value: '' };
      const edits = yield* this.insertions(document.root, [around], undefined, style, undefined);
      return yield* YamlFile.read(applyEdits(text, edits), locale);
    }
    if (source instanceof YamlFile) refuseClash(this, source, this.root.offset);
    const nullContainers = this.nullContainersFor(additions);
    return nullContainers.size > 0 ? yield* YamlFile.read(text, locale, nullContainers) : undefined;
  }

  /** A null where the source has a mapping or a sequence. */
  private nullContainersFor(additions: readonly Addition[]): NullContainers {
    const nullContainers = new Map<number, TreeContainer['kind']>();
    const [first] = additions[0]?.path ?? [];
    if (this.isFree && first !== undefined && this.root.kind !== containerKind(first))
      return nullContainers.set(this.root.offset, containerKind(first));
    if (this.document.nulls.size === 0) return nullContainers;
    for (const { path } of additions) {
      for (const [depth, step] of path.entries()) {
        const place = depth > 0 ? this.found.get(keyId(path.slice(0, depth)))?.place : undefined;
        if (place?.node.kind === 'scalar' && this.document.blocks.has(place.container))
          nullContainers.set(place.node.offset, containerKind(step));
      }
    }
    return nullContainers;
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

  /** Whether it says nothing yet, not even a locale. */
  get isBare(): boolean {
    return this.document.root.members.length === 0;
  }
}

const hasText = (text: string) => text.trim() !== '';
