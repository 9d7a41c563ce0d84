import * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { TypedText } from '../../../protocol/catalog.ts';
import { acceptedText } from './actTexts.ts';
import { edited, withoutProblems } from './catalogReview.ts';
import { inTurn } from './catalogHistory.ts';
import { reject } from './reject.ts';
import type { ActParts } from './actParts.ts';

/** What a person does with one message in one locale, and with all that is proposed. */
export class CellActs {
  readonly #parts: ActParts;

  constructor(parts: ActParts) {
    this.#parts = parts;
  }

  async edit({ row: handle, locale, before, after, isReviewed }: TypedText): Promise<null> {
    const { edits, review, history, places } = this.#parts;
    const row = places.row(handle);
    places.requireRead([row], locale);
    const proposal = review.of(row, locale);
    if (proposal !== undefined) {
      await this.#editProposal(proposal, after, isReviewed);
      return null;
    }
    const place = places.target(row, locale);
    const isSame = (before ?? '') === after;
    const edit = { path: row.path, before: before ?? undefined, after };
    const steps = [
      ...(isSame ? [] : [edits.edit(place, edit)]),
      ...(isReviewed && after !== '' ? [edits.accept([{ ...place, ids: new Set([row.id]) }])] : []),
    ];
    if (steps.length > 0) await history.run(inTurn(steps));
    return null;
  }

  async accept(handle: number, locale: string): Promise<string> {
    const { edits, review, history, places } = this.#parts;
    const row = places.row(handle);
    places.requireRead([row], locale);
    const proposal = review.of(row, locale);
    if (proposal !== undefined) {
      await history.run(review.accept([proposal]));
      return acceptedText(1, 0);
    }
    const state = row.section.cell(row, locale)?.state;
    const done = vscode.l10n.t('Marked as reviewed.');
    if (state === 'reviewed') return done;
    if (state === undefined || state === 'missing' || state === 'none')
      throw hint(vscode.l10n.t('There is no translation to mark as reviewed.'));
    const place = { ...places.target(row, locale), ids: new Set([row.id]) };
    await history.run(edits.accept([place]));
    return done;
  }

  async reject(handle: number, locale: string): Promise<string> {
    const { places, review } = this.#parts;
    const row = places.row(handle);
    places.requireRead([row], locale);
    const proposal = review.of(row, locale);
    return reject(this.#parts, proposal === undefined ? [] : [proposal]);
  }

  async acceptAll(): Promise<string> {
    const shown = this.#parts.review.shownIn(this.#parts.model);
    const fine = withoutProblems(shown);
    if (fine.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here without a problem.'));
    let left = shown.length;
    await this.#parts.history.run(this.#parts.review.accept(fine, (written) => (left -= written)));
    return acceptedText(shown.length - left, left);
  }

  async rejectAll(): Promise<string> {
    return reject(this.#parts, this.#parts.review.shownIn(this.#parts.model));
  }

  /** A text that is cleared is rejected. */
  async #editProposal(proposal: OpenProposal, text: string, isAccepted: boolean): Promise<void> {
    const { review, history } = this.#parts;
    if (text === '') return history.run(review.reject([proposal]));
    const isSame = text === proposal.text;
    const last = isSame ? proposal : edited(proposal, text);
    const steps = [
      ...(isSame ? [] : [review.edit(proposal, text)]),
      ...(isAccepted ? [review.accept([last])] : []),
    ];
    if (steps.length > 0) await history.run(inTurn(steps));
  }
}
