import type { ResourceFile } from '../../resources/formats/format.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { hashOf, type Hash } from '../../resources/hash.ts';
import {
  entriesOf,
  sameFileEntries,
  type Ledger,
  ledgerName,
  isLedgerPath,
} from '../../resources/ledger/ledger.ts';
import type { ReadableFiles } from '../ports/files.ts';
import { earlierPlaces, sectionOf, type TargetFile } from '../plan/targetFile.ts';
import { Project } from '../plan/project.ts';
import type { ProjectProblem } from '../ledger/projectError.ts';
import { countsOf } from './countsOf.ts';
import { sourceProblem } from './sourceProblem.ts';
import { SharedTexts, type SharedText } from './sharedTexts.ts';
import { addCounts, noCounts, type StateCounts } from './messageState.ts';

/** How one target file stands; without counts where it cannot be planned, with the reason why. */
export interface TargetStatus {
  readonly set: ResourceSet;
  readonly locale: string;
  readonly path: string;
  readonly counts?: StateCounts;
  readonly error?: unknown;
}

interface Known {
  readonly status: TargetStatus;
  /** The paths of the files that were read for it, beside the source and what is left of a ledger of version 1. */
  readonly readFrom: ReadonlySet<string>;
  /** Whether one of them has changed since. */
  isOutOfDate: boolean;
}

/**
 * Target files whose plans are kept: as many as people have open beside each other, and of large ones no more than so many
 * messages together, but for the last two.
 */
const [plansKept, messagesKept, always] = [6, 100_000, 2];

/**
 * How the target files of a folder stand, worked out as it is asked for and kept until a file changes that it was worked
 * out from. One target is worked out at a time.
 */
export class ProjectStatus {
  readonly sets: readonly ResourceSet[];
  readonly #files: ReadableFiles;
  readonly #project: Project;
  readonly #known = new Map<string, Known>();
  readonly #byPath = new Map<string, TargetStatus>();
  readonly #byPattern: ReadonlyMap<string, ResourceSet>;
  readonly #plans = new Map<string, TargetFile>();
  readonly #shared: SharedTexts;
  /** Of the files of the ledger that were read, by path: they are written more often than they say something else. */
  readonly #ledgers = new Map<string, Hash>();
  /** What was read for the target at hand, with what files of the ledger said. */
  #reads = new Map<string, Hash | undefined>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(files: ReadableFiles, sets: readonly ResourceSet[]) {
    this.sets = sets;
    this.#shared = new SharedTexts(sets.length);
    this.#byPattern = new Map(sets.map((set) => [set.pattern, set]));
    const read = async (path: string) => {
      this.#reads.set(path, undefined);
      const text = await files.read(path);
      if (isLedgerPath(path)) this.#reads.set(path, hashOf(text ?? ''));
      return text;
    };
    this.#files = files;
    const namesIn = files.namesIn?.bind(files);
    this.#project = new Project(namesIn ? { read, namesIn } : { read }, { context: false });
  }

  /**
   * How a target stands, also one that does not exist yet; the same object until a file changes that it was worked out from.
   * @throws {LocaleRefusedError} for a locale that the set can have no target in
   */
  async status(set: ResourceSet, locale: string): Promise<TargetStatus> {
    const name = nameOf(set, locale);
    return this.#current(name)?.status ?? this.#alone(() => this.#lookAt(name, set, locale));
  }

  /**
   * The source of a set, without waiting for the target at hand.
   *
   * @throws what `Project.source` does
   */
  async source(set: ResourceSet): Promise<ResourceFile> {
    return this.#project.source(set);
  }

  /**
   * The plan of a target, with the state of each message.
   *
   * @throws what `Project.open` does
   */
  async plan(set: ResourceSet, locale: string): Promise<TargetFile> {
    const status = await this.#alone(async () => {
      const name = nameOf(set, locale);
      return this.#plans.has(name) ? undefined : this.#find(set, locale);
    });
    const plan = this.#plans.get(nameOf(set, locale));
    if (plan !== undefined) return plan;
    throw status?.error;
  }

  /** Every target, one after the other, also those that other files of their folder make people expect. */
  async *all(): AsyncGenerator<TargetStatus> {
    for (const set of this.sets) {
      for (const { locale } of set.targets) yield await this.status(set, locale);
    }
  }

  /** What was last found out of a target, by the path of its file. */
  known(path: string): TargetStatus | undefined {
    return this.#byPath.get(path);
  }

  /** What was last found out of all targets of a set together; nothing as long as one of them was never looked at. */
  knownOfSet({ targets }: ResourceSet): StateCounts | undefined {
    let all = noCounts;
    for (const { path } of targets) {
      const known = this.#byPath.get(path);
      if (known === undefined) return undefined;
      // A file that cannot be read is a target all the same.
      all = addCounts(all, known.counts ?? { ...noCounts, targets: 1, refused: 1 });
    }
    return all;
  }

  /** What keeps all targets of a set from being counted, as far as one of them was looked at. */
  problemOfSource(set: ResourceSet): ProjectProblem | undefined {
    return sourceProblem(set, (path) => this.#byPath.get(path)?.error);
  }

  /** What somebody has translated in a target in another way than other files of its locale, as far as they were looked at. */
  differing(target: TargetFile): readonly SharedText[] {
    return this.#shared.differing(target);
  }

  /** Another number after {@link differing} may say something else in a locale. */
  sharedRevision(locale: string): number {
    return this.#shared.revision(locale);
  }

  /**
   * Forgets what a file said that has changed since.
   *
   * @returns how many targets were worked out from it
   */
  async changed(path: string): Promise<number> {
    return this.#alone(async () => {
      const gone = path === ledgerName ? await this.#withoutOlder() : await this.#readFrom(path);
      for (const name of gone) {
        const known = this.#known.get(name);
        if (known !== undefined) known.isOutOfDate = true;
        this.#plans.delete(name);
      }
      return gone.length;
    });
  }

  /** Forgets what the ledger said of a target that it says no longer, also where nobody has told of the change yet. */
  async lookAtLedger(set: ResourceSet, locale: string): Promise<void> {
    const { readFrom = new Set<string>() } = this.#known.get(nameOf(set, locale)) ?? {};
    for (const path of [ledgerName, ...[...readFrom].filter(isLedgerPath)])
      await this.changed(path);
  }

  /** Somebody else may have asked for it in the meantime. */
  async #lookAt(name: string, set: ResourceSet, locale: string): Promise<TargetStatus> {
    return this.#current(name)?.status ?? this.#find(set, locale);
  }

  #current(name: string): Known | undefined {
    const known = this.#known.get(name);
    return known?.isOutOfDate === false ? known : undefined;
  }

  async #find(given: ResourceSet, locale: string): Promise<TargetStatus> {
    // Who has waited may have it from before the settings or the files said something else.
    const set = this.#byPattern.get(given.pattern) ?? given;
    const name = nameOf(set, locale);
    const place = { set, locale, path: set.targetPath(locale) };
    this.#reads = new Map([[set.source.path, undefined]]);
    const status = await this.#project.open(set, locale).then(
      (target): TargetStatus => {
        for (const place of earlierPlaces(target)) this.#reads.set(place, undefined);
        this.#keep(name, target);
        this.#shared.note(target);
        return { ...place, counts: countsOf(target) };
      },
      (error: unknown): TargetStatus => ({ ...place, error }),
    );
    // Only its plan was no longer kept; whatever has changed in the meantime will be told.
    const known = this.#current(name);
    if (known !== undefined) return known.status;
    this.#note(name, status);
    return status;
  }

  #note(name: string, status: TargetStatus): void {
    for (const [path, hash] of this.#reads) if (hash !== undefined) this.#ledgers.set(path, hash);
    this.#known.set(name, { status, readFrom: new Set(this.#reads.keys()), isOutOfDate: false });
    this.#byPath.set(status.path, status);
  }

  #keep(name: string, target: TargetFile): void {
    this.#plans.delete(name);
    this.#plans.set(name, target);
    let messages = 0;
    for (const { plan } of this.#plans.values()) messages += plan.items.length;
    for (const [oldest, { plan }] of this.#plans) {
      const { size } = this.#plans;
      if (size <= always || (size <= plansKept && messages <= messagesKept)) break;
      this.#plans.delete(oldest);
      messages -= plan.items.length;
    }
  }

  /** The targets that a file was read for, where it says something else by now. */
  async #readFrom(path: string): Promise<readonly string[]> {
    this.#project.forget(path);
    const names = [...this.#known].flatMap(([name, { readFrom }]) =>
      readFrom.has(path) ? [name] : [],
    );
    if (names.length === 0 || !isLedgerPath(path)) return names;
    const now = hashOf((await this.#files.read(path).catch(() => undefined)) ?? '');
    const isSame = this.#ledgers.get(path) === now;
    this.#ledgers.set(path, now);
    return isSame ? [] : names;
  }

  /** The targets of which version 1 of the ledger now says something else. */
  async #withoutOlder(): Promise<readonly string[]> {
    const before = await this.#older();
    this.#project.forget(ledgerName);
    const now = await this.#older();
    return [...this.#known].flatMap(([name, { status }]) => {
      if (before === undefined || now === undefined) return [name];
      const entries = (ledger: Ledger) => entriesOf(ledger, sectionOf(status));
      return sameFileEntries(entries(before), entries(now)) ? [] : [name];
    });
  }

  async #older(): Promise<Ledger | undefined> {
    return this.#project.ledger.older().catch(() => undefined);
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

const nameOf = ({ pattern }: ResourceSet, locale: string) => `${locale} ${pattern}`;
