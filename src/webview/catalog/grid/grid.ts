import type { ShownLine } from '../../../protocol/catalog.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element, newId, set } from '../../dom.ts';
import { keyNames } from '../../keyNames.ts';
import { movedColumn, type Column } from './columns.ts';
import { GridLines } from './gridLines.ts';
import { firstLocale, type GridPlace } from './gridPlace.ts';
import { isSamePart, partInSight, type GridPart, type GridSizes } from './partInSight.ts';

export interface GridParts {
  readonly texts: CatalogTexts;
  readonly lineAt: (line: number) => ShownLine | undefined;
  readonly want: (from: number, to: number) => void;
  /** The keyboard is on another cell. */
  readonly moved: () => void;
  /** A cell was pressed. */
  readonly pressed: (place: GridPlace, event: MouseEvent) => void;
  readonly isSelected: (row: number) => boolean;
}

/** Lines above and below that are asked for before they come into sight. */
const ahead = 60;

/**
 * A grid as the ARIA practices describe it, of which only what is in sight is there. The cell of the keyboard stays there
 * wherever the table is scrolled to.
 */
export class Grid {
  readonly element: HTMLElement;
  /** How the table is used by keyboard, for screen readers. */
  readonly hint: HTMLElement;
  readonly #parts: GridParts;
  readonly #head = element('div', { role: 'row', class: 'head', 'aria-rowindex': '1' });
  readonly #lines: GridLines;
  #columns: readonly Column[] = [];
  #count = 0;
  #place: GridPlace = { line: 0, column: firstLocale };
  #sizes: GridSizes = { height: 60, width: 200, keyWidth: 200 };
  #isDue = false;
  #drawn: GridPart | undefined;

  constructor(parts: GridParts) {
    this.#parts = parts;
    this.#lines = new GridLines(parts);
    const hint = newId();
    this.element = element(
      'div',
      {
        role: 'grid',
        class: 'grid',
        'aria-label': parts.texts.grid,
        'aria-describedby': hint,
        'aria-multiselectable': 'true',
      },
      element('div', { role: 'rowgroup', class: 'heads' }, this.#head),
      this.#lines.element,
    );
    this.hint = element('p', { id: hint, class: 'spoken' }, keyNames(parts.texts.gridHint));
    this.element.addEventListener('scroll', () => this.#scrolled());
    this.element.addEventListener('mousedown', (event) => this.#click(event));
    new ResizeObserver(() => this.#measure()).observe(this.element);
  }

  get place(): GridPlace {
    return this.#place;
  }

  get columns(): readonly Column[] {
    return this.#columns;
  }

  get count(): number {
    return this.#count;
  }

  /** Lines that fit into the table at once. */
  get page(): number {
    return Math.max(1, Math.floor(this.element.clientHeight / this.#sizes.height) - 1);
  }

  /** Shows so many lines in these columns. */
  show(count: number, columns: readonly Column[]): void {
    const titles = (of: readonly Column[]) => JSON.stringify(of.map(({ title }) => title));
    const isOther = titles(columns) !== titles(this.#columns);
    const column = movedColumn(this.#place.column, this.#columns, columns);
    this.#count = count;
    this.#columns = columns;
    set(this.element, {
      'aria-rowcount': String(count + 1),
      'aria-colcount': String(columns.length),
    });
    this.#place = this.#within({ ...this.#place, column });
    const hasFocus = this.#lines.element.contains(document.activeElement);
    if (isOther) {
      this.#lines.restart(columns);
      this.#drawHead();
    }
    this.#measure();
    if (isOther) this.#draw();
    if (isOther && hasFocus) this.focus();
  }

  /** The cell at a place, if it is there. */
  cellAt(place: GridPlace): HTMLElement | undefined {
    return this.#lines.cellAt(place);
  }

  /** Puts the keyboard on a cell and brings it into sight; `takes` takes it away from elsewhere. */
  go(place: GridPlace, takes = true): void {
    this.#place = this.#within(place);
    this.#bringIntoSight(this.#place);
    this.#draw();
    this.#lines.mark(this.#place);
    if (takes) this.focus();
    this.#parts.moved();
  }

  focus(): void {
    this.cellAt(this.#place)?.focus({ preventScroll: true });
  }

  /** Fills all cells again, such as one from which a field is gone. */
  refill(): void {
    this.#lines.forget();
    this.redraw();
  }

  /** Draws what has arrived: what is pressed from now on is what is known at its place. */
  draw(): void {
    this.#draw();
  }

  /** Draws again soon, as what is in sight has changed. */
  redraw(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #within({ line, column }: GridPlace): GridPlace {
    const last = this.#columns.length === 0 ? column : this.#columns.length - 1;
    return {
      line: Math.min(Math.max(0, line), Math.max(0, this.#count - 1)),
      column: Math.min(Math.max(0, column), last),
    };
  }

  /** Sizes follow the font; the key column is never more than a part of a narrow window. */
  #measure(): void {
    const font = Number.parseFloat(getComputedStyle(this.element).fontSize);
    const { clientWidth, style } = this.element;
    const others = Math.max(1, this.#columns.length - 1);
    const keyWidth = Math.round(Math.min(font * 15, clientWidth * 0.35));
    const least = Math.min(font * 15, clientWidth * 0.6);
    const width = Math.floor(Math.max(least, (clientWidth - keyWidth) / others));
    this.#sizes = { height: Math.round(font * 4.6), keyWidth, width };
    style.setProperty('--line', `${this.#sizes.height}px`);
    style.setProperty('--key', `${keyWidth}px`);
    style.setProperty('--column', `${width}px`);
    style.setProperty('--all', `${keyWidth + others * width}px`);
    this.#lines.resize(this.#sizes, this.#count);
    this.#putHeads();
    this.redraw();
  }

  #drawHead(): void {
    this.#head.replaceChildren(
      ...this.#columns.map(({ title, kind }, column) =>
        element(
          'div',
          { role: 'columnheader', class: kind, 'aria-colindex': String(column + 1) },
          title,
        ),
      ),
    );
  }

  #putHeads(): void {
    for (const [column, head] of [...this.#head.children].entries()) {
      this.#lines.put(head as HTMLElement, column);
    }
  }

  #draw(): void {
    if (this.#count === 0) return this.#lines.restart(this.#columns);
    const part = this.#partInSight();
    const { first, end } = part;
    this.#drawn = part;
    this.#parts.want(Math.max(0, first - ahead), Math.min(this.#count, end + ahead));
    this.#lines.draw(part);
  }

  /** Draws where that is something else than what is there. */
  #scrolled(): void {
    if (!isSamePart(this.#partInSight(), this.#drawn)) this.redraw();
  }

  #partInSight(): GridPart {
    const whole = { count: this.#count, columns: this.#columns.length, place: this.#place };
    return partInSight(this.element, this.#sizes, whole);
  }

  #bringIntoSight({ line, column }: GridPlace): void {
    const { element: grid } = this;
    const { height, width, keyWidth } = this.#sizes;
    const top = line * height;
    if (top < grid.scrollTop) grid.scrollTop = top;
    const bottom = top + height + this.#head.offsetHeight;
    if (bottom > grid.scrollTop + grid.clientHeight) grid.scrollTop = bottom - grid.clientHeight;
    if (column === 0) return;
    const left = (column - 1) * width;
    if (left < grid.scrollLeft) grid.scrollLeft = left;
    const right = left + width + keyWidth;
    if (right > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = right - grid.clientWidth;
  }

  #click(event: MouseEvent): void {
    const target = event.target as Element;
    const cell = target.closest<HTMLElement>('.cell');
    if (cell === null || target.closest('.editor') !== null) return;
    const { line, column } = cell.dataset;
    this.#parts.pressed({ line: Number(line), column: Number(column) }, event);
  }
}
