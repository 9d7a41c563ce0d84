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
  /** The field is gone; what it held is saved or left. */
  readonly ended: (edited: EditedCell, how: EditEnd) => void;
}

/** The one cell that is edited at a time. */
export class Editing {
  readonly #parts: EditingParts;
  #open:
    (EditedCell & { readonly details: CatalogDetails; readonly editor: CellEditor }) | undefined;
  #isSaving = false;

  constructor(parts: EditingParts) {
    this.#parts = parts;
  }

  /** The cell that is edited now. */
  get edited(): EditedCell | undefined {
    return this.#open;
  }

  /** Opens the field over a cell; a draft is for the message of its key only. */
  async start(edited: EditedCell, draft?: EditDraft): Promise<void> {
    const { host, texts } = this.#parts;
    const { row, locale } = edited;
    const details = await host.details(row, locale);
    if (details?.cell === undefined || details.cell === null) return;
    if (draft !== undefined && draft.key !== details.key) return;
    if (this.#open !== undefined) return;
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
    const { host, keep, ended } = this.#parts;
    const open = this.#open;
    if (open === undefined || this.#isSaving) return;
    const { row, locale, details, editor } = open;
    const isReviewed = how === 'accept';
    if (how !== 'leave' && (editor.isChanged || isReviewed)) {
      this.#isSaving = true;
      const before = details.cell?.text ?? null;
      const after = editor.isChanged ? editor.text : (before ?? '');
      const failure = await host
        .edit({ row, locale, before, after, isReviewed })
        .then(() => undefined, reasonOf);
      this.#isSaving = false;
      if (failure !== undefined) {
        editor.fail(failure);
        return;
      }
    }
    this.#open = undefined;
    keep(undefined);
    editor.element.remove();
    ended({ row, locale }, how);
  }
}

/** What the host says of a failure. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
