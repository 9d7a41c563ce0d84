import { runYielding } from '../../resources/cooperative.ts';
import type { ProjectStatus, TargetStatus } from '../status/projectStatus.ts';
import type { TableSection } from './tableSection.ts';

/** What the files of a section are read through. */
export type TableFiles = Pick<ProjectStatus, 'source' | 'status' | 'plan'>;

/** Brings the sections of a table up to their files, and keeps how these stood then. */
export class TableReader {
  readonly #seen = new Map<string, TargetStatus>();

  /** How a file stood when it was last read; nothing before that. */
  status(section: TableSection, locale: string): TargetStatus | undefined {
    return this.#seen.get(nameOf(section, locale));
  }

  /**
   * Reads all sources, so that there are rows to show, and then the targets, one after the other. Yields after each file
   * that is another one than before; who asks for no more stops it.
   */
  async *read(
    sections: readonly TableSection[],
    filesOf: (section: TableSection) => TableFiles | undefined,
  ): AsyncGenerator<void> {
    for (const section of sections) if (await readSource(section, filesOf(section))) yield;
    for (const section of sections) {
      for (const locale of section.locales) {
        if (await this.#readTarget(section, locale, filesOf(section))) yield;
      }
    }
  }

  async #readTarget(
    section: TableSection,
    locale: string,
    files: TableFiles | undefined,
  ): Promise<boolean> {
    if (files === undefined) return false;
    const name = nameOf(section, locale);
    const status = await files.status(section.set, locale);
    if (this.#seen.get(name) === status && section.hasRead(locale)) return false;
    const target = await files.plan(section.set, locale).catch(() => undefined);
    if (target === undefined) section.drop(locale);
    else await runYielding(section.put(target));
    this.#seen.set(name, status);
    return true;
  }
}

/** What is wrong with a source is told of its targets, none of which can be planned. */
async function readSource(section: TableSection, files: TableFiles | undefined): Promise<boolean> {
  const source = await files?.source(section.set).catch(() => undefined);
  return source !== undefined && runYielding(section.putSource(source));
}

const nameOf = ({ name }: TableSection, locale: string) => `${locale} ${name}`;
