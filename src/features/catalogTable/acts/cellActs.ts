import * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { markedText, noneMarked } from '../../../platform/ui/text/markedText.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { cellMark } from '../../../project/table/cellMark.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { SeenCell, TypedText } from '../../../protocol/catalog.ts';
import { acceptedText } from './actTexts.ts';
import { edited, withoutProblems } from './catalogReview.ts';
import { acceptedPlaces, seenText } from './actedRows.ts';
import { inTurn } from './catalogHistory.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { reject } from './reject.ts';
import type { ActParts } from './actParts.ts';

/** What a person does with one message in one locale, and with all that is proposed. */
export class CellActs {
  readonly #parts: ActParts;

  constructor(parts: ActParts) {
    this.#parts = parts;
  }

  async edit({ row: handle, locale, before, after, reviewedFor }: TypedText): Promise<null> {
    const { edits, review, history, places } = this.#parts;
    const row = places.row(handle);
    places.requireRead([row], locale);
    const proposal = review.of(row, locale);
    if (proposal !== undefined) {
      const isOther = reviewedFor !== null && reviewedFor !== proposal.source;
      if (isOther || before !== proposal.text) throw changedMeanwhile();
      await this.#editProposal(proposal, after, reviewedFor !== null);
      return null;
    }
    const place = places.target(row, locale);
    const isSame = (before ?? '') === after;
    const edit = { path: row.path, before: before ?? undefined, after };
    const read = { source: reviewedFor ?? row.source.value, text: after };
    const marked = [{ ...place, texts: new Map(after === '' ? [] : [[row.id, read]]) }];
    const steps = [
      ...(isSame ? [] : [edits.edit(place, edit)]),
      ...(after === '' || (isSame && reviewedFor === null)
        ? []
        : [reviewedFor === null ? edits.acceptWritten(marked) : edits.accept(marked)]),
    ];
    if (steps.length > 0) await history.run(inTurn(steps));
    return null;
  }

  async accept(seen: SeenCell): Promise<string> {
    const { row: handle, locale } = seen;
    const { edits, review, history, places } = this.#parts;
    const row = places.row(handle);
    places.requireRead([row], locale);
    const proposal = review.of(row, locale);
    requireSeen(seen, row, proposal);
    if (proposal !== undefined) {
      await history.run(review.accept([proposal]));
      return acceptedText(1, 0);
    }
    const state = row.section.cell(row, locale)?.state;
    const done = vscode.l10n.t('Marked as reviewed.');
    if (state === 'reviewed') return done;
    if (state === undefined || state === 'missing' || state === 'none')
      throw hint(vscode.l10n.t('There is no translation to mark as reviewed.'));
    const read = [seenText(row, locale)];
    const accepted = acceptedPlaces(read, (one) => places.target(one, locale));
    let marked = noneMarked;
    await history.run(edits.accept(accepted, (all) => (marked = all)));
    return marked.count > 0 ? done : markedText(marked);
  }

  async reject(seen: SeenCell): Promise<string> {
    const { row: handle, locale } = seen;
    const { places, review } = this.#parts;
    const row = places.row(handle);
    places.requireRead([row], locale);
    const proposal = review.of(row, locale);
    requireSeen(seen, row, proposal);
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

/** @throws {UserError} where the page shows something else than what is there */
function requireSeen(
  { locale, mark }: SeenCell,
  row: TableRow,
  proposal: OpenProposal | undefined,
): void {
  const source = proposal?.source ?? row.source.value;
  const text = proposal?.text ?? row.section.cell(row, locale)?.text;
  if (cellMark(source, text) !== mark) throw changedMeanwhile();
}
