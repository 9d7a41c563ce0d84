import { showKeyPath } from '../../resources/formats/format.ts';
import type { CellState } from './cellState.ts';
import type { TableCell } from './tableColumn.ts';
import type { TableRow } from './tableSection.ts';
import { RE2JS } from 're2js';

/** Where a text is looked for. */
export const searchPlaces = ['everywhere', 'key', 'source', 'translation'] as const;

/** Which rows are shown. A row is, if its texts are found and one of its cells has what is asked of cells. */
export interface TableFilter {
  /** Any of these; none for all. */
  readonly states: readonly CellState[];
  readonly withProblems: boolean;
  /** What something else than Glossa has put there. */
  readonly isChanged: boolean;
  /** The only locale whose cells count; nothing for all of them. */
  readonly locale: string | undefined;
  readonly text: string;
  readonly in: (typeof searchPlaces)[number];
  readonly isPattern: boolean;
}

export const noFilter: TableFilter = {
  states: [],
  withProblems: false,
  isChanged: false,
  locale: undefined,
  text: '',
  in: 'everywhere',
  isPattern: false,
};

/** A text that is no pattern, or one that takes too long on a text: repetitions count as often as they repeat. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly problem: 'syntax' | 'size';

  constructor(problem: 'syntax' | 'size', options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Instructions of a pattern, each of which may be tried at each character. */
const largestProgram = 1500;
/** Characters of a text that are looked through. */
const longestSearched = 20_000;

/**
 * Tells of each row whether it is shown.
 *
 * @throws {PatternError}
 */
export function rowFilter(
  filter: TableFilter,
  locales: readonly string[],
): (row: TableRow) => boolean {
  const considered = locales.filter((locale) => [undefined, locale].includes(filter.locale));
  const isFound = textFilter(filter);
  const isAsked = cellFilter(filter);
  return (row) => {
    const cells = considered.map((locale) => row.section.cell(row, locale));
    return (isAsked === undefined || cells.some(isAsked)) && isFound(row, cells);
  };
}

/** Whether everything is shown. */
export function isEmptyFilter({ states, withProblems, isChanged, text }: TableFilter): boolean {
  return states.length === 0 && !withProblems && !isChanged && text === '';
}

function cellFilter({ states, withProblems, isChanged }: TableFilter) {
  if (states.length === 0 && !withProblems && !isChanged) return undefined;
  const asked = new Set(states);
  return (cell: TableCell | undefined): boolean =>
    cell !== undefined &&
    (asked.size === 0 || asked.has(cell.state)) &&
    (!withProblems || (cell.problems ?? 0) > 0) &&
    (!isChanged || cell.isChanged === true);
}

function textFilter(filter: TableFilter) {
  const { in: place, text } = filter;
  if (text === '') return () => true;
  const isFoundIn = finder(filter);
  const looks = (one: TableFilter['in']) => place === 'everywhere' || place === one;
  return ({ path, source }: TableRow, cells: readonly (TableCell | undefined)[]): boolean =>
    (looks('key') && isFoundIn(showKeyPath(path))) ||
    (looks('source') && isFoundIn(source.value)) ||
    (looks('translation') &&
      cells.some((cell) => cell?.text !== undefined && isFoundIn(cell.text)));
}

function finder({ text, isPattern }: TableFilter): (where: string) => boolean {
  if (isPattern) {
    const pattern = patternOf(text);
    return (where) => pattern.test(where.slice(0, longestSearched));
  }
  const wanted = text.toLowerCase();
  return (where) => where.slice(0, longestSearched).toLowerCase().includes(wanted);
}

/**
 * Its time grows with the text and with the size of the pattern, and with nothing else: what a person types must not hold the
 * editor up.
 */
function patternOf(text: string): RE2JS {
  const pattern = compiled(text);
  if (pattern.programSize() > largestProgram) throw new PatternError('size');
  return pattern;
}

function compiled(text: string): RE2JS {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(text), RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    const isTooMuch = /repeat count|too deeply/.test(String(error)) && isPattern(text);
    throw new PatternError(isTooMuch ? 'size' : 'syntax', { cause: error });
  }
}

/** As the language itself has them, which is not tried on anything. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
