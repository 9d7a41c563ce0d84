import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { addCounts, noCounts, type StateCounts } from '../status/messageState.ts';
import { TableSection, type TableRow } from './tableSection.ts';

/** How many cells are in each state, and how many have problems, as far as they were checked. */
export interface TableCounts extends StateCounts {
  readonly problems: number;
}

/** The messages of several source files in all their locales. It holds no text that its files do not hold. */
export class CatalogTable {
  #sections: readonly TableSection[] = [];
  #lastHandle = 0;

  get sections(): readonly TableSection[] {
    return this.#sections;
  }

  /** Every locale that one of the source files is or should be translated into. */
  get locales(): readonly string[] {
    const all = this.#sections.flatMap(({ set }) => set.targets.map(({ locale }) => locale));
    return [...new Set(all)].toSorted();
  }

  /** Shows these source files and no others, in this order; of those that it knows already it keeps what it knows. */
  lay(sets: readonly { readonly set: ResourceSet; readonly name: string }[]): void {
    this.#sections = sets.map(({ set, name }) => {
      const known = this.#sections.find((section) => section.name === name);
      known?.follow(set);
      return known ?? new TableSection(set, name, () => ++this.#lastHandle);
    });
  }

  row(handle: number): TableRow | undefined {
    for (const section of this.#sections) {
      const row = section.withHandle(handle);
      if (row !== undefined) return row;
    }
    return undefined;
  }

  /** Of one locale, or of all of them. */
  counts(locale?: string): TableCounts {
    let states = noCounts;
    let problems = 0;
    for (const section of this.#sections) {
      for (const column of section.columns) {
        if (locale !== undefined && column.locale !== locale) continue;
        states = addCounts(states, column.counts);
        for (const count of column.problems ?? []) if (count > 0) problems++;
      }
    }
    return { ...states, problems };
  }
}
