import * as vscode from 'vscode';
import { codeOf, quickFix } from '../../platform/ui/inEditor/diagnostic.ts';
import { plainText } from '../../platform/ui/uiText.ts';
import type { DocumentProblems } from './documentProblems.ts';
import type { MessageFinding } from '../../project/findings/fileToCheck.ts';
import { findingsIn } from './findingDiagnostics.ts';
import { nameEdits } from '../../project/findings/nameEdits.ts';

/** Offers to put a product name in its right form where a text has another one at its place. */
export class NameFixes implements vscode.CodeActionProvider {
  readonly #problems: DocumentProblems;

  constructor(problems: DocumentProblems) {
    this.#problems = problems;
  }

  provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const checked = this.#problems.checked(document);
    if (checked === undefined) return [];
    const text = document.getText();
    return findingsIn(range, checked.findings).flatMap(({ found, place }) => {
      if (found.message === undefined || !isAboutName(found)) return [];
      const edit = new vscode.WorkspaceEdit();
      for (const { offset, length, text: name } of nameEdits(checked.format, text, found)) {
        const [start, end] = [document.positionAt(offset), document.positionAt(offset + length)];
        edit.replace(document.uri, new vscode.Range(start, end), name);
      }
      if (edit.size === 0) return [];
      const own = diagnostics.filter(
        (one) => codeOf(one) === found.finding.code && one.range.isEqual(place),
      );
      const action = quickFix(titleOf(found), edit, own);
      action.isPreferred = true;
      return [action];
    });
  }
}

const isAboutName = ({ finding: { code } }: MessageFinding) => code.startsWith('product-name-');

function titleOf({ finding: { expected, got } }: MessageFinding): string {
  return vscode.l10n.t({
    message: 'Replace “{0}” with “{1}”',
    args: [plainText(got), plainText(expected)],
    comment: '{0} and {1} are spellings of a product name.',
  });
}
