import type { ShownFinding } from '../../../protocol/catalog.ts';
import type { CatalogPageHost } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import type { Cursor } from '../grid/cursor.ts';
import type { FormEdit } from './formField.ts';
import { Lookups } from './lookups.ts';
import { DetailsPane, type DetailActions } from './detailsPane.ts';

/** Milliseconds that the keyboard rests on a cell before all about it is asked for. */
const rest = 80;

export interface MessagePaneParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogPageHost;
  readonly cursor: Cursor;
  readonly actions: Omit<DetailActions, 'use' | 'forms'>;
  readonly tried: (work: () => Promise<unknown>) => Promise<void>;
  readonly say: (text: string) => void;
  /** A text was written by the pane. */
  readonly saved: () => void;
}

/** Keeps the pane with all about a message on the message of the keyboard. */
export class MessagePane {
  readonly #parts: MessagePaneParts;
  readonly #pane: DetailsPane;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: MessagePaneParts) {
    this.#parts = parts;
    const use = (text: string) => void this.#use(text);
    const forms = {
      save: (edit: FormEdit) => this.#saveForm(edit),
      check: ({ row, after }: FormEdit) => this.#check(row, after),
    };
    const actions = { ...parts.actions, use, forms };
    this.#pane = new DetailsPane(parts.texts, actions, new Lookups(parts));
  }

  get element(): HTMLElement {
    return this.#pane.element;
  }

  /** Shows the message of the keyboard once that rests. */
  follow(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#show(), rest);
  }

  /** Uses a match of the cell of the keyboard, by its number. */
  async useMatch(number: number): Promise<void> {
    const { cursor } = this.#parts;
    if (!this.#pane.isOf(cursor.cell)) await this.#show();
    const text = this.#pane.isOf(cursor.cell) ? this.#pane.matchAt(number) : undefined;
    if (text !== undefined) await this.#use(text);
  }

  async #show(): Promise<void> {
    const { host, cursor } = this.#parts;
    const { row, locale } = cursor;
    if (row === undefined) return this.#pane.show(null);
    const about = await host.details(row, locale ?? null).catch(() => null);
    if (row === cursor.row && locale === cursor.locale) this.#pane.show(about, { row, locale });
  }

  /** Gives the message that is shown a text in the place of the one that is shown. */
  async #use(after: string): Promise<void> {
    const { shown } = this.#pane;
    if (shown === undefined) return;
    const { row, locale, text: before } = shown;
    const { host, tried, saved } = this.#parts;
    await tried(async () => {
      await host.edit({ row, locale, before, after, reviewedFor: null });
      saved();
    });
  }

  async #check(row: number, text: string): Promise<readonly ShownFinding[]> {
    const { shown } = this.#pane;
    return shown === undefined ? [] : this.#parts.host.check(row, shown.locale, text);
  }

  /** The keyboard stays where it is. */
  async #saveForm({ row, before, after }: FormEdit): Promise<boolean> {
    const { host, tried, say, texts } = this.#parts;
    const { shown } = this.#pane;
    if (shown === undefined) return false;
    const { locale } = shown;
    let isSaved = false;
    await tried(async () => {
      await host.edit({ row, locale, before, after, reviewedFor: null });
      isSaved = true;
      say(texts.saved);
    });
    return isSaved;
  }
}
