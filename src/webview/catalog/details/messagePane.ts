import type { SeenCell } from '../../../protocol/catalog.ts';
import type { CatalogPageHost } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import type { Cursor, EditedCell } from '../grid/cursor.ts';
import type { LostText } from '../keptText.ts';
import type { FormEdit } from './formField.ts';
import { Lookups } from './lookups.ts';
import { DetailsPane, type DetailActions, type ShownCellText } from './detailsPane.ts';

/** Milliseconds that the keyboard rests on a cell before all about it is asked for. */
const rest = 80;

export interface MessagePaneParts {
  readonly texts: CatalogTexts;
  readonly host: CatalogPageHost;
  readonly cursor: Cursor;
  readonly edit: (cell: EditedCell) => void;
  readonly judge: (how: 'accept' | 'reject', seen: SeenCell) => void;
  readonly tried: (work: () => Promise<unknown>) => Promise<void>;
  readonly say: (text: string) => void;
  /** A text was written by the pane. */
  readonly saved: () => void;
  /** What was typed into the pane is there, and could not be saved. */
  readonly refused: () => void;
  /** What was typed into the pane has no place there any more. */
  readonly lost: (what: LostText) => void;
}

/**
 * Keeps the pane with all about a message on the message of the keyboard. What is done in the pane is done with the message
 * that it shows, which may still be the one before.
 */
export class MessagePane {
  readonly #parts: MessagePaneParts;
  readonly #pane: DetailsPane;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: MessagePaneParts) {
    this.#parts = parts;
    this.#pane = new DetailsPane(parts.texts, this.#actions(), new Lookups(parts));
  }

  #actions(): DetailActions {
    const { host, edit, judge } = this.#parts;
    return {
      edit: () => this.#onShown(edit),
      accept: () => this.#onShown((shown) => judge('accept', seenOf(shown))),
      reject: () => this.#onShown((shown) => judge('reject', seenOf(shown))),
      use: (text) => void this.#use(text),
      translate: () => this.#onShown(({ row, locale }) => host.translate([row], locale)),
      ignore: (code) => this.#onShown(({ row, locale }) => host.ignore(row, locale, code)),
      reveal: () => void this.#reveal(),
      forms: {
        save: (typed) => this.#saveForm(typed),
        check: ({ row, locale, after }) => host.check(row, locale, after),
        refused: this.#parts.refused,
        lost: this.#parts.lost,
      },
    };
  }

  #onShown(work: (shown: ShownCellText) => unknown): void {
    const { shown } = this.#pane;
    if (shown !== undefined) void this.#parts.tried(async () => work(shown));
  }

  async #reveal(): Promise<void> {
    const { of } = this.#pane;
    const { host, tried } = this.#parts;
    if (of !== undefined) await tried(() => host.reveal(of.row, of.locale ?? null));
  }

  get element(): HTMLElement {
    return this.#pane.element;
  }

  /** What is typed into it and could not be saved. */
  get refused(): readonly LostText[] {
    return this.#pane.refused;
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

  /** The keyboard stays where it is. */
  async #saveForm({ row, locale, before, after }: FormEdit): Promise<boolean> {
    const { host, tried, say, texts } = this.#parts;
    let isSaved = false;
    await tried(async () => {
      await host.edit({ row, locale, before, after, reviewedFor: null });
      isSaved = true;
      say(texts.saved);
    });
    return isSaved;
  }
}

const seenOf = ({ row, locale, mark }: ShownCellText): SeenCell => ({ row, locale, mark });
