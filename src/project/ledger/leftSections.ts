import { runYielding } from '../../resources/cooperative.ts';
import { baseLanguage, canonicalLocale } from '../../resources/locale.ts';
import {
  type Ledger,
  type LedgerSection,
  ledgerFolder,
  isLedgerPath,
  ledgerPath,
  plainSection,
  LedgerError,
} from '../../resources/ledger/ledger.ts';
import { parseLedgerInSteps, sectionAt } from '../../resources/ledger/ledgerText.ts';
import type { LeftSection } from '../../resources/ledger/movedSection.ts';
import type { Files } from '../ports/files.ts';
import { DirectoryListings, folderOf } from './directoryListings.ts';

/** The path of the target of a file's own source in another locale; nothing where there can be none. */
export type TargetPath = (locale: string) => string | undefined;

/** A file of the ledger, and what it is about. */
interface Placed {
  readonly path: string;
  readonly at: LedgerSection;
}

/** The sections of the ledger whose files are no longer where they were: moved or deleted. What was read is kept. */
export class LeftSections {
  readonly #files: Pick<Files, 'read' | 'namesIn'>;
  readonly #names: DirectoryListings;
  readonly #sections = new Map<string, Promise<LeftSection | undefined>>();
  /** By folder of the ledger: there are many files in it, and targets that ask for them. */
  readonly #left = new Map<string, Promise<readonly Placed[]>>();
  readonly #sources = new Set<string>();

  constructor(files: Pick<Files, 'read' | 'namesIn'>) {
    this.#files = files;
    this.#names = new DirectoryListings(files);
  }

  /**
   * Those that may be of a file without a section, by their locales. One that cannot be read is none.
   *
   * @param older what is left of version 1
   */
  async of(
    section: LedgerSection,
    older: Ledger,
    targetPath: TargetPath,
  ): Promise<readonly LeftSection[]> {
    const own = ledgerPath(section);
    const found: LeftSection[] = [];
    for (const folder of await this.#foldersFor(section)) {
      const left = await this.#leftIn(folder);
      const sibling = await this.#sibling(folder, section, targetPath);
      for (const { path } of sibling === undefined ? left : [...left, sibling]) {
        const one = path === own ? undefined : await this.#read(path);
        if (one !== undefined && one.entries.size > 0) found.push(one);
      }
    }
    for (const [sourcePath, locales] of older)
      for (const [locale, entries] of locales) {
        const at = { sourcePath, locale };
        const isOther = isRelated(locale, section) && ledgerPath(at) !== own;
        if (isOther && !(await this.#names.has(sourcePath))) found.push({ ...at, entries });
      }
    return found;
  }

  /** What is asked for next is looked up again, where this is the file that has changed. */
  forget(path: string): void {
    this.#sections.delete(path);
    if (isLedgerPath(path)) this.#names.clear();
    else this.#names.forget(path);
    if (isLedgerPath(path) || this.#sources.has(inAnyCase(path))) this.#left.clear();
  }

  /** Of the same locale and of those that differ in region or script only. */
  async #foldersFor(section: LedgerSection): Promise<readonly string[]> {
    const own = folderOf(ledgerPath(section));
    const names = [...(await this.#names.in(ledgerFolder))];
    const folders = names.filter((name) => isRelated(name, section));
    return [...new Set([own, ...folders.map((name) => `${ledgerFolder}/${name}`)])];
  }

  /** The sections in a folder of the ledger whose sources are gone. */
  async #leftIn(folder: string): Promise<readonly Placed[]> {
    const left = this.#left.get(folder) ?? this.#findLeft(folder);
    this.#left.set(folder, left);
    return left;
  }

  async #findLeft(folder: string): Promise<readonly Placed[]> {
    const left: Placed[] = [];
    for (const name of await this.#names.in(folder)) {
      const path = `${folder}/${name}`;
      const at = await this.#sectionAt(path);
      if (at === undefined) continue;
      this.#sources.add(inAnyCase(at.sourcePath));
      if (!(await this.#names.has(at.sourcePath))) left.push({ path, at });
    }
    return left;
  }

  /** The section of the same source in another locale, where its target is gone. */
  async #sibling(
    folder: string,
    section: LedgerSection,
    targetPath: TargetPath,
  ): Promise<Placed | undefined> {
    const own = ledgerPath(section);
    const path = `${folder}/${nameOf(own)}`;
    if (path === own || !(await this.#names.in(folder)).has(nameOf(own))) return undefined;
    const at = await this.#sectionAt(path);
    const target = at?.sourcePath === section.sourcePath ? targetPath(at.locale) : undefined;
    return at && target !== undefined && !(await this.#names.has(target))
      ? { path, at }
      : undefined;
  }

  async #sectionAt(path: string): Promise<LedgerSection | undefined> {
    return path.endsWith('.txt') ? (plainSection(path) ?? (await this.#read(path))) : undefined;
  }

  async #read(path: string): Promise<LeftSection | undefined> {
    const section = this.#sections.get(path) ?? this.#parsed(path);
    this.#sections.set(path, section);
    return section;
  }

  async #parsed(path: string): Promise<LeftSection | undefined> {
    try {
      const text = (await this.#files.read(path)) ?? '';
      const section = sectionAt(path, text);
      if (section === undefined) return undefined;
      const { entries } = await runYielding(parseLedgerInSteps(text, section));
      return { ...section, entries };
    } catch (error) {
      if (error instanceof LedgerError) return undefined;
      throw error;
    }
  }
}

function isRelated(locale: string, section: LedgerSection): boolean {
  return (
    canonicalLocale(locale) !== undefined && baseLanguage(locale) === baseLanguage(section.locale)
  );
}

/** Who gives a file other letters tells of one of its names only. */
const inAnyCase = (path: string) => path.normalize('NFC').toLowerCase();
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
