import type * as vscode from 'vscode';
import type { CatalogDetails, CatalogDetailsHost } from '../../../protocol/catalogDetails.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { cellDetails } from './cellDetails.ts';
import { FolderMemories } from './folderMemories.ts';

/** Tells the page of a catalog all about one message. */
export class MessageDetails implements CatalogDetailsHost, vscode.Disposable {
  readonly #model: CatalogModel;
  readonly #memories = new FolderMemories();

  constructor(model: CatalogModel) {
    this.#model = model;
  }

  async details(handle: number, locale: string | null): Promise<CatalogDetails | null> {
    const row = this.#model.table.row(handle);
    if (row === undefined) return null;
    const sources = { model: this.#model, memories: this.#memories };
    return cellDetails(sources, row, locale ?? undefined);
  }

  dispose(): void {
    this.#memories.dispose();
  }
}
