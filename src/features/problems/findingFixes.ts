import * as vscode from 'vscode';
import { codeOf, quickFix, quickFixCommand } from '../../platform/ui/inEditor/diagnostic.ts';
import type { FindingCode } from '../../message/findings.ts';
import type { MessageFinding } from '../../project/findings/messageFinding.ts';
import type { CheckedDocument } from './checkDocument.ts';
import type { DocumentProblems } from './documentProblems.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** Asked where there is something to mend only: it brings what knows of files. */
const canEdit = async (document: vscode.TextDocument) =>
  (await import('../../platform/files/readOnly.ts')).isEditable(document);

/** Offers to mend what is found where that takes no translator, one finding or all of a kind. */
export class FindingFixes implements vscode.CodeActionProvider {
  readonly #problems: DocumentProblems;
  /** What the actions that are worked out when they are chosen are about. */
  readonly #pending = new WeakMap<vscode.CodeAction, () => Promise<vscode.WorkspaceEdit>>();

  constructor(problems: DocumentProblems) {
    this.#problems = problems;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const checked = this.#problems.checked(document);
    if (checked === undefined) return [];
    // What is shown of a finding comes with the first that there is.
    const { findingsIn } = await import('./findingDiagnostics.ts');
    const here = findingsIn(range, checked.findings);
    if (here.length === 0 || !(await canEdit(document))) return [];
    const { isCertain, isForRuns, proposedValue } =
      await import('../../project/findings/proposedFixes.ts');
    const { editOf } = await import('./fixEdits.ts');
    const { fixTitle } = await import('../../texts/findings/findingText.ts');
    const actions = here.flatMap(({ found, place }) => {
      if (found.message === undefined) return [];
      const value = proposedValue(found);
      const edit =
        value === undefined ? undefined : editOf(document, checked, [{ ...found, value }]);
      if (value === undefined || edit === undefined) return [];
      const { code } = found.finding;
      const own = diagnostics.filter((one) => codeOf(one) === code && one.range.isEqual(place));
      const action = quickFix(fixTitle(found.finding, found.message.value, value), edit, own);
      action.isPreferred = isCertain(found);
      return [action];
    });
    const codes = new Set(here.map(({ found }) => found.finding.code));
    const all = [...codes].flatMap((code) => this.#fixAll(document, checked, code, diagnostics));
    const forRuns = [...codes].filter(isForRuns);
    const runs = forRuns.length > 0 ? [translate(document, diagnostics, forRuns)] : [];
    const { keyFixes } = await import('./keyFixes.ts');
    return [...actions, ...all, ...keyFixes(document, here, diagnostics), ...runs];
  }

  async resolveCodeAction(action: vscode.CodeAction): Promise<vscode.CodeAction> {
    const edit = await this.#pending.get(action)?.();
    if (edit !== undefined) action.edit = edit;
    return action;
  }

  #fixAll(
    document: vscode.TextDocument,
    checked: CheckedDocument,
    code: FindingCode,
    diagnostics: readonly vscode.Diagnostic[],
  ): readonly vscode.CodeAction[] {
    const alike = messageFindings(checked).filter(({ finding }) => finding.code === code);
    if (alike.length < 2) return [];
    const title = vscode.l10n.t('Fix all “{0}” in this file', code);
    const own = diagnostics.filter((one) => codeOf(one) === code);
    const action = quickFix(title, undefined, own);
    this.#pending.set(action, async () => {
      const { editOfAll } = await import('./fixEdits.ts');
      return editOfAll(document, checked, alike);
    });
    return [action];
  }
}

/** Mends at once all that can be mended in one way only: by command, or when a file is saved. */
export class FixAll implements vscode.CodeActionProvider {
  static readonly kind = vscode.CodeActionKind.SourceFixAll.append('glossa');
  readonly #problems: DocumentProblems;

  constructor(problems: DocumentProblems) {
    this.#problems = problems;
  }

  async provideCodeActions(document: vscode.TextDocument): Promise<vscode.CodeAction[]> {
    const checked = await this.#problems.checkedNow(document);
    if (checked === undefined || !(await canEdit(document))) return [];
    const { isCertain } = await import('../../project/findings/proposedFixes.ts');
    const { editOfAll } = await import('./fixEdits.ts');
    const edit = editOfAll(document, checked, messageFindings(checked).filter(isCertain));
    if (edit.size === 0) return [];
    return [
      quickFix(vscode.l10n.t('Fix all problems that can be fixed safely'), edit, [], FixAll.kind),
    ];
  }
}

function messageFindings({ findings }: CheckedDocument): readonly MessageFinding[] {
  return findings.flatMap(({ found }) => (found.message === undefined ? [] : [found]));
}

/** A run can do something about findings of these codes, and no edit. */
function translate(
  { uri }: vscode.TextDocument,
  diagnostics: readonly vscode.Diagnostic[],
  codes: readonly string[],
): vscode.CodeAction {
  const own = diagnostics.filter((one) => codes.includes(codeOf(one) ?? ''));
  const command = { command: 'glossa.translate.missing', arguments: [uri] };
  return quickFixCommand(commandTitles.chooseMissing(), command, own);
}
