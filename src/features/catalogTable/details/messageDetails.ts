import type * as vscode from 'vscode';
import type { KnownDictionaries } from '../../../platform/account/knownDictionaries.ts';
import type { CatalogDetails, CatalogDetailsHost } from '../../../protocol/catalogDetails.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { cellDetails } from './cellDetails.ts';
import { FolderMemories } from './folderMemories.ts';

/** Tells the page of a catalog all about one message. */
export class MessageDetails implements CatalogDetailsHost, vscode.Disposable {
  readonly #model: CatalogModel;
  readonly #dictionaries: KnownDictionaries;
  readonly #memories = new FolderMemories();

  constructor(model: CatalogModel, dictionaries: KnownDictionaries) {
    this.#model = model;
    this.#dictionaries = dictionaries;
  }

  async details(handle: number, locale: string | null): Promise<CatalogDetails | null> {
    const row = this.#model.table.row(handle);
    if (row === undefined) return null;
    const [model, memories, dictionaries] = [this.#model, this.#memories, this.#dictionaries];
    return cellDetails({ model, memories, dictionaries }, row, locale ?? undefined);
  }

  dispose(): void {
    this.#memories.dispose();
  }
}
