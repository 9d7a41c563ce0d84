import type { GridPlace } from '../state/columns.ts';

/** Pixels: lines have one height, columns one width, but for that of the keys. */
export interface GridSizes {
  readonly height: number;
  readonly width: number;
  readonly keyWidth: number;
}

/** What is to be there: lines from `first` to before `end`, beside the one of the keyboard, and some columns of each. */
export interface GridRange {
  readonly first: number;
  readonly end: number;
  readonly columns: ReadonlySet<number>;
}

/** Where the table is scrolled to, in pixels. */
export interface GridWindow {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
}

/** Lines above and below those in sight that are there as well, at least. */
const spare = 4;

/** So many lines come and go together: the browser does more for each change than for each line of it. */
const step = 8;

/** What has to be there for what is in sight; the column of keys and that of the keyboard always. */
export function visibleRange(
  { scrollTop, scrollLeft, clientHeight, clientWidth }: GridWindow,
  { height, width }: GridSizes,
  {
    count,
    columns: all,
    place,
  }: { readonly count: number; readonly columns: number; readonly place: GridPlace },
): GridRange {
  const top = Math.floor(scrollTop / height) - spare;
  const first = Math.max(0, Math.floor(top / step) * step);
  const most = Math.ceil(clientHeight / height) + 1 + 2 * spare;
  const left = Math.max(1, Math.floor(scrollLeft / width));
  const right = Math.ceil((scrollLeft + clientWidth) / width) + 1;
  const columns = new Set([0, place.column]);
  for (let column = left; column <= right && column < all; column++) columns.add(column);
  return {
    first,
    end: Math.min(count, first + most + step),
    columns,
  };
}

/** The lines that are on screen with all of their height, below the head: none of those that are only there to be scrolled to. */
export function linesOnScreen(
  { scrollTop, clientHeight }: Pick<GridWindow, 'scrollTop' | 'clientHeight'>,
  {
    height,
    head,
    count,
  }: { readonly height: number; readonly head: number; readonly count: number },
): Pick<GridRange, 'first' | 'end'> {
  const first = Math.max(0, Math.ceil(scrollTop / height));
  const end = Math.min(count, Math.floor((scrollTop + clientHeight - head) / height));
  return { first, end: Math.max(first, end) };
}

/** Whether nothing comes or goes between the two; where the keyboard is does not matter. */
export function isSameRange(some: GridRange, others: GridRange | undefined): boolean {
  return (
    some.first === others?.first &&
    some.end === others.end &&
    [...some.columns].join() === [...others.columns].join()
  );
}
