import * as vscode from 'vscode';
import { quantity } from '../../platform/ui/text/quantity.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { FolderLists } from '../../platform/workspace/folderLists.ts';
import type { OpenProposal, OpenProposals } from '../../platform/review/openProposals.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type {
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
import { markedText, shownPlaces, sizeOf } from './acts/acceptShown.ts';
import { CatalogEdits, type AcceptedPlace, type TargetPlace } from './acts/catalogEdits.ts';
import { catalogSummary } from './page/catalogSummary.ts';
import { CatalogHistory } from './acts/catalogHistory.ts';
import { acceptedText, CatalogReview, edited, withoutProblems } from './acts/catalogReview.ts';
import { CatalogModel } from './model/catalogModel.ts';
import { shownFinding, textFindings } from './details/cellDetails.ts';
import { revealMessage } from './acts/revealMessage.ts';
import { shownLine } from './page/shownTable.ts';
import type { WantedMessage } from './wanted/wantedMessage.ts';

/** One open catalog: answers its page. */
export class CatalogSession implements CatalogHost, vscode.Disposable {
  readonly model: CatalogModel;
  readonly #edits: CatalogEdits;
  readonly #review: CatalogReview;
  readonly #history = new CatalogHistory();
  #version = 0;
  #isBadPattern = false;
  readonly #wanted: WantedMessage;

  constructor(
    status: WorkspaceStatus,
    lists: FolderLists,
    proposals: OpenProposals,
    wanted: WantedMessage,
  ) {
    this.model = new CatalogModel(status, lists, proposals);
    this.#review = new CatalogReview(proposals, status);
    this.#wanted = wanted;
    this.#edits = new CatalogEdits(status);
  }

  /** What there is now, under a new version. */
  summary(): CatalogSummary {
    const go = this.#go();
    return catalogSummary(this.model, {
      version: ++this.#version,
      isBadPattern: this.#isBadPattern,
      go,
    });
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

  async check(handle: number, locale: string, text: string): Promise<readonly ShownFinding[]> {
    const { source, section } = this.#row(handle);
    return textFindings(source.value, text, section.set, locale).map(shownFinding);
  }

  async edit({ row: handle, locale, before, after, isReviewed }: TypedText): Promise<null> {
    const row = this.#row(handle);
    const proposal = this.#review.of(row, locale);
    if (proposal !== undefined) {
      await this.#editProposal(proposal, after, isReviewed);
      return null;
    }
    const place = this.#place(row, locale);
    const edit = { path: row.path, before: before ?? undefined, after };
    if ((before ?? '') !== after) await this.#history.run(this.#edits.edit(place, edit));
    if (!isReviewed || after === '') return null;
    const step = this.#edits.accept([{ ...place, ids: new Set([row.id]) }]);
    if ((before ?? '') === after) await this.#history.run(step);
    else await this.#history.extend(step);
    return null;
  }

  async accept(handle: number, locale: string): Promise<string> {
    const row = this.#row(handle);
    const proposal = this.#review.of(row, locale);
    if (proposal !== undefined) {
      await this.#history.run(this.#review.accept([proposal]));
      return acceptedText(1, 0);
    }
    const state = row.section.cell(row, locale)?.state;
    const done = vscode.l10n.t('Marked as reviewed.');
    if (state === 'reviewed') return done;
    if (state === undefined || state === 'missing' || state === 'none')
      throw hint(vscode.l10n.t('There is no translation to mark as reviewed.'));
    const place = { ...this.#place(row, locale), ids: new Set([row.id]) };
    await this.#history.run(this.#edits.accept([place]));
    return done;
  }

  async reject(handle: number, locale: string): Promise<string> {
    const proposal = this.#review.of(this.#row(handle), locale);
    return this.#reject(proposal === undefined ? [] : [proposal]);
  }

  async acceptAll(): Promise<string> {
    const shown = this.#review.shownIn(this.model);
    const fine = withoutProblems(shown);
    if (fine.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here without a problem.'));
    let left = shown.length;
    await this.#history.run(this.#review.accept(fine, (written) => (left -= written)));
    return acceptedText(shown.length - left, left);
  }

  async rejectAll(): Promise<string> {
    return this.#reject(this.#review.shownIn(this.model));
  }

  async acceptShown(locale: string): Promise<string> {
    const shown = shownPlaces(this.model.lines, locale, (row) => this.#place(row, locale));
    if (shown.length === 0) throw hint(vscode.l10n.t('Nothing here is unreviewed.'));
    const places: AcceptedPlace[] = [];
    for (const place of shown) {
      const { ids } = await acceptable(await this.#edits.planned(place));
      places.push({ ...place, ids: new Set([...place.ids].filter((id) => ids.has(id))) });
    }
    const due = places.filter(({ ids }) => ids.size > 0);
    if (due.length > 0) await this.#history.run(this.#edits.accept(due));
    return markedText(sizeOf(due), sizeOf(shown) - sizeOf(due));
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

  async #reject(proposals: readonly OpenProposal[]): Promise<string> {
    if (proposals.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here.'));
    await this.#history.run(this.#review.reject(proposals));
    return vscode.l10n.t('Left as they are: {0}', quantity.messages(proposals.length));
  }

  /** A text that is cleared is rejected. */
  async #editProposal(proposal: OpenProposal, text: string, isAccepted: boolean): Promise<void> {
    const isSame = text === proposal.text;
    if (text === '') await this.#history.run(this.#review.reject([proposal]));
    else if (!isSame) await this.#history.run(this.#review.edit(proposal, text));
    if (!isAccepted || text === '') return;
    const last = isSame ? proposal : edited(proposal, text);
    const step = this.#review.accept([last]);
    await (isSame ? this.#history.run(step) : this.#history.extend(step));
  }

  #go(): CatalogSummary['go'] {
    const wanted = this.#wanted.find((place) => this.model.find(place));
    if (wanted === undefined) return null;
    const { row, locale, isProposed } = wanted;
    const line = this.#lineOf(row.handle);
    return { row: row.handle, line, locale: locale ?? null, isProposed };
  }

  #lineOf(handle: number): number | null {
    const line = this.model.lines.findIndex(
      (one) => one.kind === 'row' && one.row.handle === handle,
    );
    return line < 0 ? null : line;
  }

  #row(handle: number): TableRow {
    const row = this.model.table.row(handle);
    if (row === undefined) throw isGone();
    return row;
  }

  #folder({ section }: TableRow): vscode.WorkspaceFolder {
    const owner = this.model.ownerOf(section);
    if (owner === undefined) throw isGone();
    return owner.folder;
  }

  /** Only of a locale that the file of the message is translated into: no page can name another one. */
  #place(row: TableRow, locale: string): TargetPlace {
    const { set, locales } = row.section;
    if (!locales.includes(locale)) throw isGone();
    return { folder: this.#folder(row), set, locale };
  }
}

const isGone = () => hint(vscode.l10n.t('This message is no longer in its file.'));
