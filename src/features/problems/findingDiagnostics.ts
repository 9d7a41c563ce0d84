import * as vscode from 'vscode';
import type { Severity } from '../../message/findings.ts';
import { findingText } from '../../platform/ui/findingText.ts';
import { diagnosticAt } from '../../platform/ui/inEditor/diagnostic.ts';
import type { FileFinding } from '../../project/findings/fileToCheck.ts';
import { placeOf } from '../../project/findings/placeOf.ts';

/** The findings of a document for the Problems panel, each at its value or at the part of it that it is about. */
export function findingDiagnostics(
  document: vscode.TextDocument,
  findings: readonly FileFinding[],
): readonly vscode.Diagnostic[] {
  const text = document.getText();
  return findings.map((found) => {
    const { finding } = found;
    const range = rangeOf(document, text, found);
    return diagnosticAt(range, findingText(finding), levels[finding.severity], finding.code);
  });
}

const levels: Readonly<Record<Severity, vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  info: vscode.DiagnosticSeverity.Information,
};

/** The findings in a part of a document, each with its place. */
export function findingsIn(
  range: vscode.Range,
  document: vscode.TextDocument,
  findings: readonly FileFinding[],
): readonly { readonly found: FileFinding; readonly place: vscode.Range }[] {
  const text = document.getText();
  return findings
    .map((found) => ({ found, place: rangeOf(document, text, found) }))
    .filter(({ place }) => place.intersection(range) !== undefined);
}

/** Where a finding is in a document whose text it was found in. */
function rangeOf(
  document: vscode.TextDocument,
  text: string,
  { message, at }: FileFinding,
): vscode.Range {
  const { offset, length } = placeOf(text, message, at);
  return new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
}
