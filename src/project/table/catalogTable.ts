import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { addCounts, noCounts, type StateCounts } from '../status/messageState.ts';
import type { TableCell, TableColumn } from './tableColumn.ts';
import { TableSection, type TableRow } from './tableSection.ts';

/** How many cells are in each state, and how many have problems, as far as they were checked. */
export interface TableCounts extends StateCounts {
  readonly problems: number;
  /** Texts that something else than Glossa has put there. */
  readonly changed: number;
  /** They count here and nowhere else. */
  readonly proposed: number;
}

/** A source file that the table is to show. */
export interface TableSource {
  readonly set: ResourceSet;
  /** What it stands for among others; of its owner. */
  readonly name: string;
  /** Locales that something is proposed for; there may be no file yet. */
  readonly proposed?: readonly string[];
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
    const all = this.#sections.flatMap(({ locales: own }) => own);
    return [...new Set(all)].toSorted();
  }

  /** Shows these source files and no others, in this order; of those that it knows already it keeps what it knows. */
  lay(sets: readonly TableSource[]): void {
    this.#sections = sets.map(({ set, name, proposed = [] }) => {
      const known = this.#sections.find((one) => one.name === name);
      const section = known ?? new TableSection(set, name, () => ++this.#lastHandle);
      const locales = set.targets.map(({ locale }) => locale);
      section.follow(set, [...new Set([...locales, ...proposed])]);
      return section;
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
    let all: TableCounts = { ...noCounts, problems: 0, changed: 0, proposed: 0 };
    for (const section of this.#sections) {
      for (const column of section.columns) {
        if (locale !== undefined && column.locale !== locale) continue;
        const { problems, changed, proposed, ...states } = countsIn(section, column);
        all = {
          ...addCounts(all, states),
          problems: all.problems + problems,
          changed: all.changed + changed,
          proposed: all.proposed + proposed,
        };
      }
    }
    return all;
  }
}

/** A message with a proposal counts as proposed, and not as what it is in its file. */
function countsIn(
  section: TableSection,
  { locale, counts, changed, problems = new Uint8Array() }: TableColumn,
) {
  const proposed = section.proposedIn(locale);
  const found = { ...counts, problems: 0, changed: 0, proposed: proposed.length };
  for (const one of changed) found.changed += one;
  for (const count of problems) if (count > 0) found.problems++;
  for (const row of proposed) {
    const written = section.written(row, locale);
    const state = written?.state;
    if (state !== undefined && state !== 'none' && state !== 'proposed') found[state]--;
    if (hasProblems(written)) found.problems--;
    if (written?.isChanged === true) found.changed--;
    if (hasProblems(section.cell(row, locale))) found.problems++;
  }
  return found;
}

const hasProblems = (cell: TableCell | undefined) => (cell?.problems ?? 0) > 0;
