import type { CatalogDetails } from '../../protocol/catalogDetails.ts';
import { reasonOf } from './problemBox.ts';
import { CellEditor, type EditEnd, type NamedCell } from './cellEditor.ts';
import { goUnfinished, type OpenCatalog } from './openCatalog.ts';
import type { EditedCell } from './state/cursor.ts';
import type { EditDraft } from './state/typedTexts.ts';

interface OpenEdit {
  readonly cell: NamedCell;
  readonly editor: CellEditor;
  /** The cell as the field knows it. */
  details: Promise<CatalogDetails | null>;
}

/** The one cell that is edited at a time. */
export class Editing {
  readonly #page: OpenCatalog;
  #open: OpenEdit | undefined;
  #isEnding = false;
  #saved: Promise<unknown> = Promise.resolve();

  constructor(page: OpenCatalog) {
    this.#page = page;
  }

  /** The cell that is edited now. */
  get edited(): EditedCell | undefined {
    return this.#open?.cell;
  }

  /**
   * Opens the field over the cell of the keyboard, once the text of the one before it is written. The text of the cell comes
   * later; `started` gives what was typed before there was a field, nothing where nobody waits for it any more.
   *
   * @param earlier what was typed before the page was loaded: from then on it is the field's
   * @returns whether it is open, with its text
   */
  async start(
    edited: EditedCell,
    started: () => string | undefined,
    earlier?: EditDraft,
  ): Promise<boolean> {
    const { host, state } = this.#page;
    const { row, locale } = edited;
    await this.#saved;
    const { column, key } = state.cursor;
    if (this.#cellOf(edited) === undefined || column?.kind !== 'locale') return false;
    if (this.#open !== undefined) return false;
    const typed = started();
    if (typed === undefined) return false;
    const { direction } = column.locale;
    const cell = { row, locale, direction, shown: { key, locale: column.title } };
    const editor = new CellEditor(this.#page, cell, typed, (how) => void this.end(how));
    const open: OpenEdit = { cell, editor, details: host.details(row, locale) };
    this.#open = open;
    this.place(true);
    // It may be saved before it has asked what its text was.
    if (earlier !== undefined) state.typed.takeOver();
    await this.#fill(open, earlier?.text);
    return this.#open === open;
  }

  /** Puts the field into the cell where that is now; `takes` takes the keyboard away from elsewhere. */
  place(takes = !this.#page.grid.isLeft): void {
    if (this.#open === undefined) return;
    const { cell, editor } = this.#open;
    const now = this.#cellOf(cell);
    if (now === undefined || now.contains(editor.element)) return;
    editor.moveTo(now, takes);
  }

  /**
   * Keeps keyboard and field on their message when lines come or go above it. The edit of a cell that the table does not have
   * any more ends: the field is not in sight.
   */
  async follow(): Promise<void> {
    const { state, grid } = this.#page;
    await state.cursor.follow(() => this.#open === undefined && grid.hasKeyboard);
    this.place();
    if (this.#open !== undefined && !state.cursor.isOn(this.#open.cell)) await this.end('saveAway');
  }

  /** Saves, unless the person leaves; a text that cannot be written stays in its field. */
  async end(how: EditEnd): Promise<void> {
    const open = this.#open;
    if (open === undefined || this.#isEnding) return;
    this.#isEnding = how !== 'leave';
    // What is typed meanwhile would go with the field: it takes nothing.
    open.editor.hold(this.#isEnding);
    const saved = how === 'leave' ? Promise.resolve(true) : this.#save(open, how === 'accept');
    this.#saved = saved;
    const isSaved = await saved;
    this.#isEnding = false;
    open.editor.hold(false);
    if (isSaved) this.#close(open, how);
  }

  /** The cell of the table; nothing where the keyboard is elsewhere. */
  #cellOf(edited: EditedCell): HTMLElement | undefined {
    const { state, grid } = this.#page;
    return state.cursor.isOn(edited) ? grid.cell : undefined;
  }

  /** @throws where the text cannot be known: the field goes */
  async #fill(open: OpenEdit, draft: string | undefined): Promise<void> {
    try {
      const details = await open.details;
      if (this.#open !== open) return;
      // What was typed earlier may have been saved by a page that was then loaded anew.
      const isSaved = draft !== undefined && details?.cell?.text === draft;
      if (isSaved && open.editor.text === '') return this.#close(open, 'leave');
      if (details?.cell) return open.editor.open(details, details.cell, draft);
      this.#lose(open, '', draft);
    } catch (error) {
      this.#lose(open, '', draft);
      throw error;
    }
  }

  /** There is no place for what was typed. */
  #lose(open: OpenEdit, reason: string, draft = ''): void {
    if (this.#open !== open) return;
    const text = draft + open.editor.text;
    this.#close(open, 'leave');
    this.#page.state.typed.lose({ ...open.cell.shown, text, reason });
  }

  #close(open: OpenEdit, how: EditEnd): void {
    if (this.#open !== open) return;
    this.#open = undefined;
    this.#page.state.typed.draft(undefined);
    open.editor.element.remove();
    void this.#closed(open.cell, how);
  }

  /** The keyboard is in the table again at once: no key that comes now is to miss it. */
  async #closed(cell: EditedCell, how: EditEnd): Promise<void> {
    const { texts, state, grid, announcer, problem } = this.#page;
    const { cursor } = state;
    grid.refill();
    if (how !== 'leave') announcer.say(texts.saved);
    if (how === 'saveAway' || grid.isLeft) return;
    grid.focus();
    if (!cursor.isOn(cell)) return;
    const { line, column } = cursor.place;
    const step = how === 'saveNext' ? 1 : how === 'savePrevious' ? -1 : 0;
    cursor.go({ line, column: column + step }, { row: cell.row });
    if (how !== 'accept') return this.follow();
    await problem.tried(() => goUnfinished(this.#page, 1, () => !grid.isLeft));
  }

  /** Whether the text of the field is in the file, or needs not be written. */
  async #save(open: OpenEdit, isReviewed: boolean): Promise<boolean> {
    const { cell, editor } = open;
    const details = await open.details.catch(() => null);
    // It has no text to be saved in the place of, and goes.
    if (!details?.cell) return false;
    if (!editor.isChanged && !isReviewed) return true;
    const { row, locale } = cell;
    const { text: before } = details.cell;
    const after = editor.isChanged ? editor.text : (before ?? '');
    const reviewedFor = isReviewed ? details.source : null;
    const failure = await this.#page.host
      .edit({ row, locale, before, after, reviewedFor })
      .then(() => undefined, reasonOf);
    if (failure === undefined) return true;
    await this.#fail(open, failure, before);
    return false;
  }

  /**
   * Goes back to the field, which is about the text that is there now: the person may write their own in its place. The
   * keyboard comes back from where they have gone meanwhile.
   */
  async #fail(open: OpenEdit, reason: string, before: string | null): Promise<void> {
    const { host, state } = this.#page;
    const { cell, editor } = open;
    const now = await host.details(cell.row, cell.locale).catch(() => null);
    if (now?.cell) {
      open.details = Promise.resolve(now);
      editor.follow(now, now.cell);
    }
    if (this.#cellOf(cell) === undefined) {
      if (!(await state.cursor.goTo(cell))) return this.#lose(open, reason);
      this.place(true);
    }
    const text = now?.cell?.text ?? '';
    editor.fail(reason, text === (before ?? '') ? undefined : text);
  }
}
