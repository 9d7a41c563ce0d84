import { applyEdits } from '../../../src/resources/edit.ts';
import { runSync } from '../../../src/resources/cooperative.ts';
import type {
  FileChange,
  RestorableFiles,
  WriteOutcome,
} from '../../../src/project/ports/files.ts';

/** Ends a run as a crash does: nobody who catches errors may go on after it. */
export class Crash extends Error {}

/** Decides what happens to a file that is about to be written; throws to keep it from it. */
export type WriteGuard = (path: string, text: string) => void;

/** The files of a project, in memory. */
export class MemoryFiles implements RestorableFiles {
  readonly texts: Map<string, string>;
  readonly #guard: WriteGuard;
  /** Hears of a file that is about to be removed; throws to keep it from that. */
  onRemove: (path: string) => void = () => undefined;
  /** What a person has before them. */
  readonly open = new Set<string>();
  /** What has unsaved edits there, and keeps them unsaved. */
  readonly unsaved = new Set<string>();

  constructor(texts: Iterable<readonly [string, string]>, guard: WriteGuard = () => undefined) {
    this.texts = new Map(texts);
    this.#guard = guard;
  }

  read(path: string): Promise<string | undefined> {
    return Promise.resolve(this.texts.get(path));
  }

  readSaved(path: string): Promise<string | undefined> {
    return this.read(path);
  }

  isOpen(path: string): boolean {
    return this.open.has(path);
  }

  refuseUnwritable(): Promise<void> {
    return Promise.resolve();
  }

  async removeMade(path: string, isAsLeft: (text: string) => boolean): Promise<boolean> {
    const text = this.texts.get(path);
    if (text === undefined) return true;
    if (!isAsLeft(text)) return false;
    this.onRemove(path);
    this.texts.delete(path);
    return true;
  }

  namesIn(folder: string): Promise<readonly string[]> {
    const start = folder === '' ? '' : `${folder}/`;
    const below = [...this.texts.keys()].filter((path) => path.startsWith(start));
    const names = below.map((path) => path.slice(start.length).split('/', 1)[0] ?? '');
    return Promise.resolve([...new Set(names)]);
  }

  async write(changes: readonly FileChange[]): Promise<WriteOutcome> {
    const written: WriteOutcome['written'][number][] = [];
    const applied: WriteOutcome['applied'][number][] = [];
    const refused: WriteOutcome['refused'][number][] = [];
    const encoder = new TextEncoder();
    for (const { path, change } of changes) {
      try {
        const before = this.texts.get(path);
        const { base, edits } = runSync(change(before));
        if (edits.length === 0) continue;
        const after = applyEdits(base, edits);
        this.#guard(path, after);
        this.texts.set(path, after);
        if (this.unsaved.has(path)) {
          applied.push({ path, isSaved: false });
          continue;
        }
        written.push({
          path,
          before: before === undefined ? undefined : encoder.encode(before),
          after: encoder.encode(after),
        });
      } catch (error) {
        if (error instanceof Crash) throw error;
        refused.push({ path, error });
      }
    }
    return { written, applied, refused };
  }
}
