import * as vscode from 'vscode';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { PatternError } from '../../project/table/tableFilter.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { KeyRequest } from '../../platform/ui/requests.ts';
import type { Services } from '../../platform/services.ts';
import type {
  CatalogSummary,
  CatalogView,
  FindingView,
  LineView,
  LinesView,
} from '../../protocol/catalog.ts';
import { nextUnfinished } from '../../project/table/tableLines.ts';
import { formatFor } from '../../resources/formats/formats.ts';
import { selectMessage } from '../../platform/workspace/selectMessage.ts';
import { History } from '../../project/changes/history.ts';
import { affectedRows } from '../../project/table/affectedRows.ts';
import { catalogChanges } from './commands/catalogChanges.ts';
import { exportShown } from './commands/exportShown.ts';
import { pasteColumn } from './commands/pasteColumn.ts';
import { CatalogRequests } from './commands/catalogRequests.ts';
import { CellCommands } from './commands/cellCommands.ts';
import { RowCommands } from './commands/rowCommands.ts';
import { RowPlaces, type CommandContext } from './commands/rowPlaces.ts';
import { CatalogModel } from './model/catalogModel.ts';
import { textFindingViews } from './details/cellFindings.ts';
import { lineView, localeView } from './page/lineViews.ts';
import type { PendingReveal } from './pendingReveal.ts';

/** Files that are named as left out. */
const mostRefused = 20;

/** Lines that come with a summary: as many as a high window shows. */
const firstLines = 40;

/** One open catalog: answers its page. */
export class CatalogSession implements vscode.Disposable {
  readonly model: CatalogModel;
  /** What can be done with one message, and with several. */
  readonly cellActs: CellCommands;
  readonly rowActs: RowCommands;
  /** What other features do for it. */
  readonly requests: CatalogRequests;
  readonly #parts: CommandContext;
  readonly #wanted: PendingReveal;
  readonly #seen = new Set<number>();
  #version = 0;
  #badPattern = '';
  /** The page has no lines of the view yet. */
  #isNew = true;

  constructor(
    services: Pick<Services, 'status' | 'lists' | 'proposals' | 'records'>,
    wanted: PendingReveal,
  ) {
    const { status, lists, proposals, records } = services;
    this.model = new CatalogModel(status, lists, proposals);
    this.#wanted = wanted;
    const places = new RowPlaces(this.model);
    const changes = catalogChanges(places, { status, proposals, records });
    const { model } = this;
    this.#parts = { model, changes, history: new History(), places, seen: this.#seen };
    this.cellActs = new CellCommands(this.#parts);
    this.rowActs = new RowCommands(this.#parts);
    this.requests = new CatalogRequests(this.#parts);
  }

  /** What there is now, under a new version. */
  summary(): CatalogSummary {
    const go = this.#go();
    return catalogSummary(this.model, {
      version: ++this.#version,
      badPattern: this.#badPattern,
      first: this.#first(),
      go,
    });
  }

  async show(view: CatalogView): Promise<CatalogSummary> {
    const { order, hidden, ...asked } = view;
    const filter = { ...asked, locale: view.locale ?? undefined };
    this.#badPattern = '';
    this.#isNew = true;
    try {
      await this.model.show({ filter, order }, hidden);
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      this.#badPattern = patternProblemText(error);
    }
    return this.summary();
  }

  async lines(from: number, to: number): Promise<LinesView> {
    return { version: this.#version, from, lines: this.#shown(from, to) };
  }

  async check(handle: number, locale: string, text: string): Promise<readonly FindingView[]> {
    const { source, section } = this.#parts.places.row(handle);
    return textFindingViews(source, text, section.pairPlace(locale));
  }

  async rows(ends: readonly [number, number] | null): Promise<readonly number[]> {
    const { lines } = this.model;
    const places = ends?.map((handle) => this.#lineOf(handle) ?? -1) ?? [0, lines.length];
    const [from, to] = [Math.min(...places), Math.max(...places)];
    if (from < 0) return [];
    return affectedRows(lines.slice(from, to + 1), null).map(({ handle }) => handle);
  }

  async exportShown(): Promise<string> {
    return exportShown(this.#parts);
  }

  async paste(handle: number, locale: string, text: string): Promise<string> {
    return pasteColumn(this.#parts, this.rowActs, { handle, locale, text });
  }

  async undo(): Promise<string> {
    if (await this.#parts.history.undo()) return vscode.l10n.t('The last change was undone.');
    throw hint(vscode.l10n.t('There is nothing to undo in the catalog.'));
  }

  async redo(): Promise<string> {
    if (await this.#parts.history.redo()) return vscode.l10n.t('The change was made again.');
    throw hint(vscode.l10n.t('There is nothing to redo in the catalog.'));
  }

  async unfinished(
    { row, line }: { readonly row: number | null; readonly line: number },
    locale: string,
    step: 1 | -1,
  ): Promise<{ readonly row: number; readonly line: number } | null> {
    const { lines } = this.model;
    const from = (row === null ? null : this.#lineOf(row)) ?? line;
    const found = nextUnfinished(lines, from, { locale, step });
    // What was not read yet may be unfinished.
    if (found === undefined) this.#parts.places.requireRead(affectedRows(lines, null), locale);
    const next = found === undefined ? undefined : lines[found];
    return next?.kind === 'row' ? { row: next.row.handle, line: found ?? 0 } : null;
  }

  /** Changes keys; the keyboard goes to one that was added. */
  async changeKeys(kind: KeyRequest, handles: readonly number[]): Promise<null> {
    const added = await this.requests.changeKeys(kind, handles);
    if (added !== undefined) this.#wanted.ask(added);
    return null;
  }

  async lineOf(handle: number): Promise<number | null> {
    return this.#lineOf(handle);
  }

  async saw(rows: readonly number[]): Promise<null> {
    for (const row of rows) this.#seen.add(row);
    return null;
  }

  async went(): Promise<null> {
    this.#wanted.clear();
    return null;
  }

  /** Opens the file of a message in a locale, or its source file, with the cursor on its text, beside the catalog's tab. */
  async reveal(handle: number, locale: string | null): Promise<null> {
    const row = this.#parts.places.row(handle);
    const { section, path, source } = row;
    const { set } = section;
    const file = locale === null ? set.source.path : set.targetPath(locale);
    const uri = vscode.Uri.joinPath(this.#parts.places.folder(row).uri, file);
    const document = await vscode.workspace.openTextDocument(uri);
    const editor = await vscode.window.showTextDocument(document, { preview: false });
    const format = formatFor(
      set.format,
      locale ?? set.source.locale,
      locale ? undefined : 'source',
    );
    selectMessage(editor, format, locale ? path : source.path);
    return null;
  }

  dispose(): void {
    this.model.dispose();
  }

  #first(): readonly LineView[] {
    const first = this.#isNew ? this.#shown(0, firstLines) : [];
    if (first.length > 0) this.#isNew = false;
    return first;
  }

  #shown(from: number, to: number): readonly LineView[] {
    const { lines, locales } = this.model;
    return lines.slice(from, to).map((line) => lineView(line, locales));
  }

  #go(): CatalogSummary['go'] {
    const wanted = this.#wanted.find((place) => this.model.find(place));
    if (wanted === undefined) return null;
    const { row, locale, among = null } = wanted;
    const line = this.#lineOf(row.handle);
    return { row: row.handle, line, locale: locale ?? null, among };
  }

  #lineOf(handle: number): number | null {
    const line = this.model.lines.findIndex(
      (one) => one.kind === 'row' && one.row.handle === handle,
    );
    return line < 0 ? null : line;
  }
}

/** What the model holds now, counted. */
function catalogSummary(
  model: CatalogModel,
  session: Pick<CatalogSummary, 'version' | 'badPattern' | 'first' | 'go'>,
): CatalogSummary {
  const { table, lines, isReading, isChecking, refused } = model;
  const sources = [...new Set(table.sections.map(({ set }) => set.source.locale))];
  const [source] = sources;
  return {
    ...session,
    lines: lines.length,
    shown: lines.filter(({ kind }) => kind === 'row').length,
    all: table.sections.reduce((sum, { rows }) => sum + rows.length, 0),
    source: source === undefined || sources.length > 1 ? null : localeView(source),
    locales: table.locales.map(localeView),
    counts: table.counts(model.locale),
    isReading,
    isChecking,
    refused: refused.slice(0, mostRefused).map(({ error, folder }) => {
      const uriOf = (path: string) => vscode.Uri.joinPath(folder.uri, path);
      return describeError(inWords(error, uriOf)).message;
    }),
  };
}

/** Why nothing is looked for by what somebody has typed. */
function patternProblemText({ problem }: PatternError): string {
  return problem === 'syntax'
    ? vscode.l10n.t('This is not a regular expression.')
    : vscode.l10n.t('This pattern repeats too much, and would take too long. Repeat fewer times.');
}
