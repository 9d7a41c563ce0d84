import type { CatalogHost, ShownCell, ShownLine } from '../../../protocol/catalog.ts';
import { columnIn, type Column } from './columns.ts';
import { firstLocale, type GridPlace } from './gridPlace.ts';
import type { LineCache } from './lineCache.ts';

/** A cell by its message and locale, wherever it stands in the table. */
export interface EditedCell {
  readonly row: number;
  readonly locale: string;
}

/** The table, as far as a keyboard in it goes. */
export interface CursorGrid {
  readonly place: GridPlace;
  readonly columns: readonly Column[];
  go(place: GridPlace, takes?: boolean): void;
}

/**
 * The message that the keyboard is on. It stays on that message when lines come or go: places are those of the lines that
 * the host has by now, which may not be in sight yet.
 */
export class Cursor {
  readonly #grid: CursorGrid;
  readonly #cache: Pick<LineCache, 'at' | 'known'>;
  readonly #host: Pick<CatalogHost, 'lineOf' | 'unfinished'>;
  #row: number | undefined;

  constructor(
    grid: CursorGrid,
    cache: Pick<LineCache, 'at' | 'known'>,
    host: Pick<CatalogHost, 'lineOf' | 'unfinished'>,
  ) {
    this.#grid = grid;
    this.#cache = cache;
    this.#host = host;
  }

  /** Nothing on the head of a file, and where the line is not known yet. */
  get row(): number | undefined {
    return this.#row;
  }

  /** Nothing in the columns of keys and sources. */
  get locale(): string | undefined {
    const { columns, place } = this.#grid;
    const shown = columns[place.column];
    return shown?.kind === 'locale' ? shown.locale.code : undefined;
  }

  /** That of its message, as far as it is in sight. */
  get key(): string {
    const line = this.#cache.at(this.#grid.place.line);
    return line !== undefined && 'row' in line && line.row === this.#row ? line.key : '';
  }

  /** Whether its file is still being read: nobody knows yet what there is to be done. */
  get isAwaited(): boolean {
    return this.#inSight?.state === 'awaited';
  }

  /** That of the text that a person sees there; nothing where that is not the text of its message, or not there yet. */
  get mark(): ShownCell['mark'] | undefined {
    const row = rowOf(this.#cache.at(this.#grid.place.line));
    if (row === undefined || row !== this.#row || this.isAwaited) return undefined;
    return this.#inSight?.mark ?? null;
  }

  get cell(): EditedCell | undefined {
    const { row, locale } = this;
    return row === undefined || locale === undefined ? undefined : { row, locale };
  }

  get #inSight(): ShownCell | undefined {
    const { columns, place } = this.#grid;
    const [column, line] = [columns[place.column], this.#cache.at(place.line)];
    if (column?.kind !== 'locale' || line === undefined || !('row' in line)) return undefined;
    return line.cells[column.place] ?? undefined;
  }

  /** Somebody moved the keyboard: it is on the message that is seen there. */
  moved(): void {
    this.#row = rowOf(this.#cache.at(this.#grid.place.line));
  }

  /** Goes to a message, at the place where the host has it. */
  go(row: number, place: GridPlace, takes = true): void {
    this.#grid.go(place, takes);
    this.#row = row;
  }

  /** Lines have arrived: at a line that was not known, the keyboard is on its message from now on. */
  arrived(): void {
    this.#row ??= rowOf(this.#cache.known(this.#grid.place.line));
  }

  /** Whether its line has another message by now: it was gone to as it was seen, before the lines of now were there. */
  get isAstray(): boolean {
    const now = rowOf(this.#cache.known(this.#grid.place.line));
    return this.#row !== undefined && now !== undefined && now !== this.#row;
  }

  /** Goes where its message is by now; `takes` says whether the keyboard comes along from elsewhere. */
  async follow(takes: () => boolean): Promise<void> {
    const row = this.#row;
    if (row === undefined) return;
    const line = await this.#host.lineOf(row).catch(() => null);
    if (row !== this.#row) return;
    if (line === null) this.#row = rowOf(this.#cache.known(this.#grid.place.line));
    else if (line !== this.#grid.place.line) this.go(row, { ...this.#grid.place, line }, takes());
  }

  /** Whether it is still on this cell. */
  isOn({ row, locale }: EditedCell): boolean {
    return row === this.row && locale === this.locale;
  }

  /** Goes to a cell wherever it stands by now; nowhere where it is not shown. Whether it is there. */
  async goTo({ row, locale }: EditedCell): Promise<boolean> {
    const line = await this.#host.lineOf(row).catch(() => null);
    const column = columnIn(this.#grid.columns, locale);
    if (line === null || column === undefined) return false;
    this.go(row, { line, column });
    return true;
  }

  /**
   * Goes to the next (`1`) or previous (`-1`) message that waits for a person, in the column of the keyboard; from those of
   * keys and sources, in the first of the locales. Who has gone elsewhere before that is found stays there; `takes` says whether
   * the keyboard comes along from outside the table.
   *
   * @returns whether there is one
   */
  async goUnfinished(step: 1 | -1, takes: () => boolean): Promise<boolean> {
    if (this.locale === undefined)
      this.#grid.go({ ...this.#grid.place, column: firstLocale }, takes());
    const { locale } = this;
    if (locale === undefined) return true;
    const { line } = this.#grid.place;
    const row = this.#row;
    const found = await this.#host.unfinished({ row: row ?? null, line }, locale, step);
    const isElsewhere = row === undefined ? line !== this.#grid.place.line : row !== this.#row;
    if (isElsewhere || locale !== this.locale) return true;
    if (found === null) return false;
    this.go(found.row, { ...this.#grid.place, line: found.line }, takes());
    return true;
  }
}

const rowOf = (shown: ShownLine | undefined): number | undefined =>
  shown !== undefined && 'row' in shown ? shown.row : undefined;
