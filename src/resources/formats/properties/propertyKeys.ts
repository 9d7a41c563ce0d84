import type { Edit } from '../../edit.ts';
import {
  flatKeys,
  type AddedMessages,
  type KeyOperations,
  type KeyPlace,
  type Leaves,
  type KeyPath,
} from '../format.ts';
import { closedAs, endingAs } from '../lineInsertion.ts';
import { joinFor, removalEdits } from '../removal.ts';
import type { PropertyLine } from './parseProperties.ts';
import { type PropertiesStyle, quoteKey } from './propertiesStyle.ts';

/** The lines of a file, as the operations on its keys see them. */
interface Lines {
  readonly text: string;
  readonly lines: readonly PropertyLine[];
  /** Keys that occur several times. */
  readonly repeated: ReadonlySet<string>;
  readonly style: () => PropertiesStyle;
}

/** The operations on the keys of a `.properties` file. */
export class PropertyKeys implements KeyOperations<unknown> {
  readonly shape = flatKeys;
  readonly #file: Lines;

  constructor(file: Lines) {
    this.#file = file;
  }

  *places(): Iterable<KeyPlace> {
    for (const { key, keyStart, keyEnd } of this.#file.lines)
      yield { path: [key], offset: keyStart, length: keyEnd - keyStart };
  }

  rename(path: KeyPath, name: string): readonly Edit[] {
    return this.#linesAt(path).map(({ keyStart, keyEnd }) => ({
      offset: keyStart,
      length: keyEnd - keyStart,
      text: this.#encoded(name),
    }));
  }

  copy(path: KeyPath, name: string): readonly Edit[] {
    const { text } = this.#file;
    return this.#linesAt(path).map(({ lineStart, lineEnd, keyStart, keyEnd }) => {
      const line =
        text.slice(lineStart, keyStart) + this.#encoded(name) + text.slice(keyEnd, lineEnd);
      return { offset: lineEnd, length: 0, text: closedAs(text, line, lineEnd) };
    });
  }

  remove(paths: readonly KeyPath[]): readonly Edit[] {
    const names = namesIn(paths);
    return this.#without(({ key }) => names.has(key));
  }

  takeBack({ paths }: AddedMessages<unknown>): readonly Edit[] {
    const names = namesIn(paths);
    const isGone = ({ key }: PropertyLine) => names.has(key) && !this.#file.repeated.has(key);
    return this.#without(isGone, 'comments');
  }

  entryOf(path: KeyPath): KeyPath {
    return path;
  }

  holdsOnlyMessages(): boolean {
    return true;
  }

  isRepeated(): boolean {
    return false;
  }

  leaves(): Leaves {
    return { leaves: new Map(), groups: new Set() };
  }

  #linesAt(path: KeyPath): readonly PropertyLine[] {
    return path.length === 1 ? this.#file.lines.filter(({ key }) => key === path[0]) : [];
  }

  #encoded(name: string): string {
    return quoteKey(name, this.#file.style());
  }

  /** @param kept what of that which is above the lines stays */
  #without(isDropped: (line: PropertyLine) => boolean, kept?: 'comments'): readonly Edit[] {
    const { text, lines } = this.#file;
    const entries = lines.map((line) => ({
      from: line.lineStart,
      to: line.lineEnd,
      isDropped: isDropped(line),
    }));
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    return endingAs(text, removalEdits(text, start, entries, joinFor(kept)));
  }
}

function namesIn(paths: readonly KeyPath[]): ReadonlySet<unknown> {
  return new Set(paths.flatMap((path) => (path.length === 1 ? path : [])));
}
