import * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { reviewOutcomeText } from '../../../texts/states/reviewOutcome.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { inTurn } from '../../../project/changes/history.ts';
import { noneReviewed } from '../../../project/changes/markTexts.ts';
import { hasProblems } from '../../../project/run/proposal.ts';
import { affectedRows, seenText } from '../../../project/table/affectedRows.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { SeenCell, TypedText } from '../../../protocol/catalog.ts';
import { acceptedText, rejectedText } from './commandTexts.ts';
import { wantsAll } from './wantsAll.ts';
import type { CommandContext } from './rowPlaces.ts';

/** What a person does with one message in one locale, and with all that is proposed. */
export class CellCommands {
  readonly #parts: CommandContext;

  constructor(parts: CommandContext) {
    this.#parts = parts;
  }

  async edit(typed: TypedText): Promise<null> {
    const { changes, history } = this.#parts;
    const steps = changes.type(this.#row(typed), typed);
    if (steps.length > 0) await history.run(inTurn(steps));
    return null;
  }

  async accept(seen: SeenCell): Promise<string> {
    const { locale, mark } = seen;
    const { changes, history } = this.#parts;
    const row = this.#row(seen);
    const proposal = changes.seen(row, locale, mark);
    if (proposal !== undefined) {
      await history.run(changes.accept([proposal]));
      return acceptedText(1, 0);
    }
    const state = row.section.cell(row, locale)?.state;
    const done = vscode.l10n.t('Marked as reviewed.');
    if (state === 'reviewed') return done;
    if (state === undefined || state === 'missing' || state === 'none')
      throw hint(vscode.l10n.t('There is no translation to mark as reviewed.'));
    let marked = noneReviewed;
    await history.run(changes.mark([seenText(row, locale)], locale, (all) => (marked = all)));
    return marked.count > 0 ? done : reviewOutcomeText(marked);
  }

  async reject(seen: SeenCell): Promise<string> {
    const proposal = this.#parts.changes.seen(this.#row(seen), seen.locale, seen.mark);
    return reject(this.#parts, proposal === undefined ? [] : [proposal]);
  }

  async acceptAll(): Promise<string> {
    const { changes, history } = this.#parts;
    const shown = this.#shownProposals();
    const fine = shown.filter(([, proposal]) => !hasProblems(proposal));
    if (fine.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here without a problem.'));
    const rows = fine.map(([row]) => row);
    const accepted = fine.map(([, proposal]) => proposal);
    const locales = [...new Set(accepted.map(({ target }) => target.locale))];
    if ((await wantsAll(this.#parts, rows, locales, shown.length - fine.length)) === 'no')
      return '';
    let left = shown.length;
    await history.run(changes.accept(accepted, (written) => (left -= written)));
    return acceptedText(shown.length - left, left);
  }

  async rejectAll(): Promise<string> {
    const shown = this.#shownProposals().map(([, proposal]) => proposal);
    return reject(this.#parts, shown);
  }

  #row({ row: handle, locale }: Pick<SeenCell, 'row' | 'locale'>): TableRow {
    const { places } = this.#parts;
    const row = places.row(handle);
    places.requireRead([row], locale);
    return row;
  }

  /** What is proposed in the cells that are shown. */
  #shownProposals(): readonly (readonly [TableRow, OpenProposal])[] {
    const { lines, locale, locales } = this.#parts.model;
    const rows = affectedRows(lines, null);
    const columns = locale === undefined ? locales : [locale];
    return columns.flatMap((column) => [...this.#parts.changes.proposals(rows, column)]);
  }
}

/** Leaves texts as they are for which others are proposed. @throws {UserError} where nothing is proposed */
export async function reject(
  { changes, history }: Pick<CommandContext, 'changes' | 'history'>,
  proposals: readonly OpenProposal[],
): Promise<string> {
  if (proposals.length === 0) throw hint(vscode.l10n.t('Nothing is proposed here.'));
  await history.run(changes.reject(proposals));
  return rejectedText(proposals.length);
}
