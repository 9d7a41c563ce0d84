import { ResourceFileError, type ResourceFile } from '../../resources/formats/format.ts';
import { LocaleRefusedError, type ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { sameLocale } from '../../resources/locale.ts';
import { LocaleAsKeyError } from '../../resources/localeAsKey.ts';
import { type Cooperative, runYielding } from '../../resources/cooperative.ts';
import { SavedLedger } from '../ledger/savedLedger.ts';
import { planTargetFile, type PlannedTarget } from './planTargetFile.ts';
import type { ReadableFiles, RefusedFile } from '../ports/files.ts';
import { ProjectError } from '../ledger/projectError.ts';
import { factsOf, readResource } from './recentFiles.ts';
import { fileFamiliesOf, type FileFamily } from './filePlurals.ts';
import { isGenerated } from './generatedFile.ts';
import { fewerMessagesDoubt, guessDoubt, languageDoubt, type SourceDoubt } from './sourceDoubt.ts';
import { programOfFile } from './programOfFile.ts';
import { pluralsOfRelatives } from './pluralsOfRelatives.ts';
import { sectionOf, type TargetFile } from './targetFile.ts';

/** What a person has set for the folder. */
export interface ProjectSettings {
  /** Whether each message is sent with its place in the file as context. */
  readonly context: boolean;
}

/** What a person has said about the targets. */
export interface OpenOptions {
  /** See `PlanInput`. */
  readonly renewSameAsSource?: boolean;
}

/** The target files that could be planned, and those that could not. */
export interface OpenedTargets {
  readonly targets: readonly TargetFile[];
  readonly refused: readonly RefusedFile[];
}

/** The resource files of a folder as they are when work on them begins; each source is read once. */
export class Project {
  readonly ledger: SavedLedger;
  readonly #files: ReadableFiles;
  readonly #settings: ProjectSettings;
  readonly #sources = new Map<string, Promise<ResourceFile>>();
  readonly #families = new WeakMap<ResourceFile, readonly FileFamily[]>();
  /** By the path of the source. */
  readonly #doubts = new Map<string, SourceDoubt | undefined>();

  constructor(files: ReadableFiles, settings: ProjectSettings) {
    this.ledger = new SavedLedger(files);
    this.#files = files;
    this.#settings = settings;
  }

  /**
   * Plans a target file of a set, also one that does not exist yet.
   *
   * @throws {ProjectError} where a file cannot be read safely, or the set cannot have the locale
   */
  async open(
    set: ResourceSet,
    locale: string,
    { renewSameAsSource = false }: OpenOptions = {},
  ): Promise<TargetFile> {
    const path = targetPath(set, locale);
    const source = await this.source(set);
    const current = await this.#read(path, set, locale);
    const families = this.#familiesOf(source, set);
    const program = programOfFile(set, source);
    const asked = { set, locale, families, current, program };
    const siblings = await pluralsOfRelatives(asked, (file) =>
      this.#read(file.path, set, file.locale).catch(() => undefined),
    );
    const pathIn = (other: string) => orNone(() => set.targetPath(other));
    const file = { source, current, targetPath: pathIn };
    const { entries, ...moved } = await this.ledger.known(sectionOf({ set, locale }), file);
    const steps = planTargetFile({
      source,
      facts: factsOf(source),
      target: current,
      format: set.format,
      entries,
      sourceLocale: set.source.locale,
      targetLocale: locale,
      program,
      families,
      siblings,
      renewSameAsSource,
      context: this.#settings.context,
    });
    return { set, locale, path, source, current, ...moved, ...(await planned(steps, path)) };
  }

  /**
   * The source of a set, before any target is planned from it.
   *
   * @throws {ProjectError} where it cannot be read safely, or a person has to say first what it is
   */
  async source(set: ResourceSet): Promise<ResourceFile> {
    const source = await this.#source(set);
    const doubt = guessDoubt(set) ?? (await this.#languageDoubt(set));
    if (doubt !== undefined) throw new ProjectError(doubt);
    return source;
  }

  /**
   * Plans the target files of several sets in one locale. A set whose source has this locale has no target for it:
   * beside others it is left out. A file that cannot be planned keeps no other from it.
   */
  async openAll(
    sets: readonly ResourceSet[],
    locale: string,
    options: OpenOptions = {},
  ): Promise<OpenedTargets> {
    const others = sets.filter(({ source }) => !sameLocale(source.locale, locale));
    const targets: TargetFile[] = [];
    const refused: RefusedFile[] = [];
    for (const set of others.length > 0 ? others : sets) {
      try {
        targets.push(await this.open(set, locale, options));
      } catch (error) {
        refused.push({ path: pathOf(set, locale), error });
      }
    }
    return { targets, refused };
  }

  /** @throws {ProjectError} `generated` where a tool makes the sources of all these sets */
  async refuseGenerated(sets: readonly ResourceSet[]): Promise<void> {
    for (const set of sets) if (!(await this.#isGenerated(set))) return;
    const [first] = sets;
    if (first !== undefined) throw generated(first.source.path);
  }

  /**
   * What a person has to say first of the sources of sets, if anything; a source that cannot be read, or that a tool makes,
   * raises no doubt.
   */
  async sourceDoubt(sets: readonly ResourceSet[]): Promise<SourceDoubt | undefined> {
    for (const set of sets) {
      if (await this.#isGenerated(set)) continue;
      const doubt = guessDoubt(set) ?? (await this.#languageDoubt(set).catch(() => undefined));
      const found = doubt ?? (await this.#fewerMessagesDoubt(set).catch(() => undefined));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Only files with more messages than the source are looked at closely: those of all locales may be very many. */
  async #fewerMessagesDoubt(set: ResourceSet): Promise<SourceDoubt | undefined> {
    const source = await this.#source(set);
    for (const { locale, path, exists } of set.targets) {
      if (!exists) continue;
      const file = await this.#read(path, set, locale).catch(() => undefined);
      if ((file?.messages.length ?? 0) <= source.messages.length) continue;
      const target = await this.open(set, locale).catch(() => undefined);
      const doubt = target && fewerMessagesDoubt(set, target);
      if (doubt !== undefined) return doubt;
    }
    return undefined;
  }

  #familiesOf(
    source: ResourceFile,
    { format, source: { locale } }: ResourceSet,
  ): readonly FileFamily[] {
    const families = this.#families.get(source) ?? fileFamiliesOf(source.messages, format, locale);
    this.#families.set(source, families);
    return families;
  }

  async #isGenerated(set: ResourceSet): Promise<boolean> {
    return this.#source(set).then(
      () => false,
      (error: unknown) => error instanceof ProjectError && error.problem.code === 'generated',
    );
  }

  /** What is asked for next is read from a file again that has changed: a source, or the ledger. */
  forget(path: string): void {
    this.#sources.delete(path);
    this.#doubts.delete(path);
    this.ledger.forget(path);
  }

  async #languageDoubt(set: ResourceSet): Promise<SourceDoubt | undefined> {
    const { path } = set.source;
    if (!this.#doubts.has(path))
      this.#doubts.set(path, languageDoubt(set, await this.#source(set)));
    return this.#doubts.get(path);
  }

  async #source(set: ResourceSet): Promise<ResourceFile> {
    const { path, locale } = set.source;
    const known = this.#sources.get(path);
    if (known !== undefined) return known;
    const reading = this.#read(path, set, locale, 'source').then((file) => {
      if (file !== undefined) return file;
      throw new ProjectError({ code: 'missingSource', path });
    });
    this.#sources.set(path, reading);
    return reading;
  }

  async #read(
    path: string,
    { format }: ResourceSet,
    locale: string,
    role?: 'source',
  ): Promise<ResourceFile | undefined> {
    const text = await this.#files.read(path);
    if (text === undefined) return undefined;
    const file = await parsed(readResource(text, format, locale, role), path);
    if (isGenerated(file)) throw generated(path);
    return file;
  }
}

async function parsed(reading: Promise<ResourceFile>, path: string): Promise<ResourceFile> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ResourceFileError)) throw error;
    throw new ProjectError({ code: 'unreadable', path, cause: error });
  }
}

const generated = (path: string) => new ProjectError({ code: 'generated', path });

async function planned(steps: Cooperative<PlannedTarget>, path: string): Promise<PlannedTarget> {
  try {
    return await runYielding(steps);
  } catch (error) {
    if (!(error instanceof LocaleAsKeyError)) throw error;
    throw new ProjectError({ code: 'localeAsKey', path, key: error.key });
  }
}

function targetPath(set: ResourceSet, locale: string): string {
  try {
    return set.targetPath(locale);
  } catch (error) {
    if (!(error instanceof LocaleRefusedError)) throw error;
    throw new ProjectError({ code: 'refusedLocale', sourcePath: set.source.path, cause: error });
  }
}

/** The path of the target, or of its source where there can be none. */
const pathOf = (set: ResourceSet, locale: string): string =>
  orNone(() => set.targetPath(locale)) ?? set.source.path;

function orNone<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
