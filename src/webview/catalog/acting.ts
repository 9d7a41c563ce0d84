import type { SeenCell } from '../../protocol/catalog.ts';
import type { CatalogPageHost } from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { fill } from '../fill.ts';
import type { Cursor, EditedCell } from './grid/cursor.ts';
import type { Grid } from './grid/grid.ts';
import type { GridAction, GridMove } from './grid/gridKeys.ts';
import type { LostText } from './keptText.ts';
import type { Picking } from './picking.ts';

export interface ActingParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogPageHost;
  readonly grid: Grid;
  readonly cursor: Cursor;
  readonly picking: Picking;
  /** Opens a field; `started` gives what was typed before it was there, nothing where nobody waits for it any more. */
  readonly edit: (cell: EditedCell, started: () => string | undefined) => Promise<unknown>;
  /** Whether a person has gone to something else than the table. */
  readonly isElsewhere: () => boolean;
  /** There is no field for what was typed. */
  readonly lost: (what: LostText) => void;
  readonly tried: (work: () => Promise<unknown>) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly say: (text: string) => void;
}

interface Press {
  /** Whether the person has not gone elsewhere in the table by pointer since. */
  readonly isStill: () => boolean;
  /** Whether the keyboard may be taken: it is in the table, or still on what was pressed. */
  readonly takes: () => boolean;
}

/** The cell of the keyboard is nothing to these. */
const leadsNowhere: ReadonlySet<GridAction> = new Set(['undo', 'redo', 'acceptAll']);

/** What the keys of the table do, and the buttons that go with them. */
export class Acting {
  readonly #parts: ActingParts;
  #turn: Promise<unknown> = Promise.resolve();
  /** How much is under way that may lead elsewhere. */
  #leading = 0;
  /** What is typed for a field that is not there yet. */
  #typed: { text: string } | undefined;

  constructor(parts: ActingParts) {
    this.#parts = parts;
  }

  /** Does one thing after the other: each is for the cell that the one before it has led to. */
  act(action: GridAction): void {
    if (this.#typed !== undefined) return;
    const press = this.#press();
    const perform = action === 'edit' ? this.#startEdit(press) : () => this.#perform(action, press);
    this.#inTurn(perform, !leadsNowhere.has(action));
  }

  /** Does something else with the cell of the keyboard in its turn: not where a person has gone elsewhere by pointer since. */
  here(work: () => unknown): void {
    if (this.#typed !== undefined) return;
    const { isStill } = this.#press();
    this.#inTurn(() => (isStill() ? work() : undefined));
  }

  /** Goes where a key leads from where all before it has led: at once, where nothing is under way that leads elsewhere. */
  move({ to, extends: isExtending }: GridMove): void {
    const { grid, picking } = this.#parts;
    const go = () => picking.go(to(grid), isExtending ? 'extend' : 'only');
    if (this.#leading === 0) go();
    else this.here(go);
  }

  /** Takes what is typed for a field that is not there yet: no key for that is one of the table. */
  type({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): void {
    if (this.#typed === undefined || ctrlKey || metaKey) return;
    if (key === 'Backspace') this.#typed.text = this.#typed.text.slice(0, -1);
    else if (key.length === 1) this.#typed.text += key;
  }

  /** Pastes a column, or a text into a field that is not there yet. */
  paste(text: string): void {
    if (this.#typed === undefined) this.here(() => this.#parts.picking.paste(text));
    else this.#typed.text += text;
  }

  /** Does something with the cell of the keyboard, once that is known. */
  async #onCell(work: (cell: EditedCell) => Promise<unknown>): Promise<void> {
    const { cursor, texts, tried, say } = this.#parts;
    const { cell } = cursor;
    if (cursor.isAwaited) say(texts.loading);
    else if (cell !== undefined) await tried(() => work(cell));
  }

  /** Edits a cell, wherever the keyboard is. */
  edit(cell: EditedCell): void {
    const { cursor, edit, tried } = this.#parts;
    this.#inTurn(() =>
      tried(async () => {
        if (!cursor.isOn(cell)) await cursor.goTo(cell);
        await edit(cell, () => '');
      }),
    );
  }

  /** Does so with a text as it was seen, wherever the keyboard is. */
  judge(how: 'accept' | 'reject', seen: SeenCell): void {
    const { takes } = this.#press();
    this.#inTurn(() => this.#parts.tried(() => this.#judgeSeen(how, seen, takes)));
  }

  /** Opens the file of the message that the keyboard is on. */
  async #reveal(): Promise<void> {
    const { cursor, host, tried } = this.#parts;
    const { row, locale } = cursor;
    if (row !== undefined) await tried(() => host.reveal(row, locale ?? null));
  }

  /** Goes to the next message that waits for a person, or to the one before; `takes` says whether the keyboard comes along. */
  async goUnfinished(step: 1 | -1, takes: () => boolean): Promise<void> {
    const { cursor, grid, texts, say } = this.#parts;
    if (await cursor.goUnfinished(step, takes)) return;
    say(fill(texts.noneUnfinished, grid.columns[grid.place.column]?.title ?? ''));
  }

  async #perform(action: Exclude<GridAction, 'edit'>, press: Press): Promise<void> {
    const { picking, host, tried, say } = this.#parts;
    switch (action) {
      case 'select':
        return picking.toggle();
      case 'selectAll':
        return picking.all();
      case 'unselect':
        return picking.clear();
      case 'accept':
      case 'reject':
        return tried(() => this.#judge(action, press));
      case 'undo':
      case 'redo':
      case 'acceptAll':
        return tried(async () => say(await host[action]()));
      case 'next':
      case 'previous':
        return tried(() => this.goUnfinished(action === 'next' ? 1 : -1, press.takes));
    }
  }

  /**
   * Takes what is typed from now on for the field that opens later: not where the person has gone elsewhere by then. What is
   * typed for a field that does not open stays in sight.
   */
  #startEdit({ isStill, takes }: Press): () => Promise<void> {
    const { texts, cursor, grid, edit, lost } = this.#parts;
    const inSight = () => ({
      key: cursor.key,
      locale: grid.columns[grid.place.column]?.title ?? '',
    });
    const pressed = inSight();
    const isWaitedFor = () => isStill() && takes();
    const typed = { text: '' };
    this.#typed = typed;
    return async () => {
      const about = isStill() ? inSight() : pressed;
      try {
        if (!isWaitedFor()) return;
        if (cursor.cell === undefined) await this.#reveal();
        else await this.#onCell((cell) => edit(cell, () => this.#started(isWaitedFor)));
      } finally {
        if (this.#typed === typed) {
          this.#typed = undefined;
          lost({ ...about, text: typed.text, reason: texts.notOpened });
        }
      }
    };
  }

  /** The field takes what is typed from now on. */
  #started(isWaitedFor: () => boolean): string | undefined {
    if (!isWaitedFor()) return undefined;
    const typed = this.#typed?.text ?? '';
    this.#typed = undefined;
    return typed;
  }

  /** For what is selected, or the text of the keyboard: not for one where a person has gone since they pressed the key. */
  async #judge(action: 'accept' | 'reject', { isStill, takes }: Press): Promise<void> {
    const { cursor, picking, texts, say } = this.#parts;
    await picking.settled;
    if (picking.hasRows) return picking.act(action);
    if (!isStill()) return;
    await this.#onCell(async (cell) => {
      const { mark } = cursor;
      if (mark === undefined) return say(texts.loading);
      await this.#judgeSeen(action, { ...cell, mark }, takes);
    });
  }

  async #judgeSeen(how: 'accept' | 'reject', seen: SeenCell, takes: () => boolean): Promise<void> {
    const { cursor, host, say } = this.#parts;
    const said = await host[how](seen);
    if (cursor.isOn(seen)) await this.goUnfinished(1, takes);
    say(said);
  }

  /**
   * What fails keeps nothing that comes after it from its turn.
   *
   * @param leads whether what is pressed after it may be for another cell because of it
   */
  #inTurn(work: () => unknown, leads = true): void {
    const { failed } = this.#parts;
    if (leads) this.#leading++;
    this.#turn = this.#turn
      .then(work)
      .catch(failed)
      .finally(() => {
        if (leads) this.#leading--;
      });
  }

  /** What is to be known later of what is pressed now. */
  #press(): Press {
    const { picking, isElsewhere } = this.#parts;
    const { presses } = picking;
    const { activeElement } = document;
    return {
      isStill: () => picking.presses === presses,
      takes: () => document.activeElement === activeElement || !isElsewhere(),
    };
  }
}
