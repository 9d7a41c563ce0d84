import type { CatalogSummary, keyActs, LineView, SeenCell } from '../../../protocol/catalog.ts';
import type { CatalogDetails, CatalogPageHost } from '../../../protocol/catalogDetails.ts';
import type { Column, GridPlace } from './columns.ts';
import { Cursor } from './cursor.ts';
import { LineCache } from './lineCache.ts';
import { RowSelection } from './rowSelection.ts';
import { TypedTexts, type KeptTexts } from './typedTexts.ts';

/** What of the state is another one now: `moved` is the keyboard, `details` is what is known of its message. */
export type Change = 'summary' | 'lines' | 'moved' | 'selected' | 'typed' | 'details';

/** How a move changes what is selected: `extend` selects all between there and here. */
export type SelectionMove = 'only' | 'extend' | 'toggle';

/** What is known of a message; in a locale, where the keyboard was in the column of one. */
export interface AboutMessage {
  readonly row: number;
  readonly locale: string | undefined;
  /** Nothing for a message that is gone. */
  readonly details: CatalogDetails | null;
}

/** What the state asks of the host. */
type StateHost = Pick<CatalogPageHost, 'lines' | 'lineOf' | 'unfinished' | 'rows' | 'details'>;

/** All that the page of the catalog knows. What is shown follows from it: each change is told, and drawn then. */
export class CatalogState {
  readonly lines: LineCache;
  readonly cursor: Cursor;
  readonly selection: RowSelection;
  readonly typed: TypedTexts;
  /** How often the person has gone elsewhere by pointer, which waits for nothing. */
  presses = 0;
  readonly #host: StateHost;
  readonly #changed: (change: Change, takes?: boolean) => void;
  /** The messages that were on screen, and those of them that the host was not told of yet. */
  readonly #seen = new Set<number>();
  readonly #news = new Set<number>();
  #summary: CatalogSummary | undefined;
  #about: AboutMessage | undefined;

  /** @param changed hears of each change; `takes` says whether a keyboard that has moved comes along from elsewhere */
  constructor(
    host: StateHost,
    kept: Partial<KeptTexts>,
    changed: (change: Change, takes?: boolean) => void,
  ) {
    this.#host = host;
    this.#changed = changed;
    this.lines = new LineCache(host, () => {
      this.cursor.arrived();
      changed('lines');
    });
    this.cursor = new Cursor(this.lines, host, (takes) => changed('moved', takes));
    this.selection = new RowSelection(host, () => changed('selected'));
    this.typed = new TypedTexts(kept, () => changed('typed'));
  }

  saw(line: LineView | undefined): void {
    if (line === undefined || !('row' in line) || this.#seen.has(line.row)) return;
    this.#seen.add(line.row);
    this.#news.add(line.row);
  }

  /** The messages that came on screen since this was last asked. */
  takeSeen(): readonly number[] {
    const news = [...this.#news];
    this.#news.clear();
    return news;
  }

  /** Nothing until the host has first told what there is. */
  get summary(): CatalogSummary | undefined {
    return this.#summary;
  }

  /** What is known of the message of the keyboard, or still of the one before. */
  get about(): AboutMessage | undefined {
    return this.#about;
  }

  /** The cell that is known, and its text; nothing where that is not one of a locale. */
  get known(): { readonly seen: SeenCell; readonly text: string | null } | undefined {
    const { row, locale, details } = this.#about ?? {};
    if (row === undefined || locale === undefined || !details?.cell) return undefined;
    const { text, mark } = details.cell;
    return { seen: { row, locale, mark }, text };
  }

  /** Whether that is the cell of the keyboard. */
  get knowsCell(): boolean {
    return this.known !== undefined && this.cursor.isOn(this.known.seen);
  }

  /** Takes what the host tells of now, in these columns; what it has told before something newer is over. */
  take(now: CatalogSummary, columns: readonly Column[]): void {
    if (this.#summary !== undefined && now.version < this.#summary.version) return;
    this.#summary = now;
    this.lines.restart(now.version, now.first);
    this.cursor.show(now.lines, columns);
    this.#changed('summary');
  }

  /**
   * Goes to a place. What is selected stays only along its line, unless the move selects something itself.
   *
   * @returns the range that is asked for, if one is
   */
  move(place: GridPlace, how: SelectionMove): Promise<void> | undefined {
    const { row: from, place: before } = this.cursor;
    this.cursor.go(place);
    const { row, place: now } = this.cursor;
    if (how === 'toggle') this.selection.toggle(row);
    else if (now.line === before.line) return undefined;
    else if (how === 'extend') return this.selection.extend(from, row);
    else this.selection.clear();
    return undefined;
  }

  /**
   * The messages that several can be done with at once: those that are selected, or (`null`) all that are shown.
   *
   * @throws where a range that was asked for is not known: it must not pass for nothing, which means all
   */
  async chosen(): Promise<readonly number[] | null> {
    await this.selection.settled;
    const { rows } = this.selection;
    return rows.size > 0 ? [...rows] : null;
  }

  /** The messages whose keys are changed: the one of the keyboard; all that are selected can be deleted. */
  keysFor(act: (typeof keyActs)[number]): readonly number[] {
    const { selection, cursor } = this;
    if (act === 'delete' && selection.rows.size > 0) return [...selection.rows];
    return cursor.row === undefined ? [] : [cursor.row];
  }

  /** Asks for all about the message of the keyboard. */
  async look(): Promise<void> {
    const { row, locale } = this.cursor;
    const details =
      row === undefined ? null : await this.#host.details(row, locale ?? null).catch(() => null);
    if (row !== this.cursor.row || locale !== this.cursor.locale) return;
    this.#about = row === undefined ? undefined : { row, locale, details };
    this.#changed('details');
  }
}
