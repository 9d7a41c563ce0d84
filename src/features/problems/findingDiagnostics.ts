import * as vscode from 'vscode';
import type { LineRange } from '../../resources/lineIndex.ts';
import type { Severity } from '../../message/findings.ts';
import { findingText } from '../../texts/findings/findingText.ts';
import {
  diagnosticAt,
  relatedPlace,
  type CheckLink,
} from '../../platform/ui/inEditor/diagnostic.ts';
import type { PlacedFinding, RelatedValue } from '../../project/findings/placedFindings.ts';

/** The findings of a file for the Problems panel, each at its value or at the part of it that it is about. */
export function findingDiagnostics(
  folder: vscode.WorkspaceFolder,
  findings: readonly PlacedFinding[],
  linkOf: (code: string) => CheckLink,
): readonly vscode.Diagnostic[] {
  return findings.map(({ found: { finding }, range, related }) => {
    const level = levels[finding.severity];
    const link = linkOf(finding.code);
    const diagnostic = diagnosticAt(rangeOf(range), findingText(finding), level, link);
    diagnostic.relatedInformation = related.map((one) => relatedTo(folder, one));
    return diagnostic;
  });
}

const levels: Readonly<Record<Severity, vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  info: vscode.DiagnosticSeverity.Information,
};

function relatedTo(
  folder: vscode.WorkspaceFolder,
  { path, range, message }: RelatedValue,
): vscode.DiagnosticRelatedInformation {
  const uri = vscode.Uri.joinPath(folder.uri, path);
  return relatedPlace(new vscode.Location(uri, rangeOf(range)), message.value);
}

/** The findings of the values that a part of a file touches, each with its own place. */
export function findingsIn(
  range: vscode.Range,
  findings: readonly PlacedFinding[],
): readonly (PlacedFinding & { readonly place: vscode.Range })[] {
  return findings
    .map((one) => ({ ...one, place: rangeOf(one.range) }))
    .filter(({ value }) => rangeOf(value).intersection(range) !== undefined);
}

function rangeOf({ start, end }: LineRange): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
