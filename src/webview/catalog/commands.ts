import type { AcceptableRows, keyActs, RowAct, SeenCell } from '../../protocol/catalog.ts';
import type { Editing } from './editing.ts';
import { inField } from './grid/grid.ts';
import { gridKey, type GridAction, type GridMove } from './grid/gridKeys.ts';
import { goUnfinished, type OpenCatalog } from './openCatalog.ts';
import type { SelectionMove } from './state/catalogState.ts';
import type { GridPlace } from './state/columns.ts';
import type { EditedCell } from './state/cursor.ts';
import { Turns } from './state/turns.ts';

interface Press {
  /** Whether the person has not gone elsewhere in the table by pointer since. */
  readonly isStill: () => boolean;
  /** Whether the keyboard may be taken: it is in the table, or still on what was pressed. */
  readonly takes: () => boolean;
}

/** The cell of the keyboard is nothing to these. */
const leadsNowhere: ReadonlySet<GridAction> = new Set(['undo', 'redo', 'acceptAll']);

/** What a person does in the table by keyboard and pointer, and with the buttons that go with it. */
export class Commands {
  readonly #page: OpenCatalog;
  readonly #editing: Editing;
  readonly #turns: Turns;

  constructor(page: OpenCatalog, editing: Editing) {
    this.#page = page;
    this.#editing = editing;
    this.#turns = new Turns((error) => page.problem.show(error));
    const { element: table } = page.grid;
    table.addEventListener('keydown', (event) => this.#key(event));
    table.addEventListener('mousedown', (event) => this.#pressed(event));
    table.addEventListener('dblclick', () => this.act('edit'));
    table.addEventListener('paste', (event) => this.#pasted(event));
    table.addEventListener('focusout', ({ relatedTarget }) => {
      // A window that is left keeps the field as it is.
      if (relatedTarget !== null && !inField(relatedTarget)) void editing.end('saveAway');
    });
  }

  /** Does one thing after the other: each is for the cell that the one before it has led to. */
  act(action: GridAction): void {
    if (this.#turns.isTyping) return;
    const press = this.#press();
    const perform = action === 'edit' ? this.#startEdit(press) : () => this.#perform(action, press);
    this.#turns.take(perform, !leadsNowhere.has(action));
  }

  /** Edits a cell, wherever the keyboard is. */
  edit(cell: EditedCell): void {
    const { state, problem } = this.#page;
    this.#turns.take(() =>
      problem.tried(async () => {
        if (!state.cursor.isOn(cell)) await state.cursor.goTo(cell);
        await this.#editing.start(cell, () => '');
      }),
    );
  }

  /** Accepts or rejects a text as it was seen, wherever the keyboard is. */
  judge(how: 'accept' | 'reject', seen: SeenCell): void {
    const { takes } = this.#press();
    this.#turns.take(() => this.#page.problem.tried(() => this.#judgeSeen(how, seen, takes)));
  }

  /** Gives the message whose text is known another one in the place of that. */
  async use(after: string): Promise<void> {
    const { host, state, grid, texts, announcer, problem } = this.#page;
    const { known } = state;
    if (known === undefined) return;
    const { seen, text: before } = known;
    const { row, locale } = seen;
    await problem.tried(async () => {
      await host.edit({ row, locale, before, after, reviewedFor: null });
      announcer.say(texts.saved);
      // The button that was pressed may be gone.
      if (!grid.isLeft || document.activeElement?.matches('.details button')) grid.focus();
    });
  }

  /** Does something with the texts of several messages. */
  actOnRows(act: RowAct): Promise<void> {
    return this.#onRows(async (rows, locale) => {
      await this.#tellSeen();
      return this.#page.host.act(act, rows, locale);
    });
  }

  /** What accepting would do with those that are selected, or with all that are shown; nothing where that is not known. */
  async acceptable(): Promise<AcceptableRows | undefined> {
    const { state, host } = this.#page;
    const { locale } = state.cursor;
    if (locale === undefined) return undefined;
    return host.acceptable(await state.chosen(), locale).catch(() => undefined);
  }

  /** The host asks before it accepts what was never on screen. */
  async #tellSeen(): Promise<void> {
    const { state, host } = this.#page;
    const seen = state.takeSeen();
    if (seen.length > 0) await host.saw(seen);
  }

  translateRows(): Promise<void> {
    return this.#onRows((rows, locale) => this.#page.host.translate(rows, locale));
  }

  changeKeys(act: (typeof keyActs)[number]): void {
    const { host, state, problem } = this.#page;
    const rows = state.keysFor(act);
    if (rows.length > 0) void problem.tried(() => host.changeKeys(act, rows));
  }

  /** Does something with all that is shown. */
  onShown(act: 'exportShown' | 'rejectAll'): Promise<void> {
    return this.#said(() => this.#page.host[act]());
  }

  #key(event: KeyboardEvent): void {
    if (inField(event.target)) return;
    this.#turns.type(event);
    const asked = gridKey(event);
    if (asked === undefined) return;
    event.preventDefault();
    // What reaches the window, the editor handles as well: its undo would undo what was typed into the search.
    event.stopPropagation();
    if (typeof asked === 'string') this.act(asked);
    else if (typeof asked === 'number') this.#here(() => this.#useMatch(asked));
    else this.#move(asked);
  }

  #pressed(event: MouseEvent): void {
    const place = this.#page.grid.placeOf(event.target);
    if (place === undefined) return;
    const { shiftKey, ctrlKey, metaKey } = event;
    const isMarked = shiftKey || ctrlKey || metaKey;
    // It would select text.
    if (isMarked) event.preventDefault();
    this.#page.state.presses++;
    this.#go(place, shiftKey ? 'extend' : isMarked ? 'toggle' : 'only');
  }

  /** Goes where a key leads from where all before it has led: at once, where nothing is under way that leads elsewhere. */
  #move({ to, extends: isExtending }: GridMove): void {
    const { state, grid } = this.#page;
    const go = () => {
      const { place, count, columns } = state.cursor;
      const there = to({ place, count, columns, page: grid.page });
      this.#go(there, isExtending ? 'extend' : 'only');
    };
    if (this.#turns.isLeading) this.#here(go);
    else go();
  }

  #go(place: GridPlace, how: SelectionMove): void {
    const { state, problem } = this.#page;
    const range = state.move(place, how);
    if (range !== undefined) void problem.tried(() => range);
  }

  /** Pastes a column from the cell of the keyboard on downwards, or a text into a field that is not there yet. */
  #pasted(event: ClipboardEvent): void {
    if (inField(event.target)) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    this.#turns.paste(text);
    this.#here(async () => {
      const { host, state } = this.#page;
      const { cell } = state.cursor;
      if (cell === undefined || text === '') return;
      await this.#said(() => host.paste(cell.row, cell.locale, text));
    });
  }

  /** Does something with the cell of the keyboard in its turn: not where a person has gone elsewhere by pointer since. */
  #here(work: () => unknown): void {
    if (this.#turns.isTyping) return;
    const { isStill } = this.#press();
    this.#turns.take(() => (isStill() ? work() : undefined));
  }

  /** Does something with the cell of the keyboard, once that is known. */
  async #onCell(work: (cell: EditedCell) => Promise<unknown>): Promise<void> {
    const { state, texts, problem, announcer } = this.#page;
    const { cell, isAwaited } = state.cursor;
    if (isAwaited) announcer.say(texts.loading);
    else if (cell !== undefined) await problem.tried(() => work(cell));
  }

  /** With those that are selected, or with all that are shown, where none is. */
  async #onRows(
    work: (rows: readonly number[] | null, locale: string) => Promise<string>,
  ): Promise<void> {
    const { state } = this.#page;
    const { locale } = state.cursor;
    if (locale !== undefined) await this.#said(async () => work(await state.chosen(), locale));
  }

  /** Says what was done, or why it was not. */
  #said(work: () => Promise<string>): Promise<void> {
    const { problem, announcer } = this.#page;
    return problem.tried(async () => announcer.say(await work()));
  }

  /** Uses a match of the cell of the keyboard, by its number. */
  async #useMatch(number: number): Promise<void> {
    const { state } = this.#page;
    if (!state.knowsCell) await state.look();
    const match = state.knowsCell ? state.about?.details?.cell?.matches[number - 1] : undefined;
    if (match !== undefined) await this.use(match.text);
  }

  /** Opens the file of the message that the keyboard is on. */
  async #reveal(): Promise<void> {
    const { state, host, problem } = this.#page;
    const { row, locale } = state.cursor;
    if (row !== undefined) await problem.tried(() => host.reveal(row, locale ?? null));
  }

  async #perform(action: Exclude<GridAction, 'edit'>, press: Press): Promise<void> {
    const { state, host, problem } = this.#page;
    const { selection, cursor } = state;
    switch (action) {
      case 'select':
        return selection.toggle(cursor.row);
      case 'selectAll':
        return problem.tried(() => selection.all());
      case 'unselect':
        return selection.clear();
      case 'accept':
      case 'reject':
        return problem.tried(() => this.#judge(action, press));
      case 'undo':
      case 'redo':
        return this.#said(() => host[action]());
      case 'acceptAll':
        return this.#said(async () => {
          await this.#tellSeen();
          return host.acceptAll();
        });
      case 'next':
      case 'previous': {
        const step = action === 'next' ? 1 : -1;
        return problem.tried(() => goUnfinished(this.#page, step, press.takes));
      }
    }
  }

  /**
   * Takes what is typed from now on for the field that opens later: not where the person has gone elsewhere by then. What is
   * typed for a field that does not open stays in sight.
   */
  #startEdit({ isStill, takes }: Press): () => Promise<void> {
    const { cursor, typed } = this.#page.state;
    const inSight = () => ({ key: cursor.key, locale: cursor.column?.title ?? '' });
    const pressed = inSight();
    const isWaitedFor = () => isStill() && takes();
    const rest = this.#turns.typeAhead();
    const started = () => (isWaitedFor() ? this.#turns.takeTyped() : undefined);
    return async () => {
      const about = isStill() ? inSight() : pressed;
      try {
        if (!isWaitedFor()) return;
        if (cursor.cell === undefined) await this.#reveal();
        else await this.#onCell((cell) => this.#editing.start(cell, started));
      } finally {
        typed.lose({ ...about, text: rest(), reason: this.#page.texts.notOpened });
      }
    };
  }

  /** For what is selected, or the text of the keyboard: not for one where a person has gone since they pressed the key. */
  async #judge(action: 'accept' | 'reject', { isStill, takes }: Press): Promise<void> {
    const { state, texts, announcer } = this.#page;
    if ((await state.chosen()) !== null) return this.actOnRows(action);
    if (!isStill()) return;
    await this.#onCell(async (cell) => {
      const { mark } = state.cursor;
      if (mark === undefined) return announcer.say(texts.loading);
      await this.#judgeSeen(action, { ...cell, mark }, takes);
    });
  }

  async #judgeSeen(how: 'accept' | 'reject', seen: SeenCell, takes: () => boolean): Promise<void> {
    const { state, host, announcer } = this.#page;
    const said = await host[how](seen);
    if (state.cursor.isOn(seen)) await goUnfinished(this.#page, 1, takes);
    announcer.say(said);
  }

  /** What is to be known later of what is pressed now. */
  #press(): Press {
    const { state, grid } = this.#page;
    const { presses } = state;
    const { activeElement } = document;
    return {
      isStill: () => state.presses === presses,
      takes: () => document.activeElement === activeElement || !grid.isLeft,
    };
  }
}
