import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import { currentText, isChangedText } from '../../resources/plan.ts';
import { countSameAsSource } from '../plan/planTargetFile.ts';
import type { Finding } from '../../message/findings.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { countsOf } from '../status/countsOf.ts';
import { type StateCounts } from '../status/messageState.ts';
import { cellStateOf, cellStates, unknownState, type CellState } from './cellState.ts';

/** What is shown of a message in one locale. */
export interface TableCell {
  readonly state: CellState;
  /** As the program reads it; nothing where the file does not have the message. */
  readonly text: string | undefined;
  /** Errors and warnings; nothing where the text was not checked yet. */
  readonly problems: number | undefined;
  /** Something else than Glossa has put the text there; see `isChangedText`. */
  readonly isChanged?: true;
  /** Of a proposed text: what it would take the place of, and what the checks say about it. */
  readonly proposed?: {
    readonly before: string | undefined;
    readonly findings: readonly Finding[];
  };
}

/** One target file, by the places of its messages among the rows of its section. */
export interface TableColumn {
  readonly locale: string;
  /** Relative to the folder of the project. */
  readonly path: string;
  readonly counts: StateCounts;
  /** Places in `cellStates`, or `unknownState`. */
  readonly states: Uint8Array;
  readonly texts: readonly (string | undefined)[];
  /** 1 for texts that something else than Glossa has put there. */
  readonly changed: Uint8Array;
  /** Absent until the file has been checked. */
  readonly problems: Uint8Array | undefined;
}

/** A column of the plan of its file; `placeOf` says where a message is, by `keyId`. */
export function* columnOf(
  target: TargetFile,
  length: number,
  placeOf: (id: string) => number | undefined,
): Cooperative<TableColumn> {
  const { isCopied } = countSameAsSource(target);
  const states = new Uint8Array(length);
  const texts = Array.from<string | undefined>({ length });
  const changed = new Uint8Array(length);
  yield* forEachInSteps(target.plan.items, (item) => {
    const place = placeOf(item.id);
    if (place === undefined) return;
    states[place] = cellStates.indexOf(cellStateOf(item, isCopied));
    texts[place] = currentText(item);
    if (isChangedText(target.plan, item)) changed[place] = 1;
  });
  const { locale, path } = target;
  return { locale, path, counts: countsOf(target), states, texts, changed, problems: undefined };
}

/** Where a row was before; for one that is new, whether each locale has a text of its own for it. */
export type EarlierPlace = number | 'new' | 'newInSome';

/** The same column for other rows. */
export function movedColumn(column: TableColumn, before: readonly EarlierPlace[]): TableColumn {
  const moved = <T>(values: ArrayLike<T>, otherwise: T) =>
    before.map((place) => (typeof place === 'number' ? (values[place] ?? otherwise) : otherwise));
  const states = Uint8Array.from(moved(column.states, 0));
  for (const [place, earlier] of before.entries()) {
    if (earlier === 'new') states[place] = unknownState;
  }
  return {
    ...column,
    states,
    texts: moved<string | undefined>(column.texts, undefined),
    changed: Uint8Array.from(moved(column.changed, 0)),
    problems: column.problems && Uint8Array.from(moved(column.problems, 0)),
  };
}

/** Nothing of a message that the column does not know yet. */
export function cellOf(
  { states, texts, changed, problems }: TableColumn,
  place: number,
): TableCell | undefined {
  const state = states[place] ?? 0;
  if (state === unknownState) return undefined;
  return {
    state: cellStates[state] ?? 'none',
    text: texts[place],
    problems: problems?.[place],
    ...(changed[place] === 1 ? { isChanged: true } : {}),
  };
}
