import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element, newId, set } from '../../dom.ts';
import { keyNames } from '../../keyNames.ts';
import type { CatalogState } from '../state/catalogState.ts';
import type { Column, GridPlace } from '../state/columns.ts';
import { GridLines } from './gridLines.ts';
import {
  isSameRange,
  linesOnScreen,
  visibleRange,
  type GridRange,
  type GridSizes,
} from './visibleRange.ts';

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
  readonly #state: CatalogState;
  readonly #head = element('div', { role: 'row', class: 'head', 'aria-rowindex': '1' });
  readonly #lines: GridLines;
  #columns: readonly Column[] = [];
  #sizes: GridSizes = { height: 60, width: 200, keyWidth: 200 };
  #isDue = false;
  #drawn: GridRange | undefined;

  constructor(texts: CatalogTexts, state: CatalogState) {
    this.#state = state;
    this.#lines = new GridLines(texts, state);
    const hint = newId();
    this.element = element(
      'div',
      {
        role: 'grid',
        class: 'grid',
        'aria-label': texts.grid,
        'aria-describedby': hint,
        'aria-multiselectable': 'true',
      },
      element('div', { role: 'rowgroup', class: 'heads' }, this.#head),
      this.#lines.element,
    );
    this.hint = element('p', { id: hint, class: 'spoken' }, keyNames(texts.gridHint));
    this.element.addEventListener('scroll', () => this.#scrolled());
    new ResizeObserver(() => this.#measure()).observe(this.element);
  }

  /** Lines that fit into the table at once. */
  get page(): number {
    return Math.max(1, Math.floor(this.element.clientHeight / this.#sizes.height) - 1);
  }

  /** Whether a person has gone to something else than the table: the keyboard is not taken from there. */
  get isLeft(): boolean {
    return document.activeElement !== document.body && !this.hasKeyboard;
  }

  get hasKeyboard(): boolean {
    return this.element.contains(document.activeElement);
  }

  /** The cell of the keyboard, if it is there. */
  get cell(): HTMLElement | undefined {
    return this.#lines.cellAt(this.#state.cursor.place);
  }

  /** Shows the lines and columns that there are now. */
  show(): void {
    const { count, columns } = this.#state.cursor;
    const titles = (of: readonly Column[]) => JSON.stringify(of.map(({ title }) => title));
    const isOther = titles(columns) !== titles(this.#columns);
    this.#columns = columns;
    set(this.element, {
      'aria-rowcount': String(count + 1),
      'aria-colcount': String(columns.length),
    });
    const hasFocus = this.#lines.element.contains(document.activeElement);
    if (isOther) {
      this.#lines.restart();
      this.#drawHead();
    }
    this.#measure();
    if (isOther) this.draw();
    if (isOther && hasFocus) this.focus();
  }

  /** The place of a cell that is pressed; nothing in its field, and beside all cells. */
  placeOf(target: EventTarget | null): GridPlace | undefined {
    const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
    if (cell === null || inField(target)) return undefined;
    return { line: Number(cell.dataset['line']), column: Number(cell.dataset['column']) };
  }

  /** Brings the cell of the keyboard into sight; `takes` takes the keyboard there from elsewhere. */
  moved(takes: boolean): void {
    this.#bringIntoSight(this.#state.cursor.place);
    this.draw();
    this.#lines.mark();
    if (takes) this.focus();
  }

  focus(): void {
    this.cell?.focus({ preventScroll: true });
  }

  /** Fills all cells again, such as one from which a field is gone. */
  refill(): void {
    this.#lines.forget();
    this.redraw();
  }

  /** Draws what is known now: what is pressed from now on is what is known at its place. */
  draw(): void {
    const { lines, cursor } = this.#state;
    if (cursor.count === 0) return this.#lines.restart();
    const part = this.#visibleRange();
    const { first, end } = part;
    this.#drawn = part;
    lines.want(Math.max(0, first - ahead), Math.min(cursor.count, end + ahead));
    // What is measured is measured before anything is put there.
    this.#noteSeen();
    this.#lines.draw(part);
  }

  /** Draws again soon, as what is in sight has changed. */
  redraw(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.draw();
    });
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
    this.#lines.resize(this.#sizes);
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

  /** Draws where that is something else than what is there. */
  #scrolled(): void {
    this.#noteSeen();
    if (!isSameRange(this.#visibleRange(), this.#drawn)) this.redraw();
  }

  #noteSeen(): void {
    const { lines, cursor } = this.#state;
    const { height } = this.#sizes;
    const head = this.#head.offsetHeight;
    const { first, end } = linesOnScreen(this.element, { height, head, count: cursor.count });
    for (let place = first; place < end; place++) this.#state.saw(lines.at(place));
  }

  #visibleRange(): GridRange {
    const { count, columns, place } = this.#state.cursor;
    const whole = { count, columns: columns.length, place };
    return visibleRange(this.element, this.#sizes, whole);
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
}

/** Whether something happens in the field of a cell. */
export const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.editor') !== null;
