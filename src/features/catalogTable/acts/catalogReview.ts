import * as vscode from 'vscode';
import { quantity } from '../../../platform/ui/text/quantity.ts';
import type { OpenProposal, OpenProposals } from '../../../platform/review/openProposals.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import { sectionOf } from '../../../project/plan/targetFile.ts';
import { hasProblems } from '../../../project/proposals/proposal.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { sectionName } from '../model/sectionName.ts';
import type { Step } from './catalogHistory.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { textFindings } from '../details/cellDetails.ts';

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
    const { section, id } = row;
    if (section.cell(row, locale)?.state !== 'proposed') return undefined;
    const name = `${locale} ${section.name} ${id}`;
    return this.#proposals.all.find((proposal) => nameOf(proposal) === name);
  }

  /** What is proposed in the cells that are shown. */
  shownIn({ lines, locale, locales }: CatalogModel): readonly OpenProposal[] {
    const columns = locale === undefined ? locales : [locale];
    const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
    const shown = new Set(
      rows.flatMap((row) =>
        columns
          .filter((column) => row.section.cell(row, column)?.state === 'proposed')
          .map((column) => `${column} ${row.section.name} ${row.id}`),
      ),
    );
    return this.#proposals.all.filter((proposal) => shown.has(nameOf(proposal)));
  }

  /** Proposes another text; nothing is written. */
  edit(proposal: OpenProposal, text: string): Step {
    return this.#put(proposal, edited(proposal, text));
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

  #put(before: OpenProposal, after: OpenProposal): Step {
    return async () => {
      this.#proposals.put([after]);
      return this.#put(after, before);
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

/** What was done with all that is shown. */
export function acceptedText(count: number, left: number): string {
  if (left === 0) return vscode.l10n.t('Written: {0}', quantity.messages(count));
  return vscode.l10n.t({
    message: 'Written: {0}. Still proposed because a check finds a problem: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}
