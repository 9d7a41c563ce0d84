import type { CatalogDetails, CatalogPageHost } from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { CellEditor, type EditEnd } from './cellEditor.ts';
import type { EditedCell } from './grid/cursor.ts';

/** What was typed and not saved; the key tells whether the message is still the one that it was typed for. */
export interface EditDraft extends EditedCell {
  readonly key: string;
  readonly text: string;
}

export interface EditingParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogPageHost;
  /** The cell that the field is put into. */
  readonly cellOf: (edited: EditedCell) => HTMLElement | undefined;
  readonly keep: (draft: EditDraft | undefined) => void;
  /** Brings the keyboard back to a cell whose text could not be written after the person had gone elsewhere. */
  readonly back: (edited: EditedCell) => Promise<void>;
  /** The field is gone; what it held is saved or left. */
  readonly ended: (edited: EditedCell, how: EditEnd) => void;
}

interface OpenEdit extends EditedCell {
  readonly details: CatalogDetails;
  readonly editor: CellEditor;
}

/** The one cell that is edited at a time. */
export class Editing {
  readonly #parts: EditingParts;
  #open: OpenEdit | undefined;
  #isSaving = false;
  #saved: Promise<unknown> = Promise.resolve();

  constructor(parts: EditingParts) {
    this.#parts = parts;
  }

  /** The cell that is edited now. */
  get edited(): EditedCell | undefined {
    return this.#open;
  }

  /**
   * Opens the field over a cell, once the text of the one before it is written; not where the keyboard has gone elsewhere
   * meanwhile. A draft is for the message of its key only.
   */
  async start(edited: EditedCell, draft?: EditDraft): Promise<void> {
    const { host, texts } = this.#parts;
    const { row, locale } = edited;
    await this.#saved;
    const details = await host.details(row, locale);
    if (details?.cell === undefined || details.cell === null) return;
    if (draft !== undefined && draft.key !== details.key) return;
    if (this.#open !== undefined) return;
    if (draft === undefined && this.#parts.cellOf(edited) === undefined) return;
    const editor = new CellEditor({
      texts,
      details,
      cell: details.cell,
      draft: draft?.text,
      check: (text) => host.check(row, locale, text),
      typed: (text) => this.#parts.keep({ row, locale, key: details.key, text }),
      end: (how) => void this.end(how),
    });
    this.#open = { ...edited, details, editor };
    this.place();
  }

  /** Puts the field into the cell where that is now. */
  place(): void {
    if (this.#open === undefined) return;
    const { editor } = this.#open;
    const cell = this.#parts.cellOf(this.#open);
    if (cell === undefined || cell.contains(editor.element)) return;
    cell.replaceChildren(editor.element);
    editor.focus();
  }

  /** Saves, unless the person leaves; a text that cannot be written stays in its field. */
  async end(how: EditEnd): Promise<void> {
    const { keep, ended } = this.#parts;
    const open = this.#open;
    if (open === undefined || this.#isSaving) return;
    const { row, locale, editor } = open;
    if (how !== 'leave' && (editor.isChanged || how === 'accept')) {
      const saved = this.#save(open, how === 'accept');
      this.#saved = saved;
      if (!(await saved)) return;
    }
    this.#open = undefined;
    keep(undefined);
    editor.element.remove();
    ended({ row, locale }, how);
  }

  /** Whether the text was written. What is typed meanwhile would go with the field: it takes nothing. */
  async #save({ row, locale, details, editor }: OpenEdit, isReviewed: boolean): Promise<boolean> {
    const { host, back } = this.#parts;
    const before = details.cell?.text ?? null;
    const after = editor.isChanged ? editor.text : (before ?? '');
    this.#isSaving = true;
    editor.hold(true);
    const failure = await host
      .edit({ row, locale, before, after, reviewedFor: isReviewed ? details.source : null })
      .then(() => undefined, reasonOf);
    this.#isSaving = false;
    editor.hold(false);
    if (failure === undefined) return true;
    if (this.#parts.cellOf({ row, locale }) === undefined) {
      await back({ row, locale });
      this.place();
    }
    editor.fail(failure);
    return false;
  }
}

/** What the host says of a failure. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
