import type { Cooperative } from '../../resources/cooperative.ts';
import type { Message, ResourceFile, KeyPath } from '../../resources/formats/format.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { PlanItem } from '../../resources/plan.ts';
import type { SourceRow } from '../../resources/sourceRow.ts';
import type { ProposedCell, StaleProposal } from './proposedCell.ts';
import { RowIndex } from './rowIndex.ts';
import { problemsIn, type PairPlace } from '../findings/textFindings.ts';
import { factsOf } from '../plan/recentFiles.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import {
  cellOf,
  columnOf,
  movedColumn,
  type EarlierPlace,
  type TableCell,
  type TableColumn,
} from './tableColumn.ts';

/** A message of a source file, in all locales. */
export interface TableRow {
  /** The same as long as the table is open, whatever becomes of its neighbors. */
  readonly handle: number;
  readonly section: TableSection;
  /** Among the rows of its section. */
  readonly place: number;
  readonly path: KeyPath;
  /** `keyId` of the path. */
  readonly id: string;
  /** Of a message that only targets need, the one that it is made from. */
  readonly source: Message;
}

/** The messages of a source file with their texts in every locale, as far as these are known yet. */
export class TableSection {
  /** What the section stands for among others; of its owner. */
  readonly name: string;
  readonly #newHandle: () => number;
  readonly #handles = new Map<string, number>();
  readonly #columns = new Map<string, TableColumn>();
  /** Locales whose files are gone, or cannot be planned. */
  readonly #dropped = new Set<string>();
  /** Messages that only some targets need, by locale. */
  readonly #extras = new Map<string, readonly PlanItem[]>();
  /** By locale and `keyId`. */
  #proposals: ReadonlyMap<string, ReadonlyMap<string, ProposedCell>> = new Map();
  #set: ResourceSet;
  #locales: readonly string[] = [];
  #source: ResourceFile | undefined;
  #index = new RowIndex<TableRow>([]);

  constructor(set: ResourceSet, name: string, newHandle: () => number) {
    this.#set = set;
    this.name = name;
    this.#newHandle = newHandle;
  }

  get set(): ResourceSet {
    return this.#set;
  }

  /** Where the texts of a locale and their sources belong. */
  pairPlace(locale: string): PairPlace {
    return { set: this.#set, source: this.#source, locale };
  }

  /** Those of its target files, and those that something is proposed for. */
  get locales(): readonly string[] {
    return this.#locales;
  }

  /** In the order of the source file; a message that only targets need is after the one that it is made from. */
  get rows(): readonly TableRow[] {
    return this.#index.rows;
  }

  get columns(): Iterable<TableColumn> {
    return this.#columns.values();
  }

  column(locale: string): TableColumn | undefined {
    return this.#columns.get(locale);
  }

  /** Nothing in a locale whose file is not known yet, or cannot be planned. */
  cell(row: TableRow, locale: string): TableCell | undefined {
    const cell = this.written(row, locale);
    if (cell === undefined) return undefined;
    const proposal = this.#proposals.get(locale)?.get(row.id);
    if (proposal === undefined || proposal.source !== row.source.value) return cell;
    if ((proposal.before ?? '') !== (cell.text ?? '')) return cell;
    const { text, findings } = proposal;
    const problems = problemsIn(findings);
    return { state: 'proposed', text, problems, proposed: { before: cell.text, findings } };
  }

  /** What is proposed for a message, but for another source than it has, or for another text than is in the file. */
  staleProposal(row: TableRow, locale: string): StaleProposal | undefined {
    const proposal = this.#proposals.get(locale)?.get(row.id);
    const cell = this.cell(row, locale);
    if (proposal === undefined || cell === undefined) return undefined;
    if (cell.state === 'proposed' || cell.text === proposal.text) return undefined;
    const { text, before = '' } = proposal;
    return { text, of: before === (cell.text ?? '') ? 'source' : 'text' };
  }

  /** Whether the file of a locale was read as long as the section has that locale. */
  hasRead(locale: string): boolean {
    return this.#columns.has(locale) || this.#dropped.has(locale);
  }

  /** Whether it is not known yet how a message stands in a locale, and will be once its file is read. */
  isAwaited(row: TableRow, locale: string): boolean {
    const isKnown = this.written(row, locale) !== undefined || this.#dropped.has(locale);
    return !isKnown && this.#locales.includes(locale);
  }

  /** As the file of the locale has it. */
  written({ place }: TableRow, locale: string): TableCell | undefined {
    const column = this.#columns.get(locale);
    return column && cellOf(column, place);
  }

  /** Shows these proposals and no others; by locale and `keyId`. */
  propose(proposals: ReadonlyMap<string, ReadonlyMap<string, ProposedCell>>): void {
    this.#proposals = proposals;
  }

  /** The rows with a proposed text in a locale. */
  proposedIn(locale: string): readonly TableRow[] {
    return [...(this.#proposals.get(locale)?.keys() ?? [])].flatMap((id) => {
      const row = this.rowOf(id);
      return row && this.cell(row, locale)?.state === 'proposed' ? [row] : [];
    });
  }

  rowOf(id: string): TableRow | undefined {
    const place = this.#index.placeOf(id);
    return place === undefined ? undefined : this.rows[place];
  }

  withHandle(handle: number): TableRow | undefined {
    return this.#index.withHandle(handle);
  }

  /** Goes on with the same source file after files came or went, in these locales. */
  follow(set: ResourceSet, locales: readonly string[]): void {
    this.#set = set;
    this.#locales = locales;
    for (const locale of this.#columns.keys()) if (!locales.includes(locale)) this.drop(locale);
    for (const locale of this.#dropped) if (!locales.includes(locale)) this.#dropped.delete(locale);
  }

  /**
   * Takes the source file as it is now, before its targets are known.
   *
   * @returns whether it is another one than before
   */
  *putSource(source: ResourceFile): Cooperative<boolean> {
    if (this.#source === source) return false;
    const own = yield* factsOf(source).rows();
    this.#layOut(source, own);
    return true;
  }

  /** Takes a target file as it is now; one at a time. */
  *put(target: TargetFile): Cooperative<void> {
    const extras = target.plan.items.filter((item) => !isOwn(item));
    const known = this.#extras.get(target.locale) ?? [];
    const isSame = this.#source === target.source && sameIds(known, extras);
    this.#extras.set(target.locale, extras);
    if (!isSame) this.#layOut(target.source, yield* factsOf(target.source).rows());
    this.#dropped.delete(target.locale);
    yield;
    const column = yield* columnOf(target, this.rows.length, (id) => this.#index.placeOf(id));
    // What the checks said stands until they say something else.
    const problems = this.#columns.get(target.locale)?.problems;
    this.#columns.set(target.locale, { ...column, problems });
  }

  /** Takes what the checks found in the file of a locale; `problems` of a message by `keyId`. */
  putProblems(locale: string, problems: ReadonlyMap<string, number>): void {
    const column = this.#columns.get(locale);
    if (column === undefined) return;
    const counts = new Uint8Array(this.rows.length);
    for (const [id, count] of problems) {
      const place = this.#index.placeOf(id);
      if (place !== undefined) counts[place] = Math.min(count, 255);
    }
    this.#columns.set(locale, { ...column, problems: counts });
  }

  /** Forgets a file that is gone, or that cannot be planned. */
  drop(locale: string): void {
    this.#columns.delete(locale);
    this.#extras.delete(locale);
    this.#dropped.add(locale);
  }

  #layOut(source: ResourceFile, own: readonly SourceRow[]): void {
    this.#source = source;
    const before = this.#index;
    for (const { id, handle } of before.rows) this.#handles.set(id, handle);
    const rows = [...this.#withExtras(own)].map((row, place) => {
      const known = this.#handles.size === 0 ? undefined : this.#handles.get(row.id);
      return new LaidRow(this, place, known ?? this.#newHandle(), row);
    });
    this.#index = new RowIndex(rows);
    if (this.#columns.size === 0) return;
    const places = rows.map(
      (row): EarlierPlace => before.placeOf(row.id) ?? (isOwn(row) ? 'new' : 'newInSome'),
    );
    for (const [locale, column] of this.#columns) {
      this.#columns.set(locale, movedColumn(column, places));
    }
  }

  *#withExtras(own: readonly SourceRow[]): Iterable<SourceRow> {
    const extras = new Map<KeyPath, Map<string, SourceRow>>();
    for (const item of [...this.#extras.values()].flat()) {
      const beside = extras.get(item.source.path) ?? new Map<string, SourceRow>();
      extras.set(item.source.path, beside.set(item.id, item));
    }
    for (const item of own) {
      yield item;
      yield* extras.get(item.source.path)?.values() ?? [];
    }
  }
}

/** Asks for the id of its message only when it is asked for its own. */
class LaidRow implements TableRow {
  readonly section: TableSection;
  readonly place: number;
  readonly handle: number;
  readonly #message: SourceRow;

  constructor(section: TableSection, place: number, handle: number, message: SourceRow) {
    this.section = section;
    this.place = place;
    this.handle = handle;
    this.#message = message;
  }

  get path(): KeyPath {
    return this.#message.path;
  }

  get id(): string {
    return this.#message.id;
  }

  get source(): Message {
    return this.#message.source;
  }
}

/** Whether the source has the message itself. */
const isOwn = ({ path, source }: SourceRow) => path === source.path;

function sameIds(some: readonly PlanItem[], others: readonly PlanItem[]): boolean {
  return some.length === others.length && some.every(({ id }, place) => id === others[place]?.id);
}
