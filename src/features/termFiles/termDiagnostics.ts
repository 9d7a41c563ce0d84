import * as vscode from 'vscode';
import { parseTermFile } from '../../catalog/termFiles/parseTermFile.ts';
import type { TermProblem, TermProblemCode } from '../../catalog/termFiles/termProblem.ts';
import { diagnosticAt } from '../../platform/ui/diagnostic.ts';
import { termProblemText } from './termProblemText.ts';

/** What the editor itself says about a term file: it reads JSON, and knows the schema. */
const saidByEditor: ReadonlySet<TermProblemCode> = new Set([
  'syntax',
  'wrong-type',
  'unknown-property',
]);

/** What is wrong with a term file that is open, beyond what its JSON schema can tell. */
export function termDiagnostics(document: vscode.TextDocument): readonly vscode.Diagnostic[] {
  const { problems } = parseTermFile(document.getText());
  return problems
    .filter(({ code }) => !saidByEditor.has(code))
    .map((problem) => diagnosticOf(document, problem));
}

function diagnosticOf(document: vscode.TextDocument, problem: TermProblem): vscode.Diagnostic {
  const { offset, length, severity, code } = problem;
  const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
  const level =
    severity === 'error' ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning;
  return diagnosticAt(range, termProblemText(problem), level, code);
}
