import type { Grid } from './grid.ts';
import { gridKey, type GridAction, type GridMove } from './gridKeys.ts';

/** What somebody does in the table. */
export interface GridEvents {
  readonly act: (action: GridAction) => void;
  /** Any key, before it is acted on. */
  readonly type: (key: KeyboardEvent) => void;
  /** The number of a match. */
  readonly use: (match: number) => void;
  readonly move: (move: GridMove) => void;
  /** A text was pasted into the cell of the keyboard. */
  readonly paste: (text: string) => void;
  /** The keyboard has gone elsewhere in the page. */
  readonly left: () => void;
}

/** Tells of keys and the pointer in the table; what happens in its field is the field's own. */
export function listenTo(grid: Grid, { act, type, use, move, paste, left }: GridEvents): void {
  grid.element.addEventListener('keydown', (event) => {
    if (isField(event.target)) return;
    type(event);
    const asked = gridKey(event);
    if (asked === undefined) return;
    event.preventDefault();
    // What reaches the window, the editor handles as well: its undo would undo what was typed into the search.
    event.stopPropagation();
    if (typeof asked === 'string') act(asked);
    else if (typeof asked === 'number') use(asked);
    else move(asked);
  });
  grid.element.addEventListener('paste', (event) => {
    if (isField(event.target)) return;
    event.preventDefault();
    paste(event.clipboardData?.getData('text/plain') ?? '');
  });
  grid.element.addEventListener('dblclick', () => act('edit'));
  grid.element.addEventListener('focusout', ({ relatedTarget }) => {
    // A window that is left keeps the field as it is.
    if (relatedTarget !== null && !isField(relatedTarget)) left();
  });
}

const isField = (target: EventTarget | null): boolean =>
  (target as Element | null)?.closest('.editor') !== null;
