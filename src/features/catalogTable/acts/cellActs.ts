import * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { TypedText } from '../../../protocol/catalog.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { acceptedText, rejectedText } from './actTexts.ts';
import type { CatalogEdits } from './catalogEdits.ts';
import type { CatalogHistory } from './catalogHistory.ts';
import { edited, withoutProblems, type CatalogReview } from './catalogReview.ts';
import type { ActParts } from './rowActs.ts';
import type { RowPlaces } from './rowPlaces.ts';

/** What a person does with one message in one locale, and with all that is proposed. */
export class CellActs {
  readonly #model: CatalogModel;
  readonly #edits: CatalogEdits;
  readonly #review: CatalogReview;
  readonly #history: CatalogHistory;
  readonly #places: RowPlaces;

  constructor({ model, edits, review, history, places }: ActParts) {
    this.#model = model;
    this.#edits = edits;
    this.#review = review;
    this.#history = history;
    this.#places = places;
  }

  async edit({ row: handle, locale, before, after, isReviewed }: TypedText): Promise<null> {
    const row = this.#places.row(handle);
    const proposal = this.#review.of(row, locale);
    if (proposal !== undefined) {
      await this.#editProposal(proposal, after, isReviewed);
      return null;
    }
    const place = this.#places.target(row, locale);
    const edit = { path: row.path, before: before ?? undefined, after };
    if ((before ?? '') !== after) await this.#history.run(this.#edits.edit(place, edit));
    if (!isReviewed || after === '') return null;
    const step = this.#edits.accept([{ ...place, ids: new Set([row.id]) }]);
    if ((before ?? '') === after) await this.#history.run(step);
    else await this.#history.extend(step);
    return null;
  }

  async accept(handle: number, locale: string): Promise<string> {
    const row = this.#places.row(handle);
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
    const place = { ...this.#places.target(row, locale), ids: new Set([row.id]) };
    await this.#history.run(this.#edits.accept([place]));
    return done;
  }

  async reject(handle: number, locale: string): Promise<string> {
    const proposal = this.#review.of(this.#places.row(handle), locale);
    return this.#reject(proposal === undefined ? [] : [proposal]);
  }

  async acceptAll(): Promise<string> {
    const shown = this.#review.shownIn(this.#model);
    const fine = withoutProblems(shown);
    if (fine.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here without a problem.'));
    let left = shown.length;
    await this.#history.run(this.#review.accept(fine, (written) => (left -= written)));
    return acceptedText(shown.length - left, left);
  }

  async rejectAll(): Promise<string> {
    return this.#reject(this.#review.shownIn(this.#model));
  }

  async #reject(proposals: readonly OpenProposal[]): Promise<string> {
    if (proposals.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here.'));
    await this.#history.run(this.#review.reject(proposals));
    return rejectedText(proposals.length);
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
}
