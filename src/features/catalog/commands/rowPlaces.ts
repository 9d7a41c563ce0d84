import * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { History } from '../../../project/changes/history.ts';
import type { TableChanges } from '../../../project/table/tableChanges.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { CatalogModel, Owner } from '../model/catalogModel.ts';

/** What acts of the table work with. */
export interface CommandContext {
  readonly model: CatalogModel;
  readonly changes: TableChanges<OpenProposal>;
  readonly history: History;
  readonly places: RowPlaces;
  /** The messages that were on screen. */
  readonly seen: ReadonlySet<number>;
}

/** Where the messages of the table are, by the names that the page has for them. */
export class RowPlaces {
  readonly #model: CatalogModel;

  constructor(model: CatalogModel) {
    this.#model = model;
  }

  /** @throws {UserError} where the message is gone */
  row(handle: number): TableRow {
    const row = this.#model.table.row(handle);
    if (row === undefined) throw isGone();
    return row;
  }

  owner({ section }: Pick<TableRow, 'section'>): Owner {
    const owner = this.#model.ownerOf(section);
    if (owner === undefined) throw isGone();
    return owner;
  }

  folder(row: Pick<TableRow, 'section'>): vscode.WorkspaceFolder {
    return this.owner(row).folder;
  }

  /** @throws {UserError} where it is not known yet how one of these messages stands in a locale */
  requireRead(rows: readonly TableRow[], locale: string): void {
    if (rows.some((row) => row.section.isAwaited(row, locale))) throw isStillRead();
  }

  /** Only of a locale that the file of the message is translated into: no page can name another one. */
  target(row: TableRow, locale: string) {
    const { set, locales } = row.section;
    if (!locales.includes(locale)) throw isGone();
    return { folder: this.folder(row), set, locale };
  }
}

const isStillRead = () => hint(vscode.l10n.t('Files are still being read. Try again in a moment.'));

const isGone = () => hint(vscode.l10n.t('This message is no longer in its file.'));
