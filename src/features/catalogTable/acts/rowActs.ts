import * as vscode from 'vscode';
import type { OpenProposal } from '../../../platform/review/openProposals.ts';
import { confirm } from '../../../platform/ui/messages.ts';
import { markedText, noneMarked, type Marked } from '../../../platform/ui/text/markedText.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { RowAct } from '../../../protocol/catalog.ts';
import type { CellState } from '../../../project/table/cellState.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import { problemsIn } from '../../../project/table/targetFindings.ts';
import { createYielder } from '../../../translation/runYielding.ts';
import { textFindings } from '../details/shownFindings.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { acceptedPlaces, actedRows, bySection, seenText, type SeenText } from './actedRows.ts';
import { acceptedText, changedText, clearQuestion, copyQuestion } from './actTexts.ts';
import { inTurn, type Step } from './catalogHistory.ts';
import type { Given } from './catalogEdits.ts';
import type { ActParts } from './actParts.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { reject } from './reject.ts';
import { edited, withoutProblems } from './catalogReview.ts';

/** A text for a message, in the place of the one that was seen there. */
export interface RowText extends SeenText {
  readonly after: string;
}

/** Of all that is shown, nobody means texts that are only the same as their source. */
const unread = ['unreviewed'] as const;
const chosenUnread = ['unreviewed', 'translated', 'copied'] as const;

const sourceOf = (seen: SeenText): RowText => ({ ...seen, after: seen.row.source.value });
const nothingFor = (seen: SeenText): RowText => ({ ...seen, after: '' });

/** What a person does with several messages at once, in one locale: one step of the history each. */
export class RowActs {
  readonly #parts: ActParts;

  constructor(parts: ActParts) {
    this.#parts = parts;
  }

  /** @param handles `null` for all that are shown */
  async act(act: RowAct, handles: readonly number[] | null, locale: string): Promise<string> {
    const rows = actedRows(this.#parts.model.lines, handles);
    this.#parts.places.requireRead(rows, locale);
    const seen = rows.map((row) => seenText(row, locale));
    switch (act) {
      case 'accept':
        return this.#accept(seen, locale, handles === null ? unread : chosenUnread);
      case 'keep':
        return this.#mark(inState(seen, ['outdated']), locale);
      case 'reject':
        return this.#reject(rows, locale);
      case 'copySource':
        return this.#replace(seen.map(sourceOf), locale, copyQuestion);
      case 'clear':
        return this.#replace(seen.map(nothingFor), locale, clearQuestion);
    }
  }

  /**
   * Gives messages their texts, as if each was typed: a proposed text becomes this one, or is rejected for none. Those that
   * have another text than the one that was seen are left as they are.
   */
  async give(texts: readonly RowText[], locale: string): Promise<string> {
    const due = texts.filter(({ text, after }) => (text ?? '') !== after);
    const places = due.filter(({ state }) => state !== undefined && state !== 'none');
    if (places.length === 0) throw hint(vscode.l10n.t('Nothing here would change.'));
    let given: Given = { count: 0, unsaved: 0, reasons: [] };
    const done = ({ count, unsaved, reasons }: Given) => {
      given = {
        count: given.count + count,
        unsaved: given.unsaved + unsaved,
        reasons: [...given.reasons, ...reasons],
      };
    };
    const open = this.#proposals(places, locale);
    const proposed = places.flatMap(({ row, state, text, after }) => {
      const proposal = state === 'proposed' ? open.get(row) : undefined;
      return proposal === undefined || proposal.text !== text ? [] : [{ proposal, after }];
    });
    // What a run has proposed meanwhile nobody has seen.
    const written = places.filter(({ row, state }) => state !== 'proposed' && !open.has(row));
    const steps = [...this.#propose(proposed, done), ...this.#write(written, locale, done)];
    if (steps.length === 0) throw changedMeanwhile();
    await this.#parts.history.run(inTurn(steps));
    return changedText(given, due.length - given.count);
  }

  /** What is proposed by now for what was seen. */
  #proposals(seen: readonly SeenText[], locale: string): ReadonlyMap<TableRow, OpenProposal> {
    const now = new Map(seen.map(({ row }) => [row.section.rowOf(row.id) ?? row, row]));
    const open = this.#parts.review.ofRows([...now.keys()], locale);
    return new Map(Array.from(open, ([row, proposal]) => [now.get(row) ?? row, proposal]));
  }

  #propose(
    texts: readonly { readonly proposal: OpenProposal; readonly after: string }[],
    done: (given: Given) => void,
  ): readonly Step[] {
    const { review } = this.#parts;
    const gone = texts.filter(({ after }) => after === '').map(({ proposal }) => proposal);
    const others = texts.filter(({ after }) => after !== '');
    const before = others.map(({ proposal }) => proposal);
    const now = others.map(({ proposal, after }) => edited(proposal, after));
    done({ count: texts.length, unsaved: 0, reasons: [] });
    return [
      ...(gone.length > 0 ? [review.reject(gone)] : []),
      ...(now.length > 0 ? [review.replace(before, now)] : []),
    ];
  }

  #write(due: readonly RowText[], locale: string, done: (given: Given) => void): readonly Step[] {
    if (due.length === 0) return [];
    const placeOf = (row: TableRow) => this.#parts.places.target(row, locale);
    const places = [...bySection(due).values()].map((own) => ({
      ...placeOf(own[0].row),
      edits: own.map(({ row, text, after }) => ({ path: row.path, before: text, after })),
    }));
    const written = due.filter(({ after }) => after !== '');
    const marks = acceptedPlaces(
      written.map(({ row, state, after }) => ({ row, state, text: after })),
      placeOf,
    );
    const mark = marks.length === 0 ? [] : [this.#parts.edits.acceptWritten(marks)];
    return [this.#parts.edits.editAll(places, done), ...mark];
  }

  /** What is proposed is written, what the machine wrote counts as read; but for what has problems. */
  async #accept(
    seen: readonly SeenText[],
    locale: string,
    unread: readonly CellState[],
  ): Promise<string> {
    const { review, history } = this.#parts;
    const rows = seen.map(({ row }) => row);
    const proposed = [...review.ofRows(rows, locale).values()];
    const read = inState(seen, unread);
    if (proposed.length === 0) return this.#mark(read, locale);
    const fine = withoutProblems(proposed);
    let written = 0;
    const marks = await this.#marks(read, locale);
    const writes = fine.length === 0 ? [] : [review.accept(fine, (count) => (written += count))];
    if (writes.length + marks.steps.length > 0) {
      await history.run(inTurn([...writes, ...marks.steps]));
    }
    const said = acceptedText(written, proposed.length - written);
    return read.length === 0 ? said : `${said} · ${markedText(marks.marked(), marks.left)}`;
  }

  /** Records that these were read and found right for the source as it is, but for what has problems. */
  async #mark(seen: readonly SeenText[], locale: string): Promise<string> {
    if (seen.length === 0) throw hint(vscode.l10n.t('Nothing here waits for a review.'));
    const { steps, marked, left } = await this.#marks(seen, locale);
    if (steps.length > 0) await this.#parts.history.run(inTurn(steps));
    return markedText(marked(), left);
  }

  async #marks(seen: readonly SeenText[], locale: string) {
    const sound: SeenText[] = [];
    const giveWay = createYielder();
    for (const one of seen) {
      if (!hasProblems(this.#parts.model, one, locale)) sound.push(one);
      await giveWay();
    }
    const places = acceptedPlaces(sound, (row) => this.#parts.places.target(row, locale));
    let marked = noneMarked;
    const done = (all: Marked) => (marked = all);
    const steps = places.length === 0 ? [] : [this.#parts.edits.accept(places, done)];
    return { steps, marked: () => marked, left: seen.length - sound.length };
  }

  async #reject(rows: readonly TableRow[], locale: string): Promise<string> {
    return reject(this.#parts, [...this.#parts.review.ofRows(rows, locale).values()]);
  }

  async #replace(
    texts: readonly RowText[],
    locale: string,
    question: (count: number) => Pick<Parameters<typeof confirm>[0], 'message' | 'yes'>,
  ): Promise<string> {
    const replaced = texts.filter(({ text = '', after }) => text !== '' && text !== after);
    const detail = [
      vscode.l10n.t(
        'The texts that are there now are replaced. “Undo” in the catalog takes it back.',
      ),
    ];
    const { length } = replaced;
    if (length > 1 && !(await confirm({ ...question(length), detail }))) return '';
    return this.give(texts, locale);
  }
}

function inState(seen: readonly SeenText[], states: readonly CellState[]): readonly SeenText[] {
  return seen.filter(({ state }) => state !== undefined && states.includes(state));
}

/** As the table shows it; where that is not up to date, as the checks of the text alone say it. */
function hasProblems(model: CatalogModel, { row, text = '' }: SeenText, locale: string): boolean {
  const { section, source } = row;
  const cell = section.cell(row, locale);
  const isCurrent = !model.isReading && !model.isChecking && cell?.text === text;
  const known = isCurrent ? cell.problems : undefined;
  return (known ?? problemsIn(textFindings(source.value, text, section.set, locale))) > 0;
}
