import type { CatalogPageHost } from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { fill } from '../fill.ts';
import type { Cursor, EditedCell } from './grid/cursor.ts';
import type { Grid } from './grid/grid.ts';
import type { GridAction } from './grid/gridKeys.ts';
import type { Picking } from './picking.ts';

export interface ActingParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogPageHost;
  readonly grid: Grid;
  readonly cursor: Cursor;
  readonly picking: Picking;
  readonly edit: (cell: EditedCell) => Promise<void>;
  readonly tried: (work: () => Promise<unknown>) => Promise<void>;
  readonly say: (text: string) => void;
}

/** What the keys of the table do, and the buttons that go with them. */
export class Acting {
  readonly #parts: ActingParts;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: ActingParts) {
    this.#parts = parts;
  }

  /** Does one thing after the other: each is for the cell that the one before it has led to. */
  act(action: GridAction): void {
    const { picking } = this.#parts;
    const { moves } = picking;
    this.#turn = this.#turn.then(() => this.#perform(action, () => picking.moves === moves));
  }

  /** Does something with the cell of the keyboard, once that is known. */
  async onCell(work: (cell: EditedCell) => Promise<unknown>): Promise<void> {
    const { cursor, texts, tried, say } = this.#parts;
    const { cell } = cursor;
    if (cursor.isAwaited) say(texts.loading);
    else if (cell !== undefined) await tried(() => work(cell));
  }

  /** Gives the cell of the keyboard another text. */
  async give(textOf: (about: { readonly source: string }) => string): Promise<void> {
    const { host, grid, texts, say } = this.#parts;
    await this.onCell(async ({ row, locale }) => {
      const about = await host.details(row, locale);
      if (about?.cell === undefined || about.cell === null) return;
      const after = textOf(about);
      await host.edit({ row, locale, before: about.cell.text, after, reviewedFor: null });
      say(texts.saved);
    });
    grid.focus();
  }

  /** Opens the file of the message that the keyboard is on. */
  async reveal(): Promise<void> {
    const { cursor, host, tried } = this.#parts;
    const { row, locale } = cursor;
    if (row !== undefined) await tried(() => host.reveal(row, locale ?? null));
  }

  /** Goes to the next message that waits for a person, or to the one before. */
  async goUnfinished(step: 1 | -1): Promise<void> {
    const { cursor, grid, texts, say } = this.#parts;
    if (await cursor.goUnfinished(step)) return;
    say(fill(texts.noneUnfinished, grid.columns[grid.place.column]?.title ?? ''));
  }

  async #perform(action: GridAction, isStill: () => boolean): Promise<void> {
    const { cursor, picking, host, edit, tried, say } = this.#parts;
    switch (action) {
      case 'edit':
        return cursor.cell === undefined ? this.reveal() : this.onCell(edit);
      case 'select':
        return picking.toggle();
      case 'selectAll':
        return picking.all();
      case 'unselect':
        return picking.clear();
      case 'accept':
      case 'reject':
        return tried(() => this.#judge(action, isStill));
      case 'undo':
      case 'redo':
      case 'acceptAll':
        return tried(async () => say(await host[action]()));
      case 'next':
      case 'previous':
        return tried(() => this.goUnfinished(action === 'next' ? 1 : -1));
    }
  }

  /** For what is selected, or the text of the keyboard: not for one where a person has gone since they pressed the key. */
  async #judge(action: 'accept' | 'reject', isStill: () => boolean): Promise<void> {
    const { cursor, picking, host, texts, say } = this.#parts;
    await picking.settled;
    if (picking.hasRows) return picking.act(action);
    if (!isStill()) return;
    await this.onCell(async (cell) => {
      const { mark } = cursor;
      if (mark === undefined) return say(texts.loading);
      const said = await host[action]({ ...cell, mark });
      if (cursor.isOn(cell)) await this.goUnfinished(1);
      say(said);
    });
  }
}
