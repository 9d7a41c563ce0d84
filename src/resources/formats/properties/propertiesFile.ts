import type { Edit } from '../../edit.ts';
import { sortInSteps, forEachInSteps, type Cooperative } from '../../cooperative.ts';
import {
  type Message,
  type MessageValue,
  type ResourceFile,
  keyId,
  type KeyPath,
} from '../format.ts';
import { insertionPoints } from '../insertionPoints.ts';
import { lineInsertion } from '../lineInsertion.ts';
import { encodedValue } from '../encodedValue.ts';
import { refuse } from '../refuse.ts';
import { parsePropertiesInSteps, type PropertyLine } from './parseProperties.ts';
import { PropertyKeys } from './propertyKeys.ts';
import { propertiesStyle, type PropertiesStyle, quoteKey, quoteValue } from './propertiesStyle.ts';
import { wrapValue } from './wrapValue.ts';

/**
 * A Java `.properties` file; the message of a key has the path `[key]`, dots and all. Of a key that occurs twice Java
 * reads the last value; none of them is written.
 */
export class PropertiesFile implements ResourceFile {
  readonly text: string;
  readonly messages: readonly Message[];
  readonly keys: PropertyKeys;
  readonly rootKey = undefined;
  readonly lines: readonly PropertyLine[];
  readonly repeated: ReadonlySet<string>;
  private readonly byKey: ReadonlyMap<string, PropertyLine>;
  private ownBreaks: boolean | undefined;

  private constructor(
    text: string,
    lines: readonly PropertyLine[],
    byKey: ReadonlyMap<string, PropertyLine>,
    repeated: ReadonlySet<string>,
  ) {
    this.text = text;
    this.lines = lines;
    this.byKey = byKey;
    this.repeated = repeated;
    this.messages = [...byKey.values()].map(messageOf);
    this.keys = new PropertyKeys({ text, lines, repeated, style: () => this.style() });
  }

  /** @throws {ResourceFileError} as {@link parsePropertiesInSteps} does */
  static *read(text: string): Cooperative<PropertiesFile> {
    const lines = yield* parsePropertiesInSteps(text);
    const byKey = new Map<string, PropertyLine>();
    const repeated = new Set<string>();
    yield* forEachInSteps(lines, (line) => {
      if (byKey.delete(line.key)) repeated.add(line.key);
      byKey.set(line.key, line);
    });
    return new PropertiesFile(text, lines, byKey, repeated);
  }

  get(path: KeyPath): Message | undefined {
    const line = this.lineAt(path);
    return line && messageOf(line);
  }

  canTake(path: KeyPath): boolean {
    const [key] = path;
    return path.length === 1 && typeof key === 'string' && !this.repeated.has(key);
  }

  clashWith(): undefined {
    return undefined;
  }

  encodePart(_message: Message, part: string): string {
    return quoteValue(part, this.style());
  }

  encodeAgain(_now: Message, then: ResourceFile, old: Message): string {
    return encodedValue(then, old);
  }

  /** A source in another format gives no order: what is missing is appended. */
  *write(values: readonly MessageValue[], source: ResourceFile): Cooperative<readonly Edit[]> {
    const model = source instanceof PropertiesFile ? source : undefined;
    const style = this.style(model?.style());
    const edits: Edit[] = [];
    const added = new Map<string, string>();
    const wanted = new Map<string, MessageValue>();
    yield* forEachInSteps(values, (value) => wanted.set(keyId(value.path), value));
    yield* forEachInSteps(wanted.values(), ({ path, value }) => {
      const line = this.lineAt(path);
      if (line === undefined) added.set(this.keyOf(path), value);
      else if (line.value !== value) edits.push(this.replacement(line, value, style));
    });
    const names = (file: PropertiesFile | undefined) => file?.lines.map(({ key }) => key) ?? [];
    const points = insertionPoints(new Set(added.keys()), names(this), names(model), () => false);
    yield;
    const insertions: Edit[] = [];
    yield* forEachInSteps(points, ([place, keys]) => {
      const lines = keys.map((key) => {
        const like = this.breaksLines ? model?.rawValue(String(key)) : undefined;
        return showLine(String(key), added.get(String(key)) ?? '', style, like);
      });
      insertions.push(this.insertion(place, lines, style));
    });
    // Where a key and its value have no length, the lines before them start at the same offset.
    const isBefore = ({ offset }: Edit) => offset < this.text.length;
    const ends = insertions.filter((edit) => !isBefore(edit));
    const all = [...insertions.filter(isBefore), ...edits, ...ends];
    return yield* sortInSteps(all, (a, b) => a.offset - b.offset);
  }

  style(model?: PropertiesStyle): PropertiesStyle {
    return propertiesStyle(this.text, this.lines, model);
  }

  private rawValue(key: string): string | undefined {
    const line = this.byKey.get(key);
    return line && this.text.slice(line.valueStart, line.valueEnd);
  }

  /** Whether some value goes on on another line. */
  private get breaksLines(): boolean {
    return (this.ownBreaks ??= this.lines.some(({ valueStart, valueEnd }) =>
      /[\r\n]/.test(this.text.slice(valueStart, valueEnd)),
    ));
  }

  private lineAt(path: KeyPath): PropertyLine | undefined {
    const [key] = path;
    return path.length === 1 && typeof key === 'string' ? this.byKey.get(key) : undefined;
  }

  private replacement(line: PropertyLine, value: string, style: PropertiesStyle): Edit {
    if (!this.repeated.has(line.key)) return replacement(this.text, line, value, style);
    return refuse('shape', `${line.key} stands twice`, this.text, line.keyStart);
  }

  private keyOf(path: KeyPath): string {
    const [key] = path;
    if (path.length === 1 && typeof key === 'string') return key;
    return refuse('shape', 'a .properties file has no nested keys', this.text, 0);
  }

  private insertion(place: number, added: readonly string[], style: PropertiesStyle): Edit {
    const { text, lines } = this;
    const first = lines[0];
    // A line after one that is open would become part of it.
    const previous = lines[place]?.isOpen ? lines[place - 1] : lines[place];
    const start = first ? startOf(text, first) : text.length;
    const edit = lineInsertion(text, previous?.lineEnd ?? start, added, style.eol);
    const isNewFile = !first && !style.finalEol && edit.text.endsWith(style.eol);
    return isNewFile ? { ...edit, text: edit.text.slice(0, -style.eol.length) } : edit;
  }
}

function messageOf({ key, value, valueStart, valueEnd }: PropertyLine): Message {
  return { path: [key], value, offset: valueStart, length: valueEnd - valueStart };
}

function replacement(
  text: string,
  { lineStart, keyEnd, valueStart, valueEnd }: PropertyLine,
  value: string,
  style: PropertiesStyle,
): Edit {
  const raw = text.slice(valueStart, valueEnd);
  const before =
    text
      .slice(lineStart, valueStart)
      .split(/[\r\n]/)
      .at(-1) ?? '';
  const separator = keyEnd === valueStart ? separatorFor(before, value, style) : '';
  const quoted = wrapValue(quoteValue(value, style), raw, before.length, style.eol);
  return { offset: valueStart, length: valueEnd - valueStart, text: separator + quoted };
}

/** @param before what is in front of it on the line */
function separatorFor(before: string, value: string, { separator }: PropertiesStyle): string {
  // No line is continued where nothing follows.
  const known = value === '' ? separator.replace(/\\[^]*$/, '') : separator;
  // Blanks alone are the indentation of what follows them.
  return before.trim() === '' && known.trim() === '' ? '=' : known;
}

/** @param like the value of the source as it is written, where that breaks lines */
function showLine(
  key: string,
  value: string,
  style: PropertiesStyle,
  like: string | undefined,
): string {
  const name = quoteKey(key, style);
  const start = style.indent + name + separatorFor(name, value, style);
  const column = start.split(/[\r\n]/).at(-1)?.length ?? 0;
  return start + wrapValue(quoteValue(value, style), like ?? '', column, style.eol);
}

/** Above the comments of the first line, unless they are the head of the file. */
function startOf(text: string, { blockStart, lineStart }: PropertyLine): number {
  const head = text.slice(0, blockStart).replace('\uFEFF', '');
  return head === '' ? lineStart : blockStart;
}
