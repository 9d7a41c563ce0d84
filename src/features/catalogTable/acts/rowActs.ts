import * as vscode from 'vscode';
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
import { actedRows, acceptedPlaces, bySection } from './actedRows.ts';
import { acceptedText, changedText, clearQuestion, copyQuestion } from './actTexts.ts';
import { inTurn, type Step } from './catalogHistory.ts';
import type { Given } from './catalogEdits.ts';
import type { ActParts } from './actParts.ts';
import { reject } from './reject.ts';
import { edited, withoutProblems } from './catalogReview.ts';

/** A text for a message. */
export interface RowText {
  readonly row: TableRow;
  readonly text: string;
}

type RowTexts = ReadonlyMap<TableRow, string>;

/** Of all that is shown, nobody means texts that are only the same as their source. */
const unread = ['unreviewed'] as const;
const chosenUnread = ['unreviewed', 'translated', 'copied'] as const;

const sourceOf = (row: TableRow): RowText => ({ row, text: row.source.value });
const nothingFor = (row: TableRow): RowText => ({ row, text: '' });

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
    switch (act) {
      case 'accept':
        return this.#accept(rows, locale, handles === null ? unread : chosenUnread);
      case 'keep':
        return this.#mark(this.#inState(rows, locale, ['outdated']), locale);
      case 'reject':
        return this.#reject(rows, locale);
      case 'copySource':
        return this.#replace(rows.map(sourceOf), locale, copyQuestion);
      case 'clear':
        return this.#replace(rows.map(nothingFor), locale, clearQuestion);
    }
  }

  /** Gives messages their texts, as if each was typed: a proposed text becomes this one, or is rejected for none. */
  async give(texts: readonly RowText[], locale: string): Promise<string> {
    const due = texts.filter(({ row, text }) => {
      const cell = row.section.cell(row, locale);
      return cell !== undefined && cell.state !== 'none' && (cell.text ?? '') !== text;
    });
    if (due.length === 0) throw hint(vscode.l10n.t('Nothing here would change.'));
    let given: Given = { count: 0, unsaved: 0, reasons: [] };
    const done = ({ count, unsaved, reasons }: Given) => {
      given = {
        count: given.count + count,
        unsaved: given.unsaved + unsaved,
        reasons: [...given.reasons, ...reasons],
      };
    };
    const textOf = new Map(due.map(({ row, text }) => [row, text]));
    const steps = [...this.#propose(textOf, locale, done), ...this.#write(textOf, locale, done)];
    await this.#parts.history.run(inTurn(steps));
    return changedText(given, due.length - given.count);
  }

  #propose(texts: RowTexts, locale: string, done: (given: Given) => void): readonly Step[] {
    const { review } = this.#parts;
    const proposals = [...review.ofRows([...texts.keys()], locale)];
    const isGone = ([row]: (typeof proposals)[number]) => texts.get(row) === '';
    const gone = proposals.filter(isGone).map(([, one]) => one);
    const others = proposals.filter((one) => !isGone(one));
    const before = others.map(([, one]) => one);
    const after = others.map(([row, one]) => edited(one, texts.get(row) ?? ''));
    done({ count: proposals.length, unsaved: 0, reasons: [] });
    return [
      ...(gone.length > 0 ? [review.reject(gone)] : []),
      ...(after.length > 0 ? [review.replace(before, after)] : []),
    ];
  }

  #write(texts: RowTexts, locale: string, done: (given: Given) => void): readonly Step[] {
    const cellOf = (row: TableRow) => row.section.cell(row, locale);
    const rows = [...texts.keys()].filter((row) => cellOf(row)?.state !== 'proposed');
    if (rows.length === 0) return [];
    const places = [...bySection(rows).values()].map((own) => ({
      ...this.#parts.places.target(own[0], locale),
      edits: own.map((row) => ({
        path: row.path,
        before: cellOf(row)?.text,
        after: texts.get(row) ?? '',
      })),
    }));
    const written = rows.filter((row) => (texts.get(row) ?? '') !== '');
    const marks = [...bySection(written).values()].map((own) => ({
      ...this.#parts.places.target(own[0], locale),
      texts: new Map(
        own.map((row) => [row.id, { source: row.source.value, text: texts.get(row) ?? '' }]),
      ),
    }));
    const mark = marks.length === 0 ? [] : [this.#parts.edits.acceptWritten(marks)];
    return [this.#parts.edits.editAll(places, done), ...mark];
  }

  /** What is proposed is written, what the machine wrote counts as read; but for what has problems. */
  async #accept(
    rows: readonly TableRow[],
    locale: string,
    unread: readonly CellState[],
  ): Promise<string> {
    const { review, history } = this.#parts;
    const proposed = [...review.ofRows(rows, locale).values()];
    const read = this.#inState(rows, locale, unread);
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
  async #mark(rows: readonly TableRow[], locale: string): Promise<string> {
    if (rows.length === 0) throw hint(vscode.l10n.t('Nothing here waits for a review.'));
    const { steps, marked, left } = await this.#marks(rows, locale);
    if (steps.length > 0) await this.#parts.history.run(inTurn(steps));
    return markedText(marked(), left);
  }

  async #marks(rows: readonly TableRow[], locale: string) {
    const sound: TableRow[] = [];
    const giveWay = createYielder();
    for (const row of rows) {
      if (!hasProblems(this.#parts.model, row, locale)) sound.push(row);
      await giveWay();
    }
    const places = acceptedPlaces(sound, (row) => this.#parts.places.target(row, locale));
    let marked = noneMarked;
    const done = (all: Marked) => (marked = all);
    const steps = places.length === 0 ? [] : [this.#parts.edits.accept(places, done)];
    return { steps, marked: () => marked, left: rows.length - sound.length };
  }

  async #reject(rows: readonly TableRow[], locale: string): Promise<string> {
    return reject(this.#parts, [...this.#parts.review.ofRows(rows, locale).values()]);
  }

  async #replace(
    texts: readonly RowText[],
    locale: string,
    question: (count: number) => Pick<Parameters<typeof confirm>[0], 'message' | 'yes'>,
  ): Promise<string> {
    const replaced = texts.filter(({ row, text }) => {
      const now = row.section.cell(row, locale)?.text ?? '';
      return now !== '' && now !== text;
    });
    const detail = [
      vscode.l10n.t(
        'The texts that are there now are replaced. “Undo” in the catalog takes it back.',
      ),
    ];
    const { length } = replaced;
    if (length > 1 && !(await confirm({ ...question(length), detail }))) return '';
    return this.give(texts, locale);
  }

  #inState(
    rows: readonly TableRow[],
    locale: string,
    states: readonly CellState[],
  ): readonly TableRow[] {
    return rows.filter((row) => {
      const state = row.section.cell(row, locale)?.state;
      return state !== undefined && states.includes(state);
    });
  }
}

/** As the table shows it; where that is not up to date, as the checks of the text alone say it. */
function hasProblems(model: CatalogModel, row: TableRow, locale: string): boolean {
  const { section, source } = row;
  const isCurrent = !model.isReading && !model.isChecking;
  const { text = '', problems } = section.cell(row, locale) ?? {};
  const known = isCurrent ? problems : undefined;
  return (known ?? problemsIn(textFindings(source.value, text, section.set, locale))) > 0;
}
