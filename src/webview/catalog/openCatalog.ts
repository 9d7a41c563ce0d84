import type { CatalogPageHost } from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import type { Announcer } from '../announcer.ts';
import { fill } from '../dom.ts';
import type { Grid } from './grid/grid.ts';
import type { ProblemBox } from './problemBox.ts';
import type { CatalogState } from './state/catalogState.ts';

/** The open page: what it knows, whom it asks, the table that shows it, and where it says something. */
export interface OpenCatalog {
  readonly texts: CatalogTexts;
  readonly host: CatalogPageHost;
  readonly state: CatalogState;
  readonly grid: Grid;
  readonly announcer: Announcer;
  readonly problem: ProblemBox;
}

/** Goes to the next message that waits for a person, or to the one before; `takes` says whether the keyboard comes along. */
export async function goUnfinished(
  { state: { cursor }, texts, announcer }: OpenCatalog,
  step: 1 | -1,
  takes: () => boolean,
): Promise<void> {
  if (await cursor.goUnfinished(step, takes)) return;
  announcer.say(fill(texts.noneUnfinished, cursor.column?.title ?? ''));
}
