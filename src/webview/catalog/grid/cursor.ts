import type { EditedCell } from '../editing.ts';
import type { Grid } from './grid.ts';
import type { LineCache } from './lineCache.ts';

/** What the keyboard is on in the table, as far as its line is known. */
export class Cursor {
  readonly #grid: Grid;
  readonly #cache: LineCache;

  constructor(grid: Grid, cache: LineCache) {
    this.#grid = grid;
    this.#cache = cache;
  }

  /** The message; nothing on the head of a file. */
  get row(): number | undefined {
    const shown = this.#cache.at(this.#grid.place.line);
    return shown !== undefined && 'row' in shown ? shown.row : undefined;
  }

  /** Nothing in the columns of keys and sources. */
  get locale(): string | undefined {
    const { columns, place } = this.#grid;
    const shown = columns[place.column];
    return shown?.kind === 'locale' ? shown.locale.code : undefined;
  }

  get cell(): EditedCell | undefined {
    const { row, locale } = this;
    return row === undefined || locale === undefined ? undefined : { row, locale };
  }

  /** The element of a cell, where the keyboard is on it. */
  elementOf({ row, locale }: EditedCell): HTMLElement | undefined {
    const isHere = this.row === row && this.locale === locale;
    return isHere ? this.#grid.cellAt(this.#grid.place) : undefined;
  }
}
