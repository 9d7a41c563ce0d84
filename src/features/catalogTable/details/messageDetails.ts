import * as vscode from 'vscode';
import { textDirection } from '../../../catalog/textDirection.ts';
import type { KnownDictionaries } from '../../../platform/account/knownDictionaries.ts';
import { format } from '../../../platform/ui/text/format.ts';
import { plainText, uiPath } from '../../../platform/ui/text/uiText.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import type { TextChange } from '../../../project/table/textHistory.ts';
import type {
  CatalogDetails,
  CatalogDetailsHost,
  ShownChange,
  ShownHistory,
  ShownUsages,
} from '../../../protocol/catalogDetails.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { RowPlaces } from '../acts/rowPlaces.ts';
import { cellDetails } from './cellDetails.ts';
import { codeUsages, type CodeUsage } from './codeUsages.ts';
import { FolderMemories } from './folderMemories.ts';
import { messageHistory } from './messageHistory.ts';

/** Characters of an earlier text and code points of a line that are shown. */
const [textLength, lineLength] = [1_000, 200];

/** Tells the page of a catalog all about one message. */
export class MessageDetails implements CatalogDetailsHost, vscode.Disposable {
  readonly #model: CatalogModel;
  readonly #dictionaries: KnownDictionaries;
  readonly #places: RowPlaces;
  readonly #memories = new FolderMemories();
  #running: AbortController | undefined;
  #found: readonly CodeUsage[] = [];

  constructor(model: CatalogModel, dictionaries: KnownDictionaries) {
    this.#model = model;
    this.#dictionaries = dictionaries;
    this.#places = new RowPlaces(model);
  }

  async details(handle: number, locale: string | null): Promise<CatalogDetails | null> {
    const row = this.#model.table.row(handle);
    if (row === undefined) return null;
    const [model, memories, dictionaries] = [this.#model, this.#memories, this.#dictionaries];
    return cellDetails({ model, memories, dictionaries }, row, locale ?? undefined);
  }

  async usages(handle: number): Promise<ShownUsages | null> {
    const row = this.#places.row(handle);
    const { folder, project } = this.#places.owner(row);
    return this.#stoppable(async (signal) => {
      const { usages, isCut } = await codeUsages(folder, row.path, project.sets, signal);
      this.#found = usages;
      const shown = usages.map(({ uri, line, text }) => ({
        file: uiPath(pathIn(folder, uri)),
        line: line + 1,
        text: plainText(text, lineLength),
      }));
      return { usages: shown, isCut };
    });
  }

  async openUsage(place: number): Promise<null> {
    const found = this.#found[place];
    if (found === undefined) return null;
    const { uri, line, start, length } = found;
    const selection = new vscode.Range(line, start, line, start + length);
    await vscode.window.showTextDocument(uri, { preview: false, selection });
    return null;
  }

  async history(handle: number, locale: string | null): Promise<ShownHistory | null> {
    const row = this.#places.row(handle);
    const folder = this.#places.folder(row);
    const direction = textDirection(locale ?? row.section.set.source.locale);
    return this.#stoppable(async (signal) => {
      const found = await messageHistory(folder, row, locale ?? undefined, signal);
      if (found === undefined) return null;
      const changes = found.changes.map((change) => ({ ...shownChange(change), direction }));
      return { changes, isCut: found.isCut };
    });
  }

  async stop(): Promise<null> {
    this.#running?.abort();
    return null;
  }

  dispose(): void {
    this.#running?.abort();
    this.#memories.dispose();
  }

  /** One at a time; nothing where it was stopped. */
  async #stoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    try {
      return await work(running.signal);
    } catch (error) {
      if (running.signal.aborted) return null;
      throw error;
    }
  }
}

function shownChange({ text, author, date, title }: TextChange): Omit<ShownChange, 'direction'> {
  return {
    text: text?.slice(0, textLength) ?? null,
    author: plainText(author),
    date: date === undefined ? '' : format.date(date),
    title: plainText(title),
  };
}
