import type { CatalogHost, RowAct } from '../../protocol/catalog.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { fill } from '../fill.ts';
import { ActBar } from './actBar.ts';
import type { Cursor } from './grid/cursor.ts';
import type { Grid } from './grid/grid.ts';
import type { GridPlace } from './grid/gridPlace.ts';
import { RowSelection } from './grid/rowSelection.ts';

export interface PickingParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogHost;
  readonly grid: Grid;
  readonly cursor: Cursor;
  readonly tried: (work: () => Promise<unknown>) => Promise<void>;
  readonly say: (text: string) => void;
}

/** How a move changes what is selected: `extend` selects all between there and here. */
export type Pick = 'only' | 'extend' | 'toggle';

/** Selects messages, and does something with all of them; with all that are shown, where none is selected. */
export class Picking {
  readonly #parts: PickingParts;
  readonly #selection: RowSelection;
  readonly #bar: ActBar;
  #shown = 0;
  #presses = 0;

  constructor(parts: PickingParts) {
    this.#parts = parts;
    this.#selection = new RowSelection(parts.host, () => this.#changed());
    const { host, cursor, tried, say } = parts;
    this.#bar = new ActBar(parts.texts, {
      act: (act) => void this.act(act),
      translate: () => void this.#onRows((rows, locale) => host.translate(rows, locale)),
      changeKeys: (kind) => {
        const { row } = cursor;
        const rows =
          kind === 'delete' && this.hasRows
            ? [...this.#selection.rows]
            : row === undefined
              ? []
              : [row];
        if (rows.length > 0) void tried(() => host.changeKeys(kind, rows));
      },
      exportShown: () => void tried(async () => say(await host.exportShown())),
    });
  }

  get element(): HTMLElement {
    return this.#bar.element;
  }

  /** How often the person has gone elsewhere by pointer, which waits for nothing. */
  get presses(): number {
    return this.#presses;
  }

  get hasRows(): boolean {
    return this.#selection.rows.size > 0;
  }

  /** Resolves when it is known what is selected. */
  get settled(): Promise<void> {
    return this.#selection.settled;
  }

  has(row: number): boolean {
    return this.#selection.rows.has(row);
  }

  /** Goes to a place. What is selected stays only along its line, unless the move selects something itself. */
  go(place: GridPlace, how: Pick): void {
    const { grid, cursor, tried } = this.#parts;
    const { row: from } = cursor;
    const { line } = grid.place;
    grid.go(place);
    if (how === 'toggle') this.toggle();
    else if (line === grid.place.line) return;
    else if (how === 'extend') void tried(() => this.#selection.extend(from, cursor.row));
    else this.clear();
  }

  pressed(place: GridPlace, event: MouseEvent): void {
    this.#presses++;
    const isMarked = event.shiftKey || event.ctrlKey || event.metaKey;
    // It would select text.
    if (isMarked) event.preventDefault();
    this.go(place, event.shiftKey ? 'extend' : isMarked ? 'toggle' : 'only');
  }

  /** Adds the message of the keyboard, or takes it out. */
  toggle(): void {
    this.#selection.toggle(this.#parts.cursor.row);
  }

  all(): Promise<void> {
    return this.#parts.tried(() => this.#selection.all());
  }

  clear(): void {
    this.#selection.clear();
  }

  act(act: RowAct): Promise<void> {
    return this.#onRows((rows, locale) => this.#parts.host.act(act, rows, locale));
  }

  /** Pastes a column from the cell of the keyboard on downwards. */
  async paste(text: string): Promise<void> {
    const { cursor, host, say, tried } = this.#parts;
    const { cell } = cursor;
    if (cell === undefined || text === '') return;
    await tried(async () => say(await host.paste(cell.row, cell.locale, text)));
  }

  /** With those that are selected, or with all that are shown, where none is. */
  async #onRows(
    work: (rows: readonly number[] | null, locale: string) => Promise<string>,
  ): Promise<void> {
    const { cursor, say, tried } = this.#parts;
    const { locale } = cursor;
    if (locale === undefined) return;
    await tried(async () => {
      // A range that is on its way must not pass for nothing, which means all that are shown.
      await this.#selection.settled;
      say(await work(this.hasRows ? [...this.#selection.rows] : null, locale));
    });
  }

  /** Says what the acts are for. */
  show(shown = this.#shown): void {
    const { columns, place } = this.#parts.grid;
    const column = columns[place.column];
    const locale = column?.kind === 'locale' ? column.title : undefined;
    this.#shown = shown;
    this.#bar.show({ locale, selected: this.#selection.rows.size, shown });
  }

  #changed(): void {
    const { texts, say, grid } = this.#parts;
    const { size } = this.#selection.rows;
    say(size === 0 ? texts.noneSelected : fill(texts.selected, size));
    this.show();
    grid.redraw();
  }
}
