import { runYielding } from '../../resources/cooperative.ts';
import type { TranslationEvent, TranslationUnit } from '../../translation/job.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import { type FailedEvent, type TranslatedEvent, collectResults } from './sentRun.ts';
import type { PreparedRun } from './prepareRun.ts';
import { writeRun, type WrittenRun } from '../write/writeRun.ts';

/** A target file, and how those of its units ended that have. */
interface OpenFile {
  readonly target: TargetFile;
  readonly units: TranslationUnit[];
  readonly translated: Map<TranslationUnit, TranslatedEvent>;
  readonly failed: Map<TranslationUnit, FailedEvent>;
}

/**
 * Writes target files while a run still translates others: each when the last of its messages has come to its end. What is
 * complete by the end of such a write goes together. Files that are open wait for the end of the run. For runs that nobody
 * reviews.
 */
export class IncrementalWriter {
  readonly #files: Files;
  readonly #reused: PreparedRun['reused'];
  readonly #targetOf: PreparedRun['targetOf'];
  readonly #openOf = new Map<TargetFile, OpenFile>();
  #complete: OpenFile[] = [];
  #writing: Promise<void> | undefined;
  readonly #targets = new Set<TargetFile>();
  readonly #parts: WrittenRun[] = [];

  constructor(files: Files, { reused, targetOf }: Pick<PreparedRun, 'reused' | 'targetOf'>) {
    this.#files = files;
    this.#reused = reused;
    this.#targetOf = targetOf;
    for (const [unit, target] of targetOf) {
      const open = this.#openOf.get(target) ?? opened(target);
      this.#openOf.set(target, open);
      open.units.push(unit);
    }
  }

  /** Hears of an event of the run. */
  take(event: TranslationEvent): void {
    if (event.kind !== 'translated' && event.kind !== 'failed') return;
    const target = this.#targetOf.get(event.unit);
    const open = target && this.#openOf.get(target);
    if (open === undefined) return;
    if (event.kind === 'translated') open.translated.set(event.unit, event);
    else open.failed.set(event.unit, event);
    const isComplete = open.translated.size + open.failed.size === open.units.length;
    if (!isComplete || this.#files.isOpen(open.target.path)) return;
    this.#complete.push(open);
    this.#writing ??= this.#write();
    // It is awaited in the end, also where it fails before.
    this.#writing.catch(() => undefined);
  }

  /** Ends when all that it has begun is written. Rejects where that fails; the journal still has what was paid for. */
  async end(): Promise<{
    readonly targets: ReadonlySet<TargetFile>;
    readonly parts: readonly WrittenRun[];
  }> {
    await this.#writing;
    return { targets: this.#targets, parts: this.#parts };
  }

  async #write(): Promise<void> {
    while (this.#complete.length > 0) {
      const together = this.#complete.splice(0);
      for (const { target } of together) this.#targets.add(target);
      this.#parts.push(await writeRun(this.#files, await this.#resultsOf(together)));
    }
    this.#writing = undefined;
  }

  #resultsOf(together: readonly OpenFile[]) {
    const all = <T>(of: (open: OpenFile) => ReadonlyMap<TranslationUnit, T>) =>
      new Map(together.flatMap((open) => [...of(open)]));
    const ended = { translated: all((one) => one.translated), failed: all((one) => one.failed) };
    const targets = together.map(({ target }) => target);
    const targetOf = new Map(
      together.flatMap(({ target, units }) => units.map((unit) => [unit, target] as const)),
    );
    return runYielding(
      collectResults({ targets, reused: this.#reused, targetOf }, ended, new Map()),
    );
  }
}

const opened = (target: TargetFile): OpenFile => ({
  target,
  units: [],
  translated: new Map(),
  failed: new Map(),
});
