import type { CatalogHost, CellView, LineView } from '../../../protocol/catalog.ts';
import { columnIn, firstLocale, movedColumn, type Column, type GridPlace } from './columns.ts';
import type { LineCache } from './lineCache.ts';

/** A cell by its message and locale, wherever it stands in the table. */
export interface EditedCell {
  readonly row: number;
  readonly locale: string;
}

/**
 * The cell of the keyboard. It stays on its message when lines come or go: places are those of the lines that the host has
 * by now, which may not be in sight yet.
 */
export class Cursor {
  readonly #lines: Pick<LineCache, 'at' | 'known'>;
  readonly #host: Pick<CatalogHost, 'lineOf' | 'unfinished'>;
  readonly #moved: (takes: boolean) => void;
  #columns: readonly Column[] = [];
  #count = 0;
  #place: GridPlace = { line: 0, column: firstLocale };
  #row: number | undefined;

  /** @param moved the keyboard is on another cell; `takes` says whether it comes along from elsewhere */
  constructor(
    lines: Pick<LineCache, 'at' | 'known'>,
    host: Pick<CatalogHost, 'lineOf' | 'unfinished'>,
    moved: (takes: boolean) => void,
  ) {
    this.#lines = lines;
    this.#host = host;
    this.#moved = moved;
  }

  /** The columns that the table has. */
  get columns(): readonly Column[] {
    return this.#columns;
  }

  /** How many lines the table has. */
  get count(): number {
    return this.#count;
  }

  get place(): GridPlace {
    return this.#place;
  }

  /** Nothing on the head of a file, and where the line is not known yet. */
  get row(): number | undefined {
    return this.#row;
  }

  get column(): Column | undefined {
    return this.#columns[this.#place.column];
  }

  /** Nothing in the columns of keys and sources. */
  get locale(): string | undefined {
    return this.column?.kind === 'locale' ? this.column.locale.code : undefined;
  }

  /** That of its message, as far as it is in sight. */
  get key(): string {
    const line = this.#lines.at(this.#place.line);
    return line !== undefined && 'row' in line && line.row === this.#row ? line.key : '';
  }

  /** Whether its file is still being read: nobody knows yet what there is to be done. */
  get isAwaited(): boolean {
    return this.#inSight?.state === 'awaited';
  }

  /** That of the text that a person sees there; nothing where that is not the text of its message, or not there yet. */
  get mark(): CellView['mark'] | undefined {
    const row = rowOf(this.#lines.at(this.#place.line));
    if (row === undefined || row !== this.#row || this.isAwaited) return undefined;
    return this.#inSight?.mark ?? null;
  }

  get cell(): EditedCell | undefined {
    const { row, locale } = this;
    return row === undefined || locale === undefined ? undefined : { row, locale };
  }

  get #inSight(): CellView | undefined {
    const [{ column }, line] = [this, this.#lines.at(this.#place.line)];
    if (column?.kind !== 'locale' || line === undefined || !('row' in line)) return undefined;
    return line.cells[column.place] ?? undefined;
  }

  /** The table has so many lines in these columns. */
  show(count: number, columns: readonly Column[]): void {
    const column = movedColumn(this.#place.column, this.#columns, columns);
    this.#count = count;
    this.#columns = columns;
    this.#place = this.#within({ ...this.#place, column });
  }

  /** Goes to a place, or to the next one that there is. */
  go(
    place: GridPlace,
    how: {
      /** The message that the host has there; without it, the one that is seen there. */
      readonly row?: number;
      /** Whether the keyboard comes along from elsewhere; it does, where nothing is said. */
      readonly takes?: boolean;
    } = {},
  ): void {
    const { row, takes = true } = how;
    this.#place = this.#within(place);
    this.#row = row ?? rowOf(this.#lines.at(this.#place.line));
    this.#moved(takes);
  }

  /** Lines have arrived: at a line that was not known, the keyboard is on its message from now on. */
  arrived(): void {
    this.#row ??= rowOf(this.#lines.known(this.#place.line));
  }

  /** Whether its line has another message by now: it was gone to as it was seen, before the lines of now were there. */
  get isAstray(): boolean {
    const now = rowOf(this.#lines.known(this.#place.line));
    return this.#row !== undefined && now !== undefined && now !== this.#row;
  }

  /** Goes where its message is by now; `takes` says whether the keyboard comes along from elsewhere. */
  async follow(takes: () => boolean): Promise<void> {
    const row = this.#row;
    if (row === undefined) return;
    const line = await this.#host.lineOf(row).catch(() => null);
    if (row !== this.#row) return;
    if (line === null) this.#row = rowOf(this.#lines.known(this.#place.line));
    else if (line !== this.#place.line) this.go({ ...this.#place, line }, { row, takes: takes() });
  }

  /** Whether it is still on this cell. */
  isOn({ row, locale }: EditedCell): boolean {
    return row === this.row && locale === this.locale;
  }

  /** Goes to a cell wherever it stands by now; nowhere where it is not shown. Whether it is there. */
  async goTo({ row, locale }: EditedCell): Promise<boolean> {
    const line = await this.#host.lineOf(row).catch(() => null);
    const column = columnIn(this.#columns, locale);
    if (line === null || column === undefined) return false;
    this.go({ line, column }, { row });
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
      this.go({ ...this.#place, column: firstLocale }, { takes: takes() });
    const { locale } = this;
    if (locale === undefined) return true;
    const { line } = this.#place;
    const row = this.#row;
    const found = await this.#host.unfinished({ row: row ?? null, line }, locale, step);
    const isElsewhere = row === undefined ? line !== this.#place.line : row !== this.#row;
    if (isElsewhere || locale !== this.locale) return true;
    if (found === null) return false;
    this.go({ ...this.#place, line: found.line }, { row: found.row, takes: takes() });
    return true;
  }

  #within({ line, column }: GridPlace): GridPlace {
    const last = this.#columns.length === 0 ? column : this.#columns.length - 1;
    return {
      line: Math.min(Math.max(0, line), Math.max(0, this.#count - 1)),
      column: Math.min(Math.max(0, column), last),
    };
  }
}

const rowOf = (shown: LineView | undefined): number | undefined =>
  shown !== undefined && 'row' in shown ? shown.row : undefined;
