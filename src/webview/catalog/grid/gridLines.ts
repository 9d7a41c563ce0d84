import type { LineView, CellView } from '../../../protocol/catalog.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { element, set, fill, visibleText } from '../../dom.ts';
import type { CatalogState } from '../state/catalogState.ts';
import type { GridPlace, Column } from '../state/columns.ts';
import type { GridRange, GridSizes } from './visibleRange.ts';

interface DrawnLine {
  readonly element: HTMLElement;
  readonly cells: Map<number, HTMLElement>;
  /** What it shows now. */
  shown: LineView | undefined;
}

/** The lines of the grid that are there. What stays in sight stays the same element, so that the keyboard stays on it. */
export class GridLines {
  readonly element = element('div', { role: 'rowgroup', class: 'lines' });
  readonly #texts: CatalogTexts;
  readonly #state: CatalogState;
  readonly #drawn = new Map<number, DrawnLine>();
  #sizes: GridSizes = { height: 1, width: 1, keyWidth: 1 };

  constructor(texts: CatalogTexts, state: CatalogState) {
    this.#texts = texts;
    this.#state = state;
  }

  /** Starts anew, as with other columns. */
  restart(): void {
    this.#drawn.clear();
    this.element.replaceChildren();
  }

  /** Puts everything where these sizes want it. */
  resize(sizes: GridSizes): void {
    this.#sizes = sizes;
    this.element.style.height = `${this.#state.cursor.count * sizes.height}px`;
    for (const [line, { element: drawn, cells }] of this.#drawn) {
      drawn.style.top = `${line * sizes.height}px`;
      for (const [column, cell] of cells) this.put(cell, column);
    }
  }

  /** Keys stay at the edge by themselves; the other cells have their places. */
  put(cell: HTMLElement, column: number): void {
    const { keyWidth, width } = this.#sizes;
    if (column > 0) cell.style.left = `${keyWidth + (column - 1) * width}px`;
  }

  /** What is shown counts as another one the next time it is drawn. */
  forget(): void {
    for (const drawn of this.#drawn.values()) drawn.shown = undefined;
  }

  cellAt({ line, column }: GridPlace): HTMLElement | undefined {
    const cells = this.#drawn.get(line)?.cells;
    // The head of a file has one cell, whatever column the keyboard came from.
    return cells?.get(column) ?? cells?.get(0);
  }

  draw({ first, end, columns }: GridRange): void {
    const { place } = this.#state.cursor;
    for (const [line, { element: drawn }] of this.#drawn) {
      if ((line >= first && line < end) || line === place.line) continue;
      drawn.remove();
      this.#drawn.delete(line);
    }
    for (let line = first; line < end; line++) this.#drawLine(line, columns);
    this.#drawLine(place.line, columns);
  }

  /** Makes the cell of the keyboard the one that Tab leads to. */
  mark(): void {
    for (const [line, { cells }] of this.#drawn) {
      for (const [column, cell] of cells) set(cell, { tabindex: this.#tabIndex(line, column) });
    }
  }

  #drawLine(line: number, columns: ReadonlySet<number>): void {
    const known = this.#drawn.get(line);
    const shown = this.#state.lines.at(line);
    const drawn = known ?? this.#newLine(line);
    const isOther = drawn.shown !== shown;
    drawn.shown = shown;
    const isRow = shown !== undefined && 'row' in shown;
    set(drawn.element, {
      'aria-selected': isRow ? String(this.#state.selection.rows.has(shown.row)) : undefined,
    });
    const wanted = isSection(shown) ? new Set([0]) : columns;
    for (const [column, cell] of drawn.cells) {
      if (wanted.has(column)) continue;
      cell.remove();
      drawn.cells.delete(column);
    }
    for (const column of wanted) {
      if (drawn.cells.has(column) && !isOther) continue;
      const cell = drawn.cells.get(column) ?? this.#newCell(drawn, line, column);
      // A field is in use; what is below it is filled when it is gone.
      if (cell.querySelector('textarea') === null) this.#fill(cell, { line, column }, shown);
    }
  }

  #newLine(line: number): DrawnLine {
    const row = element('div', { role: 'row', class: 'line', 'aria-rowindex': String(line + 2) });
    row.style.top = `${line * this.#sizes.height}px`;
    const drawn: DrawnLine = { element: row, cells: new Map(), shown: undefined };
    this.element.insertBefore(row, nearestAfter(this.#drawn, line)?.element ?? null);
    this.#drawn.set(line, drawn);
    return drawn;
  }

  #newCell(drawn: DrawnLine, line: number, column: number): HTMLElement {
    const kind = this.#state.cursor.columns[column]?.kind;
    const cell = element('div', {
      role: kind === 'key' ? 'rowheader' : 'gridcell',
      class: `cell ${kind ?? ''}`,
      'aria-colindex': String(column + 1),
      'data-line': String(line),
      'data-column': String(column),
    });
    this.put(cell, column);
    drawn.element.insertBefore(cell, nearestAfter(drawn.cells, column) ?? null);
    drawn.cells.set(column, cell);
    return cell;
  }

  #fill(cell: HTMLElement, { line, column: place }: GridPlace, shown: LineView | undefined): void {
    const column = this.#state.cursor.columns[place];
    if (column === undefined) return;
    const head = isSection(shown);
    cell.classList.toggle('section', head);
    set(cell, {
      'aria-colspan': head ? String(this.#state.cursor.columns.length) : undefined,
      tabindex: this.#tabIndex(line, place),
    });
    if (head) cell.textContent = fill(this.#texts.sectionRows, shown.section, shown.rows);
    else fillCell(cell, shown, column, this.#texts);
  }

  #tabIndex(line: number, column: number): '0' | '-1' {
    const { lines, cursor } = this.#state;
    if (line !== cursor.place.line) return '-1';
    return column === (isSection(lines.at(line)) ? 0 : cursor.place.column) ? '0' : '-1';
  }
}

function isSection(
  shown: LineView | undefined,
): shown is Extract<LineView, { readonly section: string }> {
  return shown !== undefined && 'section' in shown;
}

/** What is at the lowest of the places after one. */
function nearestAfter<T>(all: ReadonlyMap<number, T>, place: number): T | undefined {
  const after = [...all.keys()].filter((other) => other > place);
  return after.length === 0 ? undefined : all.get(Math.min(...after));
}

type CellContent = Omit<CellView, 'mark'>;

/** Fills the cell of a message in one column. */
function fillCell(
  cell: HTMLElement,
  line: LineView | undefined,
  column: Column,
  texts: CatalogTexts,
): void {
  const content = line !== undefined && 'row' in line ? contentOf(line, column) : undefined;
  if (content === undefined || content.shown?.state === 'awaited') {
    set(cell, { lang: undefined, 'data-state': content?.shown?.state });
    cell.replaceChildren(element('span', { class: 'quiet' }, texts.loading));
    return;
  }
  const { direction, shown } = content;
  const lang = column.kind === 'locale' ? column.locale.code : undefined;
  set(cell, { lang, 'data-state': shown?.state });
  cell.replaceChildren(
    element('span', { class: 'text', dir: direction }, ...textOf(shown, column)),
    ...marks(shown, texts),
  );
}

function contentOf(line: Extract<LineView, { readonly row: number }>, column: Column) {
  switch (column.kind) {
    case 'key': {
      const shown: CellContent = { state: 'none', text: line.key, isCut: false, problems: 0 };
      return { direction: 'ltr', shown } as const;
    }
    case 'source':
      return { direction: line.direction, shown: line.source };
    case 'locale':
      return { direction: column.locale.direction, shown: line.cells[column.place] ?? undefined };
  }
}

function textOf(shown: CellContent | undefined, { kind }: Column) {
  if (shown?.text === undefined || shown.text === null) return [];
  const text = shown.isCut ? `${shown.text}…` : shown.text;
  return kind === 'key' ? [element('bdi', {}, ...visibleText(text))] : visibleText(text);
}

/** What is to be known of a cell beside its text, in words: not by colors alone. */
function marks(shown: CellContent | undefined, texts: CatalogTexts): readonly HTMLElement[] {
  const { state = 'none', problems = 0 } = shown ?? {};
  if (state === 'none' || state === 'awaited') return [];
  return [
    element(
      'span',
      { class: 'marks' },
      element(
        'span',
        { class: state === 'translated' || state === 'reviewed' ? 'spoken' : `mark ${state}` },
        texts.states[state],
      ),
      ...(problems > 0
        ? [element('span', { class: 'mark problem' }, fill(texts.problemCount, problems))]
        : []),
    ),
  ];
}
