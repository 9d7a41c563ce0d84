import * as vscode from 'vscode';
import { runYielding } from '../../../resources/cooperative.ts';
import { formatFor, parsedFileInSteps } from '../../../resources/formats/formats.ts';
import { textDirection } from '../../../resources/textDirection.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import { format } from '../../../texts/format.ts';
import { plainText, uiPath } from '../../../texts/uiText.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import { type TextChange, textHistory } from '../../../project/table/textHistory.ts';
import type {
  CatalogDetails,
  CatalogDetailsHost,
  MessageName,
  ChangeView,
  HistoryView,
  KeyUsagesView,
} from '../../../protocol/catalogDetails.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { RowPlaces } from '../commands/rowPlaces.ts';
import { cellDetails } from './cellDetails.ts';
import { codeUsages, type CodeUsage } from './codeUsages.ts';
import { FolderMemories } from './folderMemories.ts';
import { gitHistory } from './gitHistory.ts';
import { MemorySegments } from './memorySegments.ts';

/** Characters of an earlier text and code points of a line that are shown. */
const [textLength, lineLength] = [1_000, 200];

/** Tells the page of a catalog all about one message. */
export class MessageDetails implements CatalogDetailsHost, vscode.Disposable {
  readonly #model: CatalogModel;
  readonly #dictionaries: Connection['dictionaries'];
  readonly #places: RowPlaces;
  readonly #local = new FolderMemories();
  readonly #service: MemorySegments;
  readonly #listener: vscode.Disposable;
  #running: AbortController | undefined;
  #found: readonly CodeUsage[] = [];

  /** @param learned is called when more is known than the page was told */
  constructor(model: CatalogModel, connection: Connection, learned: () => void) {
    this.#model = model;
    this.#dictionaries = connection.dictionaries;
    this.#service = new MemorySegments(() => connection.service(), learned);
    this.#listener = connection.onDidChange(() => this.#service.forgetAll());
    this.#places = new RowPlaces(model);
  }

  async details(handle: number, locale: string | null): Promise<CatalogDetails | null> {
    const row = this.#model.table.row(handle);
    if (row === undefined) return null;
    if (locale !== null) await this.#model.catchUp(row.section, locale);
    const [model, dictionaries] = [this.#model, this.#dictionaries];
    const memories = { local: this.#local, service: this.#service };
    return cellDetails({ model, memories, dictionaries }, row, locale ?? undefined);
  }

  async rowNamed({ section: name, id }: MessageName, locale: string): Promise<number | null> {
    const row = this.#model.table.sections.find((one) => one.name === name)?.rowOf(id);
    const isKnown = row !== undefined && row.section.cell(row, locale) !== undefined;
    return isKnown ? row.handle : null;
  }

  async usages(handle: number): Promise<KeyUsagesView | null> {
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

  async history(handle: number, locale: string | null): Promise<HistoryView | null> {
    const row = this.#places.row(handle);
    const folder = this.#places.folder(row);
    const direction = textDirection(locale ?? row.section.set.source.locale);
    return this.#stoppable(async (signal) => {
      const found = await messageHistory(folder, row, locale ?? undefined, signal);
      if (found === undefined) return null;
      const changes = found.changes.map((change) => ({ ...changeView(change), direction }));
      return { changes, isCut: found.isCut };
    });
  }

  async stop(): Promise<null> {
    this.#running?.abort();
    return null;
  }

  dispose(): void {
    this.#running?.abort();
    this.#local.dispose();
    this.#listener.dispose();
    this.#service.forgetAll();
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

function changeView({ text, author, date, title }: TextChange): Omit<ChangeView, 'direction'> {
  return {
    text: text?.slice(0, textLength) ?? null,
    author: plainText(author),
    date: date === undefined ? '' : format.date(date),
    title: plainText(title),
  };
}

/** The commits that changed the text of a message in a locale, or in the source; nothing where there is no Git. */
async function messageHistory(
  folder: vscode.WorkspaceFolder,
  { section: { set }, path, source }: TableRow,
  locale: string | undefined,
  signal: AbortSignal,
) {
  const file = locale === undefined ? set.source.path : set.targetPath(locale);
  const history = await gitHistory(vscode.Uri.joinPath(folder.uri, file));
  if (history === undefined) return undefined;
  const format = formatFor(set.format, locale ?? set.source.locale, locale ? undefined : 'source');
  const read = async (text: string) => {
    const parsed = await runYielding(parsedFileInSteps(format, text));
    return parsed?.get(locale === undefined ? source.path : path)?.value;
  };
  return textHistory(history, read, signal);
}
