import type { Cursor } from '../state/cursor.ts';
import type { GridPlace } from '../state/columns.ts';
import type { PressedKey } from '../state/turns.ts';

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

/** A move from where the keyboard is; what is between there and here is selected where it `extends` the selection. */
export interface GridMove {
  readonly to: (
    from: Pick<Cursor, 'place' | 'count' | 'columns'> & {
      /** Lines that fit into it at once. */
      readonly page: number;
    },
  ) => GridPlace;
  readonly extends: boolean;
}

/** What a key does in the table: a move, an action, or the number of the match that is used. */
export function gridKey(event: PressedKey): GridMove | GridAction | number | undefined {
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey)
    return isControl || event.shiftKey ? undefined : (altKeys[event.key] ?? digitOf(event));
  const to = (isControl ? controlMoves : moves)[event.key];
  if (to !== undefined) return { to, extends: event.shiftKey };
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
export function digitOf({ code }: PressedKey): number | undefined {
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

function controlKey({ key, shiftKey }: PressedKey): GridAction | undefined {
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

const controlMoves: Readonly<Record<string, GridMove['to']>> = {
  Home: () => ({ line: 0, column: 0 }),
  End: ({ count, columns }) => ({ line: count - 1, column: columns.length - 1 }),
  ArrowDown: ({ place, count }) => ({ ...place, line: count - 1 }),
  ArrowUp: ({ place }) => ({ ...place, line: 0 }),
};

const by =
  (lines: number, columns: number): GridMove['to'] =>
  ({ place: { line, column } }) => ({ line: line + lines, column: column + columns });

const moves: Readonly<Record<string, GridMove['to']>> = {
  ArrowDown: by(1, 0),
  ArrowUp: by(-1, 0),
  ArrowRight: by(0, 1),
  ArrowLeft: by(0, -1),
  Home: ({ place }) => ({ ...place, column: 0 }),
  End: ({ place, columns }) => ({ ...place, column: columns.length - 1 }),
  PageDown: ({ place, page }) => ({ ...place, line: place.line + page }),
  PageUp: ({ place, page }) => ({ ...place, line: place.line - page }),
};
