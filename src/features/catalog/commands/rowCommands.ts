import * as vscode from 'vscode';
import { confirm } from '../../../platform/ui/messages.ts';
import { reviewOutcomeText } from '../../../texts/states/reviewOutcome.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { sayMarked } from '../../../platform/review/askToMark.ts';
import type { AcceptableRows, RowAct } from '../../../protocol/catalog.ts';
import type { GivenTexts } from '../../../project/changes/giveTexts.ts';
import { inTurn } from '../../../project/changes/history.ts';
import { noneReviewed, type ReviewOutcome } from '../../../project/changes/markTexts.ts';
import { hasProblems } from '../../../project/run/proposal.ts';
import {
  affectedRows,
  inState,
  seenText,
  type RowText,
  type SeenText,
} from '../../../project/table/affectedRows.ts';
import { soundTexts } from '../../../project/table/tableChanges.ts';
import { acceptedText, changedText, clearQuestion, copyQuestion } from './commandTexts.ts';
import { reject } from './cellCommands.ts';
import { wantsAll } from './wantsAll.ts';
import type { CommandContext } from './rowPlaces.ts';

/** Of all that is shown, nobody means texts that are only the same as their source. */
const unread = ['unreviewed'] as const;
const chosenUnread = ['unreviewed', 'translated', 'copied'] as const;

const sourceOf = (seen: SeenText): RowText => ({ ...seen, after: seen.row.source.value });
const nothingFor = (seen: SeenText): RowText => ({ ...seen, after: '' });

/** What a person does with several messages at once, in one locale: one step of the history each. */
export class RowCommands {
  readonly #parts: CommandContext;

  constructor(parts: CommandContext) {
    this.#parts = parts;
  }

  /** @param handles `null` for all that are shown */
  async act(act: RowAct, handles: readonly number[] | null, locale: string): Promise<string> {
    const { model, places, changes } = this.#parts;
    const rows = affectedRows(model.lines, handles);
    places.requireRead(rows, locale);
    const seen = rows.map((row) => seenText(row, locale));
    switch (act) {
      case 'accept':
        return this.#accept(seen, locale, handles === null ? unread : chosenUnread);
      case 'keep':
        return this.#mark(inState(seen, ['outdated']), locale);
      case 'reject':
        return reject(this.#parts, [...changes.proposals(rows, locale).values()]);
      case 'copySource':
        return this.#replace(seen.map(sourceOf), locale, copyQuestion);
      case 'clear':
        return this.#replace(seen.map(nothingFor), locale, clearQuestion);
    }
  }

  /** Gives messages their texts, as if each was typed. */
  async give(texts: readonly RowText[], locale: string): Promise<string> {
    const due = texts.filter(({ text, after }) => (text ?? '') !== after);
    const cells = due.filter(({ state }) => state !== undefined && state !== 'none');
    if (cells.length === 0) throw hint(vscode.l10n.t('Nothing here would change.'));
    const { changes, history } = this.#parts;
    let given: GivenTexts = { count: 0, unsaved: 0, failures: [] };
    const done = ({ count, unsaved, failures }: GivenTexts) => {
      given = {
        count: given.count + count,
        unsaved: given.unsaved + unsaved,
        failures: [...given.failures, ...failures],
      };
    };
    await history.run(inTurn(changes.give(cells, locale, done)));
    return changedText(given, due.length - given.count);
  }

  /** What is proposed is written, what the machine wrote counts as read; but for what has problems. */
  async #accept(
    seen: readonly SeenText[],
    locale: string,
    states: typeof unread | typeof chosenUnread,
  ): Promise<string> {
    const { changes, history } = this.#parts;
    const { fine, proposed, marks, read } = await this.#acceptable(seen, locale, states);
    if (proposed.length === 0) return this.#mark(read, locale);
    const due = [...fine.map(([row]) => row), ...marks.sound.map(({ row }) => row)];
    const left = proposed.length - fine.length + marks.left;
    const asked = await wantsAll(this.#parts, due, [locale], left);
    if (asked === 'no') return '';
    let written = 0;
    const accepted = fine.map(([, proposal]) => proposal);
    const writes =
      fine.length === 0 ? [] : [changes.accept(accepted, (count) => (written += count))];
    const steps = [...writes, ...marks.steps];
    if (steps.length > 0) await history.run(inTurn(steps));
    const said = acceptedText(written, proposed.length - written);
    return read.length === 0 ? said : `${said} · ${reviewOutcomeText(marks.marked(), marks.left)}`;
  }

  /** What an act would accept, and what it would leave. */
  async acceptable(handles: readonly number[] | null, locale: string): Promise<AcceptableRows> {
    const { model } = this.#parts;
    const rows = affectedRows(model.lines, handles);
    const seen = rows.map((row) => seenText(row, locale));
    const states = handles === null ? unread : chosenUnread;
    const { fine, proposed, marks } = await this.#acceptable(seen, locale, states);
    return {
      count: fine.length + marks.sound.length,
      left: proposed.length - fine.length + marks.left,
    };
  }

  async #acceptable(
    seen: readonly SeenText[],
    locale: string,
    states: typeof unread | typeof chosenUnread,
  ) {
    const rows = seen.map(({ row }) => row);
    const proposed = [...this.#parts.changes.proposals(rows, locale)];
    const fine = proposed.filter(([, proposal]) => !hasProblems(proposal));
    const read = inState(seen, states);
    return { proposed, fine, read, marks: await this.#marks(read, locale) };
  }

  /** Records that these were read and found right for the source as it is, but for what has problems. */
  async #mark(seen: readonly SeenText[], locale: string): Promise<string> {
    if (seen.length === 0) throw hint(vscode.l10n.t('Nothing here waits for a review.'));
    const { steps, sound, marked, left } = await this.#marks(seen, locale);
    const rows = sound.map(({ row }) => row);
    const asked = await wantsAll(this.#parts, rows, [locale], left);
    if (asked === 'no') return '';
    if (steps.length > 0) await this.#parts.history.run(inTurn(steps));
    const said = reviewOutcomeText(marked(), left);
    if (asked === 'yes' && steps.length > 0) void sayMarked(said);
    return said;
  }

  async #marks(seen: readonly SeenText[], locale: string) {
    const { model, changes } = this.#parts;
    const sound = await soundTexts(seen, locale, {
      textOf: ({ text = '' }) => text,
      isChecked: !model.isReading && !model.isChecking,
    });
    let marked = noneReviewed;
    const made = (all: ReviewOutcome) => (marked = all);
    const steps = sound.length === 0 ? [] : [changes.mark(sound, locale, made)];
    return { steps, sound, marked: () => marked, left: seen.length - sound.length };
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
