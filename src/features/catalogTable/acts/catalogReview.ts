import * as vscode from 'vscode';
import type { OpenProposal, OpenProposals } from '../../../platform/review/openProposals.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import { sectionOf } from '../../../project/plan/targetFile.ts';
import { hasProblems } from '../../../project/proposals/proposal.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { sectionName } from '../model/sectionName.ts';
import { actedRows } from './actedRows.ts';
import type { Step } from './catalogHistory.ts';
import { textFindings } from '../details/shownFindings.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';

/** What a person does with the proposals of a run. Each gives the step that takes it back. */
export class CatalogReview {
  readonly #proposals: OpenProposals;
  readonly #status: WorkspaceStatus;

  constructor(proposals: OpenProposals, status: WorkspaceStatus) {
    this.#proposals = proposals;
    this.#status = status;
  }

  /** What the cell of a message shows, where that is no text of its file. */
  of(row: TableRow, locale: string): OpenProposal | undefined {
    return this.ofRows([row], locale).get(row);
  }

  /** What cells of a locale show, of those that show no text of their file. */
  ofRows(rows: readonly TableRow[], locale: string): ReadonlyMap<TableRow, OpenProposal> {
    const names = new Map(
      rows
        .filter((row) => row.section.cell(row, locale)?.state === 'proposed')
        .map((row) => [`${locale} ${row.section.name} ${row.id}`, row]),
    );
    if (names.size === 0) return new Map();
    return new Map(
      this.#proposals.all.flatMap((proposal) => {
        const row = names.get(nameOf(proposal));
        return row === undefined ? [] : [[row, proposal] as const];
      }),
    );
  }

  /** What is proposed in the cells that are shown. */
  shownIn({ lines, locale, locales }: CatalogModel): readonly OpenProposal[] {
    const rows = actedRows(lines, null);
    const columns = locale === undefined ? locales : [locale];
    return columns.flatMap((column) => [...this.ofRows(rows, column).values()]);
  }

  /** Proposes another text; nothing is written. */
  edit(proposal: OpenProposal, text: string): Step {
    return this.replace([proposal], [edited(proposal, text)]);
  }

  /** Leaves messages as they are in their files. */
  reject(proposals: readonly OpenProposal[]): Step {
    return async () => {
      this.#proposals.drop(proposals);
      return async () => {
        this.#proposals.put(proposals);
        return this.reject(proposals);
      };
    };
  }

  /** Writes proposals; `done` is told how many are written. */
  accept(
    proposals: readonly OpenProposal[],
    done: (count: number) => void = () => undefined,
  ): Step {
    return async () => {
      const undos: (() => Promise<number>)[] = [];
      let all = 0;
      for (const accept of new Set(proposals.map((proposal) => proposal.accept))) {
        const { count, undo } = await accept(proposals.filter((one) => one.accept === accept));
        all += count;
        undos.push(undo);
      }
      await this.#look(proposals);
      if (all === 0) throw changedMeanwhile();
      done(all);
      return async () => {
        let back = 0;
        for (const undo of undos.toReversed()) back += await undo();
        await this.#look(proposals);
        if (back === 0) throw changedMeanwhile();
        return this.accept(proposals);
      };
    };
  }

  /** Proposes other texts for the same messages; nothing is written. */
  replace(before: readonly OpenProposal[], after: readonly OpenProposal[]): Step {
    return async () => {
      this.#proposals.put(after);
      return this.replace(after, before);
    };
  }

  async #look(proposals: readonly OpenProposal[]): Promise<void> {
    const files = new Map(
      proposals.map((one) => [`${one.folder.uri.toString()} ${one.target.path}`, one]),
    );
    for (const { folder, target } of files.values()) {
      await this.#status.look(vscode.Uri.joinPath(folder.uri, target.path));
      await this.#status.lookAtLedger(folder, [sectionOf(target)]);
    }
  }
}

const nameOf = ({ folder, target: { locale, set }, id }: OpenProposal) =>
  `${locale} ${sectionName(folder, set.pattern)} ${id}`;

/** A proposal with another text. */
export function edited(proposal: OpenProposal, text: string): OpenProposal {
  const { source, target } = proposal;
  const findings = textFindings(source, text, target.set, target.locale);
  return { ...proposal, text, findings, isEdited: true };
}

/** Those that no check finds a problem in. */
export const withoutProblems = (proposals: readonly OpenProposal[]): readonly OpenProposal[] =>
  proposals.filter((proposal) => !hasProblems(proposal));
