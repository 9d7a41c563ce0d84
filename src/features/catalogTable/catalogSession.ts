import * as vscode from 'vscode';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { quantity } from '../../platform/ui/text/quantity.ts';
import { hint } from '../../platform/ui/userError.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import type { FolderLists } from '../../platform/workspace/folderLists.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type {
  CatalogDetails,
  CatalogHost,
  CatalogSummary,
  CatalogView,
  ShownFinding,
  ShownLines,
  TypedText,
} from '../../protocol/catalog.ts';
import { nextUnfinished } from '../../project/table/tableLines.ts';
import type { TableRow } from '../../project/table/tableSection.ts';
import { acceptable } from '../../project/review/acceptable.ts';
import { CatalogEdits, type AcceptedPlace, type TargetPlace } from './catalogEdits.ts';
import { CatalogHistory } from './catalogHistory.ts';
import { CatalogModel } from './catalogModel.ts';
import { cellDetails, shownFinding, textFindings } from './cellDetails.ts';
import { revealMessage } from './revealMessage.ts';
import { shownLine, shownLocale } from './shownTable.ts';
import type { WantedMessage } from './wantedMessage.ts';

/** One open catalog: answers its page. */
export class CatalogSession implements CatalogHost, vscode.Disposable {
  readonly model: CatalogModel;
  readonly #edits: CatalogEdits;
  readonly #history = new CatalogHistory();
  #version = 0;
  #isBadPattern = false;

  readonly #wanted: WantedMessage;

  constructor(status: WorkspaceStatus, lists: FolderLists, wanted: WantedMessage) {
    this.model = new CatalogModel(status, lists);
    this.#wanted = wanted;
    this.#edits = new CatalogEdits(status);
  }

  /** What there is now, under a new version. */
  summary(): CatalogSummary {
    const { table, lines, isReading, isChecking, refused } = this.model;
    const sources = [...new Set(table.sections.map(({ set }) => set.source.locale))];
    const [source] = sources;
    return {
      version: ++this.#version,
      lines: lines.length,
      shown: lines.filter(({ kind }) => kind === 'row').length,
      all: table.sections.reduce((sum, { rows }) => sum + rows.length, 0),
      source: source === undefined || sources.length > 1 ? null : shownLocale(source),
      locales: table.locales.map(shownLocale),
      counts: table.counts(this.model.locale),
      isReading,
      isChecking,
      refused: refused.slice(0, 20).map(({ error, folder }) => {
        const uriOf = (path: string) => vscode.Uri.joinPath(folder.uri, path);
        return describeError(inWords(error, uriOf)).message;
      }),
      isBadPattern: this.#isBadPattern,
      go: this.#go(),
    };
  }

  async show(view: CatalogView): Promise<CatalogSummary> {
    const { states, withProblems, text, in: place, isPattern, order, hidden } = view;
    const locale = view.locale ?? undefined;
    const filter = { states, withProblems, locale, text, in: place, isPattern };
    this.#isBadPattern = false;
    try {
      await this.model.show({ filter, order }, hidden);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#isBadPattern = true;
    }
    return this.summary();
  }

  async lines(from: number, to: number): Promise<ShownLines> {
    const { lines, locales } = this.model;
    const shown = lines.slice(from, to).map((line) => shownLine(line, locales));
    return { version: this.#version, from, lines: shown };
  }

  async details(handle: number, locale: string | null): Promise<CatalogDetails | null> {
    const row = this.model.table.row(handle);
    return row === undefined ? null : cellDetails(this.model, row, locale ?? undefined);
  }

  async check(handle: number, locale: string, text: string): Promise<readonly ShownFinding[]> {
    const { source, section } = this.#row(handle);
    return textFindings(source.value, text, section.set, locale).map(shownFinding);
  }

  async edit({ row: handle, locale, before, after, isReviewed }: TypedText): Promise<null> {
    const row = this.#row(handle);
    const place = this.#place(row, locale);
    const edit = { path: row.path, before: before ?? undefined, after };
    if ((before ?? '') !== after) await this.#history.run(this.#edits.edit(place, edit));
    if (!isReviewed || after === '') return null;
    const step = this.#edits.accept([{ ...place, ids: new Set([row.id]) }]);
    if ((before ?? '') === after) await this.#history.run(step);
    else await this.#history.extend(step);
    return null;
  }

  async accept(handle: number, locale: string): Promise<null> {
    const row = this.#row(handle);
    const state = row.section.cell(row, locale)?.state;
    if (state === undefined || state === 'missing' || state === 'none') throw nothingToAccept();
    if (state === 'reviewed') return null;
    const place = { ...this.#place(row, locale), ids: new Set([row.id]) };
    await this.#history.run(this.#edits.accept([place]));
    return null;
  }

  async acceptShown(locale: string): Promise<string> {
    const shown = new Map<TableRow['section'], AcceptedPlace & { readonly ids: Set<string> }>();
    for (const line of this.model.lines) {
      if (line.kind !== 'row') continue;
      const { row } = line;
      if (row.section.cell(row, locale)?.state !== 'unreviewed') continue;
      const known = shown.get(row.section);
      const place = known ?? { ...this.#place(row, locale), ids: new Set<string>() };
      shown.set(row.section, { ...place, ids: place.ids.add(row.id) });
    }
    if (shown.size === 0) throw hint(vscode.l10n.t('Nothing here is unreviewed.'));
    const places: AcceptedPlace[] = [];
    for (const place of shown.values()) {
      const { ids } = await acceptable(await this.#edits.planned(place));
      places.push({ ...place, ids: new Set([...place.ids].filter((id) => ids.has(id))) });
    }
    const sizeOf = (all: Iterable<AcceptedPlace>) =>
      [...all].reduce((sum, { ids }) => sum + ids.size, 0);
    const count = sizeOf(places);
    const left = sizeOf(shown.values()) - count;
    if (count > 0)
      await this.#history.run(this.#edits.accept(places.filter(({ ids }) => ids.size > 0)));
    return left === 0
      ? vscode.l10n.t('Marked as reviewed: {0}', quantity.messages(count))
      : vscode.l10n.t({
          message:
            'Marked as reviewed: {0}. Left as they are because a check finds a problem: {1}.',
          args: [quantity.messages(count), quantity.messages(left)],
          comment: '{0} and {1} are counts of messages, such as "3 messages".',
        });
  }

  async undo(): Promise<string> {
    if (await this.#history.undo()) return vscode.l10n.t('The last change was undone.');
    throw hint(vscode.l10n.t('There is nothing to undo in the catalog.'));
  }

  async redo(): Promise<string> {
    if (await this.#history.redo()) return vscode.l10n.t('The change was made again.');
    throw hint(vscode.l10n.t('There is nothing to redo in the catalog.'));
  }

  async unfinished(line: number, locale: string, step: 1 | -1): Promise<number | null> {
    return nextUnfinished(this.model.lines, line, { locale, step }) ?? null;
  }

  async lineOf(handle: number): Promise<number | null> {
    return this.#lineOf(handle);
  }

  async went(): Promise<null> {
    this.#wanted.clear();
    return null;
  }

  async reveal(handle: number, locale: string | null): Promise<null> {
    const row = this.#row(handle);
    const folder = this.#folder(row);
    await revealMessage(folder, row, locale ?? undefined);
    return null;
  }

  async translate(handle: number, locale: string): Promise<null> {
    const { folder, set } = this.#place(this.#row(handle), locale);
    const uri = vscode.Uri.joinPath(folder.uri, set.targetPath(locale));
    await vscode.commands.executeCommand('glossa.translate.missing', uri);
    return null;
  }

  dispose(): void {
    this.model.dispose();
  }

  #go(): CatalogSummary['go'] {
    const wanted = this.#wanted.find((place) => this.model.find(place));
    if (wanted === undefined) return null;
    const { row, locale } = wanted;
    return { row: row.handle, line: this.#lineOf(row.handle), locale: locale ?? null };
  }

  #lineOf(handle: number): number | null {
    const line = this.model.lines.findIndex(
      (one) => one.kind === 'row' && one.row.handle === handle,
    );
    return line < 0 ? null : line;
  }

  #row(handle: number): TableRow {
    const row = this.model.table.row(handle);
    if (row === undefined) throw hint(vscode.l10n.t('This message is no longer in its file.'));
    return row;
  }

  #folder({ section }: TableRow): vscode.WorkspaceFolder {
    const owner = this.model.ownerOf(section);
    if (owner === undefined) throw hint(vscode.l10n.t('This message is no longer in its file.'));
    return owner.folder;
  }

  /** Only of a locale that the file of the message is translated into: no page can name another one. */
  #place(row: TableRow, locale: string): TargetPlace {
    const { set } = row.section;
    if (!set.targets.some((target) => target.locale === locale)) {
      throw hint(vscode.l10n.t('This message is no longer in its file.'));
    }
    return { folder: this.#folder(row), set, locale };
  }
}

const nothingToAccept = () => hint(vscode.l10n.t('There is no translation to mark as reviewed.'));
