import type { CatalogLocale } from '../../protocol/catalog.ts';
import type {
  CatalogDetails,
  CatalogPageHost,
  MessageName,
} from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { CellEditor, type EditEnd } from './cellEditor.ts';
import type { EditedCell } from './grid/cursor.ts';
import type { LostText } from './keptText.ts';

/** What was typed and not saved. */
export interface EditDraft {
  readonly name: MessageName;
  readonly locale: string;
  readonly text: string;
  /** Of the message and of the locale, as they are shown. */
  readonly shown: Pick<LostText, 'key' | 'locale'>;
}

/** Where a field is put, and what it is called. */
export interface EditPlace {
  readonly element: HTMLElement;
  readonly key: string;
  readonly locale: CatalogLocale;
}

export interface EditingParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogPageHost;
  /** Nothing where the keyboard is elsewhere. */
  readonly placeOf: (edited: EditedCell) => EditPlace | undefined;
  /** Whether a person has gone to something else than the table. */
  readonly isElsewhere: () => boolean;
  readonly keep: (draft: EditDraft | undefined) => void;
  /** Brings the keyboard back to a cell whose text could not be written after the person had gone elsewhere; whether it is there. */
  readonly back: (edited: EditedCell) => Promise<boolean>;
  /** The field is gone; what it held is saved or left. */
  readonly ended: (edited: EditedCell, how: EditEnd) => void;
  /** The field is gone, and so is the place for what was typed into it. */
  readonly lost: (what: LostText) => void;
}

interface OpenEdit extends EditedCell {
  readonly editor: CellEditor;
  readonly place: EditPlace;
  /** The cell as the field knows it. */
  details: Promise<CatalogDetails | undefined>;
}

/** The one cell that is edited at a time. */
export class Editing {
  readonly #parts: EditingParts;
  #open: OpenEdit | undefined;
  #isEnding = false;
  #saved: Promise<unknown> = Promise.resolve();

  constructor(parts: EditingParts) {
    this.#parts = parts;
  }

  /** The cell that is edited now. */
  get edited(): EditedCell | undefined {
    return this.#open;
  }

  /**
   * Opens the field over the cell of the keyboard, once the text of the one before it is written. The text of the cell comes
   * later; `started` gives what was typed before there was a field, nothing where nobody waits for it any more.
   *
   * @param draft what was typed earlier, and what is done once the field has taken it over
   * @returns whether it is open, with its text
   */
  async start(
    edited: EditedCell,
    started: () => string | undefined,
    draft?: { readonly text: string; readonly taken: () => void },
  ): Promise<boolean> {
    const { texts, host, placeOf } = this.#parts;
    const { row, locale } = edited;
    await this.#saved;
    const place = placeOf(edited);
    if (place === undefined || this.#open !== undefined) return false;
    const typed = started();
    if (typed === undefined) return false;
    const editor = new CellEditor({
      texts,
      ...place,
      started: typed,
      check: (text) => host.check(row, locale, text),
      typed: (text, { name }) => {
        const shown = { key: place.key, locale: place.locale.name };
        this.#parts.keep({ name, locale, text, shown });
      },
      end: (how) => void this.end(how),
    });
    const details = host.details(row, locale).then((about) => about ?? undefined);
    const open: OpenEdit = { ...edited, editor, place, details };
    this.#open = open;
    this.place(true);
    draft?.taken();
    await this.#fill(open, draft?.text);
    return this.#open === open;
  }

  /** Puts the field into the cell where that is now; `takes` takes the keyboard away from elsewhere. */
  place(takes = !this.#parts.isElsewhere()): void {
    if (this.#open === undefined) return;
    const { editor } = this.#open;
    const cell = this.#parts.placeOf(this.#open)?.element;
    if (cell === undefined || cell.contains(editor.element)) return;
    editor.moveTo(cell, takes);
  }

  /** Ends the edit of a cell that the table does not have any more: the field is not in sight. */
  async checkPlace(isThere: (edited: EditedCell) => boolean): Promise<void> {
    const open = this.#open;
    if (open !== undefined && !isThere(open)) await this.end('saveAway');
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
    const { editor, place } = open;
    const text = draft + editor.text;
    this.#close(open, 'leave');
    this.#parts.lost({ key: place.key, locale: place.locale.name, text, reason });
  }

  #close(open: OpenEdit, how: EditEnd): void {
    if (this.#open !== open) return;
    const { keep, ended } = this.#parts;
    const { row, locale, editor } = open;
    this.#open = undefined;
    keep(undefined);
    editor.element.remove();
    ended({ row, locale }, how);
  }

  /** Whether the text of the field is in the file, or needs not be written. */
  async #save(open: OpenEdit, isReviewed: boolean): Promise<boolean> {
    const { row, locale, editor } = open;
    const details = await open.details.catch(() => undefined);
    // It has no text to be saved in the place of, and goes.
    if (details?.cell === undefined || details.cell === null) return false;
    if (!editor.isChanged && !isReviewed) return true;
    const { text: before } = details.cell;
    const after = editor.isChanged ? editor.text : (before ?? '');
    const reviewedFor = isReviewed ? details.source : null;
    const failure = await this.#parts.host
      .edit({ row, locale, before, after, reviewedFor })
      .then(() => undefined, reasonOf);
    if (failure === undefined) return true;
    await this.#fail(open, failure, before);
    return false;
  }

  /** Goes back to the field, which is about the text that is there now: the person may write their own in its place. */
  async #fail(open: OpenEdit, reason: string, before: string | null): Promise<void> {
    const { host, back, placeOf } = this.#parts;
    const { row, locale, editor } = open;
    const now = await host.details(row, locale).catch(() => null);
    if (now?.cell) {
      open.details = Promise.resolve(now);
      editor.follow(now, now.cell);
    }
    if (placeOf(open) === undefined) {
      const isThere = await back({ row, locale });
      if (!isThere) return this.#lose(open, reason);
      this.place(true);
    }
    const text = now?.cell?.text ?? '';
    editor.fail(reason, text === (before ?? '') ? undefined : text);
  }
}

/** What the host says of a failure. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
