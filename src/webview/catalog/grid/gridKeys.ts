import type { Grid } from './grid.ts';
import type { GridPlace } from './gridPlace.ts';

/** What a key asks for in the table, beside moving. */
export type GridAction =
  | 'edit'
  | 'accept'
  | 'acceptAll'
  | 'reject'
  | 'undo'
  | 'redo'
  | 'next'
  | 'previous'
  | 'select'
  | 'selectAll'
  | 'unselect';

/** A move to a place; what is between there and here is selected where it `extends` the selection. */
export interface GridMove {
  readonly to: GridPlace;
  readonly extends: boolean;
}

/** What a key does in the table: a move, an action, or the number of the match that is used. */
export function gridKey(
  event: KeyboardEvent,
  grid: Grid,
): GridMove | GridAction | number | undefined {
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey)
    return isControl || event.shiftKey ? undefined : (altKeys[event.key] ?? digitOf(event));
  const place = isControl ? controlMove(event.key, grid) : moveKey(event.key, grid);
  if (place !== undefined) return { to: place, extends: event.shiftKey };
  if (isControl) return controlKey(event);
  if (event.shiftKey) return event.key === ' ' ? 'select' : undefined;
  return plainKeys[event.key];
}

const plainKeys: Readonly<Record<string, GridAction>> = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'reject',
  Backspace: 'reject',
  Escape: 'unselect',
};

const altKeys: Readonly<Record<string, GridAction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** The digit of a key, whatever it writes with the other keys that are held. */
export function digitOf({ code }: KeyboardEvent): number | undefined {
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

function controlKey({ key, shiftKey }: KeyboardEvent): GridAction | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 'a':
      return 'selectAll';
    case 'enter':
      return shiftKey ? 'acceptAll' : 'accept';
    default:
      return undefined;
  }
}

function controlMove(key: string, { count, columns, place }: Grid): GridPlace | undefined {
  const moves: Readonly<Record<string, GridPlace>> = {
    Home: { line: 0, column: 0 },
    End: { line: count - 1, column: columns.length - 1 },
    ArrowDown: { ...place, line: count - 1 },
    ArrowUp: { ...place, line: 0 },
  };
  return moves[key];
}

function moveKey(key: string, { place, page, columns }: Grid): GridPlace | undefined {
  const { line, column } = place;
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowDown: { line: line + 1, column },
    ArrowUp: { line: line - 1, column },
    ArrowRight: { line, column: column + 1 },
    ArrowLeft: { line, column: column - 1 },
    Home: { line, column: 0 },
    End: { line, column: columns.length - 1 },
    PageDown: { line: line + page, column },
    PageUp: { line: line - page, column },
  };
  return moves[key];
}
