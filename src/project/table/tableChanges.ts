import { createYielder } from '../../resources/cooperative.ts';
import { giveTexts, type EditedPlace, type GivenTexts } from '../changes/giveTexts.ts';
import type { Step } from '../changes/history.ts';
import {
  markTexts,
  markWritten,
  type MarkedProject,
  type ReviewOutcome,
} from '../changes/markTexts.ts';
import { StaleError } from '../changes/staleError.ts';
import { problemsIn, textFindings } from '../findings/textFindings.ts';
import { edited } from '../run/proposal.ts';
import {
  acceptStep,
  rejectStep,
  replaceStep,
  type WaitingProposal,
  type WaitingProposals,
} from '../proposals/proposalSteps.ts';
import { bySection, markedPlaces, type RowText, type SeenText } from './affectedRows.ts';
import { cellVersion } from './cellVersion.ts';
import type { TableRow } from './tableSection.ts';

/** What is around the table: its projects, and what waits for a person. */
export interface TableSurroundings<P> {
  /** @throws where no text can be given to the message in this locale */
  placeOf(
    row: TableRow,
    locale: string,
  ): Omit<EditedPlace, 'edits'> & { readonly project: EditedPlace['project'] & MarkedProject };
  readonly waiting: WaitingProposals<P>;
  /** The name of the section that a proposal is for. */
  sectionOf(proposal: P): string;
  /** Looks at the files of proposals, which have just been written. */
  look(proposals: readonly P[]): Promise<void>;
  /** The error where no text is marked, because runs replace so many. */
  readonly replaced: (count: number) => Error;
}

/** A text that a person types for a message. */
export interface TypedText {
  readonly locale: string;
  /** What they saw there; `null` for nothing. */
  readonly before: string | null;
  readonly after: string;
  /** The source that they have read it beside, where it counts as reviewed. */
  readonly reviewedFor: string | null;
}

/** What a person does with messages of the table: the changes that it comes to, in turn. Nothing is done here. */
export class TableChanges<P extends WaitingProposal<P>> {
  readonly #around: TableSurroundings<P>;

  constructor(around: TableSurroundings<P>) {
    this.#around = around;
  }

  /** What cells of a locale show, of those that show no text of their file. */
  proposals(rows: readonly TableRow[], locale: string): ReadonlyMap<TableRow, P> {
    const nameOf = (section: string, id: string) => `${section} ${id}`;
    const proposed = rows.filter((row) => row.section.cell(row, locale)?.state === 'proposed');
    if (proposed.length === 0) return new Map();
    const named = new Map(proposed.map((row) => [nameOf(row.section.name, row.id), row]));
    return new Map(
      this.#around.waiting.all.flatMap((proposal) => {
        if (proposal.target.locale !== locale) return [];
        const row = named.get(nameOf(this.#around.sectionOf(proposal), proposal.id));
        return row === undefined ? [] : [[row, proposal] as const];
      }),
    );
  }

  /**
   * What a cell shows, where that is no text of its file.
   *
   * @param mark what the person has seen there
   * @throws {StaleError} where that is something else by now
   */
  seen(row: TableRow, locale: string, mark: string | null): P | undefined {
    const proposal = this.proposals([row], locale).get(row);
    const source = proposal?.source ?? row.source.value;
    const text = proposal?.text ?? row.section.cell(row, locale)?.text;
    if (cellVersion(source, text) !== mark) throw new StaleError();
    return proposal;
  }

  /**
   * Gives a message a text; a proposed text becomes this one, or is rejected for none.
   *
   * @throws {StaleError} where another text is proposed, or for another source
   */
  type(row: TableRow, typed: TypedText): readonly Step[] {
    const { locale, before, after, reviewedFor } = typed;
    const proposal = this.proposals([row], locale).get(row);
    if (proposal !== undefined) return this.#typeOver(proposal, typed);
    const place = this.#around.placeOf(row, locale);
    const isSame = (before ?? '') === after;
    const edit = { path: row.path, before: before ?? undefined, after };
    const steps = isSame ? [] : [giveTexts([{ ...place, edits: [edit] }])];
    if (after === '' || (isSame && reviewedFor === null)) return steps;
    const read = { source: reviewedFor ?? row.source.value, text: after };
    const marked = [{ ...place, texts: new Map([[row.id, read]]) }];
    const { replaced } = this.#around;
    return [...steps, reviewedFor === null ? markWritten(marked) : markTexts(marked, { replaced })];
  }

  #typeOver(proposal: P, { before, after, reviewedFor }: TypedText): readonly Step[] {
    const isOther = reviewedFor !== null && reviewedFor !== proposal.source;
    if (isOther || before !== proposal.text) throw new StaleError();
    if (after === '') return [this.reject([proposal])];
    const isSame = after === proposal.text;
    const last = isSame ? proposal : edited(proposal, after);
    return [
      ...(isSame ? [] : [replaceStep(this.#around.waiting, [proposal], [last])]),
      ...(reviewedFor === null ? [] : [this.accept([last])]),
    ];
  }

  /**
   * Gives messages their texts, as if each was typed. Those that have another text than the one that was seen are left as
   * they are. `done` is told what became of them, several times.
   *
   * @throws {StaleError} where that is all of them
   */
  give(
    texts: readonly RowText[],
    locale: string,
    done: (given: GivenTexts) => void,
  ): readonly Step[] {
    const open = this.#proposedNow(texts, locale);
    const proposed = texts.flatMap(({ row, state, text, after }) => {
      const proposal = state === 'proposed' ? open.get(row) : undefined;
      return proposal === undefined || proposal.text !== text ? [] : [{ proposal, after }];
    });
    // What a run has proposed meanwhile nobody has seen.
    const written = texts.filter(({ row, state }) => state !== 'proposed' && !open.has(row));
    if (proposed.length > 0) done({ count: proposed.length, unsaved: 0, failures: [] });
    const steps = [...this.#propose(proposed), ...this.#write(written, locale, done)];
    if (steps.length === 0) throw new StaleError();
    return steps;
  }

  /** What is proposed by now for what was seen. */
  #proposedNow(seen: readonly SeenText[], locale: string): ReadonlyMap<TableRow, P> {
    const now = new Map(seen.map(({ row }) => [row.section.rowOf(row.id) ?? row, row]));
    const open = this.proposals([...now.keys()], locale);
    return new Map(Array.from(open, ([row, proposal]) => [now.get(row) ?? row, proposal]));
  }

  #propose(texts: readonly { readonly proposal: P; readonly after: string }[]): readonly Step[] {
    const gone = texts.filter(({ after }) => after === '').map(({ proposal }) => proposal);
    const others = texts.filter(({ after }) => after !== '');
    const before = others.map(({ proposal }) => proposal);
    const now = others.map(({ proposal, after }) => edited(proposal, after));
    return [
      ...(gone.length > 0 ? [this.reject(gone)] : []),
      ...(now.length > 0 ? [replaceStep(this.#around.waiting, before, now)] : []),
    ];
  }

  #write(
    due: readonly RowText[],
    locale: string,
    done: (given: GivenTexts) => void,
  ): readonly Step[] {
    if (due.length === 0) return [];
    const placeOf = (row: TableRow) => this.#around.placeOf(row, locale);
    const places = [...bySection(due).values()].map((own) => ({
      ...placeOf(own[0].row),
      edits: own.map(({ row, text, after }) => ({ path: row.path, before: text, after })),
    }));
    const written = due.filter(({ after }) => after !== '');
    const marks = markedPlaces(
      written.map(({ after, ...seen }) => ({ ...seen, text: after })),
      placeOf,
    );
    return [giveTexts(places, done), ...(marks.length === 0 ? [] : [markWritten(marks)])];
  }

  /** Writes what is proposed; `done` is told how many texts are in their files. */
  accept(proposals: readonly P[], done?: (count: number) => void): Step {
    return acceptStep(proposals, () => this.#around.look(proposals), done);
  }

  /** Leaves messages as they are for which something is proposed. */
  reject(proposals: readonly P[]): Step {
    return rejectStep(this.#around.waiting, proposals);
  }

  /** Records that these were read and found right for the source as it is. */
  mark(seen: readonly SeenText[], locale: string, made: (marked: ReviewOutcome) => void): Step {
    const places = markedPlaces(seen, (row) => this.#around.placeOf(row, locale));
    return markTexts(places, { made, replaced: this.#around.replaced });
  }
}

/**
 * Those texts that no check finds a problem in: as the table shows it, and where it shows another text or is still being
 * checked, as the checks of a text alone say it.
 */
export async function soundTexts<T extends SeenText>(
  all: readonly T[],
  locale: string,
  { textOf, isChecked }: { readonly textOf: (one: T) => string; readonly isChecked: boolean },
): Promise<readonly T[]> {
  const sound: T[] = [];
  const giveWay = createYielder();
  for (const one of all) {
    const { section, source } = one.row;
    const text = textOf(one);
    const cell = section.cell(one.row, locale);
    const known = isChecked && cell?.text === text ? cell.problems : undefined;
    const problems = known ?? problemsIn(textFindings(source, text, section.pairPlace(locale)));
    if (problems === 0) sound.push(one);
    await giveWay();
  }
  return sound;
}
