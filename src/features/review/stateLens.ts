import * as vscode from 'vscode';
import { settings } from '../../platform/settings.ts';
import { codeLens } from '../../platform/ui/inEditor/codeLens.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { format, quantity } from '../../texts/format.ts';
import { statusText } from '../../texts/states/statusText.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import type { OpenProposals } from '../../platform/review/openProposals.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type { ProjectProblem } from '../../project/ledger/projectError.ts';
import { noCounts, type StateCounts } from '../../project/status/messageState.ts';
import { problemOf } from '../../project/status/sourceProblem.ts';
import { problemStateText } from '../../texts/reasons/projectProblemText.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

const top = new vscode.Range(0, 0, 0, 0);

/** One line on top of a resource file: what is left to do, and the commands that do it. */
export class StateLens implements vscode.CodeLensProvider, vscode.Disposable {
  readonly #status: WorkspaceStatus;
  readonly #proposals: OpenProposals;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;

  readonly onDidChangeCodeLenses = this.#changed.event;

  constructor(status: WorkspaceStatus, proposals: OpenProposals) {
    this.#status = status;
    this.#proposals = proposals;
    this.#parts = vscode.Disposable.from(
      this.#changed,
      status.onDidChange(() => this.#changed.fire()),
      status.onDidCount(() => this.#changed.fire()),
      status.problems.onDidChange(() => this.#changed.fire()),
      proposals.onDidChange(() => this.#changed.fire()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(settings.editor.lens.key)) this.#changed.fire();
      }),
    );
  }

  async provideCodeLenses({ uri }: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    if (!settings.editor.lens.get(uri)) return [];
    const member = await this.#status.resources.memberOf(uri);
    if (member === undefined) return [];
    return member.isSource ? this.#ofSource(member, uri) : this.#ofTarget(member, uri);
  }

  dispose(): void {
    this.#parts.dispose();
  }

  async #ofTarget({ folder, set, locale }: Member, uri: vscode.Uri): Promise<vscode.CodeLens[]> {
    const { counts, error, path } = await (await this.#status.of(folder)).status(set, locale);
    if (counts === undefined) {
      const problem = problemOf(error, set.source.path) ?? problemOf(error, path);
      return problem === undefined ? [] : [problemLens(problem)];
    }
    const problems = this.#status.problems.of(uri);
    const proposed = this.#proposals.waiting({ folder, set, locale }).length;
    const text = labeled(format.language(locale), statusText({ ...counts, problems, proposed }));
    return [
      codeLens(top, text, { command: 'glossa.review.next' }),
      ...reviewLens(proposed, uri),
      ...translateLens(counts, fileLens(uri)),
      ...(counts.unreviewed > 0
        ? [
            codeLens(top, vscode.l10n.t('Mark All as Reviewed'), {
              command: 'glossa.review.acceptAll',
              arguments: [uri],
            }),
          ]
        : []),
    ];
  }

  /** What was last counted: while somebody types in a source, its targets are counted later. */
  async #countsOf(folder: vscode.WorkspaceFolder, set: ResourceSet): Promise<StateCounts> {
    const project = await this.#status.of(folder);
    for (const { locale, path } of set.targets) {
      if (project.known(path) === undefined) await project.status(set, locale);
    }
    return project.knownOfSet(set) ?? noCounts;
  }

  async #ofSource({ folder, set }: Member, uri: vscode.Uri): Promise<vscode.CodeLens[]> {
    const all = await this.#countsOf(folder, set);
    if (set.targets.length === 0) {
      const command = { command: 'glossa.translate.addLocales', arguments: [uri] };
      return [
        codeLens(top, statusText(all), { command: 'glossa.resources.focus' }),
        codeLens(top, commandTitles.addLocales(), command),
      ];
    }
    const problem = (await this.#status.of(folder)).problemOfSource(set);
    if (problem !== undefined) return [problemLens(problem)];
    const locales = quantity.locales(set.targets.length);
    const { problems } = this.#status.problems.ofSet(folder, set);
    const proposed = this.#proposals.waiting({ folder, set }).length;
    return [
      codeLens(top, labeled(locales, statusText({ ...all, problems, proposed })), {
        command: 'glossa.resources.focus',
      }),
      ...reviewLens(proposed, uri),
      ...translateLens(all, sourceLens(uri)),
    ];
  }
}

/** As "German: 3 missing". */
function labeled(what: string, status: string): string {
  return vscode.l10n.t({
    message: '{0}: {1}',
    args: [what, status],
    comment: '{0} is the name of a locale or a number of locales, {1} what is left to do there.',
  });
}

/** Offered only where something is proposed. */
function reviewLens(proposed: number, uri: vscode.Uri): vscode.CodeLens[] {
  const command = { command: 'glossa.catalog.review', arguments: [uri] };
  return proposed === 0 ? [] : [codeLens(top, buttonTexts.review(), command)];
}

/** In the place of counts, where there are none. */
function problemLens(problem: ProjectProblem): vscode.CodeLens {
  return codeLens(top, problemStateText(problem), { command: 'workbench.actions.view.problems' });
}

/** Offered only where a run has something to do. */
function translateLens({ due }: StateCounts, lens: vscode.CodeLens): vscode.CodeLens[] {
  return due === 0 ? [] : [lens];
}

/** On a source, which asks for the locales. */
function sourceLens(uri: vscode.Uri): vscode.CodeLens {
  const command = { command: 'glossa.translate.missing', arguments: [uri] };
  return codeLens(top, commandTitles.chooseMissing(), command);
}

/** On the file of a locale. */
function fileLens(uri: vscode.Uri): vscode.CodeLens {
  const command = { command: 'glossa.translate.file', arguments: [uri] };
  return codeLens(top, commandTitles.translateMissing(), command);
}
