import type { Grid } from './grid.ts';
import type { GridPlace } from './gridLines.ts';

/** What a key asks for in the table, beside moving. */
export type GridAction =
  'edit' | 'accept' | 'acceptAll' | 'reject' | 'undo' | 'redo' | 'next' | 'previous';

/** What a key does in the table: a move to a place, an action, or the number of the match that is used. */
export function gridKey(
  event: KeyboardEvent,
  grid: Grid,
): GridPlace | GridAction | number | undefined {
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey)
    return isControl || event.shiftKey ? undefined : (altKeys[event.key] ?? digitOf(event));
  if (isControl) return controlKey(event, grid);
  if (event.shiftKey) return undefined;
  if (event.key === 'Enter' || event.key === 'F2') return 'edit';
  if (event.key === 'Delete' || event.key === 'Backspace') return 'reject';
  return moveKey(event.key, grid);
}

const altKeys: Readonly<Record<string, GridAction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** The digit of a key, whatever it writes with the other keys that are held. */
export function digitOf({ code }: KeyboardEvent): number | undefined {
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

function controlKey(
  { key, shiftKey }: KeyboardEvent,
  { count, columns, place }: Grid,
): GridPlace | GridAction | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 'enter':
      return shiftKey ? 'acceptAll' : 'accept';
    case 'home':
      return { line: 0, column: 0 };
    case 'end':
      return { line: count - 1, column: columns.length - 1 };
    case 'arrowdown':
      return { ...place, line: count - 1 };
    case 'arrowup':
      return { ...place, line: 0 };
    default:
      return undefined;
  }
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
