import * as vscode from 'vscode';
import { parseTermFile } from '../../terms/parseTermFile.ts';
import type { TermProblem, TermProblemCode } from '../../terms/termProblem.ts';
import { diagnosticAt, rangeIn } from '../../platform/ui/inEditor/diagnostic.ts';
import { termProblemText } from './termProblemText.ts';

/** What the editor itself says about a term file: it reads JSON, and knows the schema. */
const saidByEditor: ReadonlySet<TermProblemCode> = new Set([
  'syntax',
  'wrong-type',
  'unknown-property',
]);

const levels = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  info: vscode.DiagnosticSeverity.Information,
} as const;

/** What is wrong with a term file that is open, beyond what its JSON schema can check. */
export function termDiagnostics(document: vscode.TextDocument): readonly vscode.Diagnostic[] {
  const { problems } = parseTermFile(document.getText());
  return problems
    .filter(({ code }) => !saidByEditor.has(code))
    .map((problem) => diagnosticOf(document, problem));
}

function diagnosticOf(document: vscode.TextDocument, problem: TermProblem): vscode.Diagnostic {
  const { severity, code } = problem;
  const range = rangeIn(document, problem);
  return diagnosticAt(range, termProblemText(problem), levels[severity], code);
}
