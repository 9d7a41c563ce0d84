import * as vscode from 'vscode';
import { lineIndex } from '../../resources/lineIndex.ts';
import { codePointRange } from '../../project/evaluation/evaluationJobs.ts';
import { placeOf } from '../../project/findings/placedFindings.ts';
import type { QualityIssue } from '../../service/evaluation/evaluations.ts';
import { diagnosticAt } from '../../platform/ui/inEditor/diagnostic.ts';
import type { EvaluationInput, EvaluatedMessage } from './evaluationInput.ts';

/** The issues of messages where they are in the file as it is now, escapes or not; each span is an entry of its own. */
export function issueDiagnostics(
  { text, start }: EvaluationInput,
  issues: readonly { readonly message: EvaluatedMessage; readonly issue: QualityIssue }[],
): readonly vscode.Diagnostic[] {
  const { at } = lineIndex(text.slice(start));
  return issues.flatMap(({ message: { message }, issue }) => {
    const spans = issue.targetSpans.flatMap((span) => codePointRange(message.value, span) ?? []);
    const places = spans.length === 0 ? [undefined] : spans;
    return places.map((span) => {
      const { offset, length } = placeOf(text, message, span);
      const [from, to] = [at(offset - start), at(offset - start + length)];
      const range = new vscode.Range(from.line, from.character, to.line, to.character);
      return diagnosticAt(range, textOf(issue), severityOf(issue), codeOf(issue));
    });
  });
}

function textOf({ explanation, type, subType }: QualityIssue): string {
  if (explanation !== '') return explanation;
  return subType === '' ? type : subType;
}

/** The service's own names, which its documentation explains. */
function codeOf({ type, subType }: QualityIssue): string {
  return [type, subType].filter((part) => part !== '').join(': ');
}

function severityOf({ severity }: QualityIssue): vscode.DiagnosticSeverity {
  switch (severity) {
    case 'Critical':
      return vscode.DiagnosticSeverity.Error;
    case 'Major':
      return vscode.DiagnosticSeverity.Warning;
    default:
      return vscode.DiagnosticSeverity.Information;
  }
}
