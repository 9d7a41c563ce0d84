import * as vscode from 'vscode';
import { plainText } from '../../../texts/uiText.ts';

/** The name of a check, and where its description is. */
export interface CheckLink {
  readonly value: string;
  readonly target: vscode.Uri;
}

/** An entry of the Problems panel, with nothing in its text but text. */
export function diagnosticAt(
  range: vscode.Range,
  message: string,
  severity: vscode.DiagnosticSeverity,
  code: string | CheckLink,
): vscode.Diagnostic {
  const diagnostic = new vscode.Diagnostic(range, plainText(message, 1000), severity);
  diagnostic.source = 'Glossa';
  diagnostic.code = code;
  return diagnostic;
}

/** A place that an entry of the Problems panel leads to. */
export function relatedPlace(
  location: vscode.Location,
  message: string,
): vscode.DiagnosticRelatedInformation {
  return new vscode.DiagnosticRelatedInformation(location, plainText(message, 200));
}

/** The check that a diagnostic of Glossa comes from; nothing for those of others. */
export function codeOf({ source, code }: vscode.Diagnostic): string | undefined {
  if (source !== 'Glossa') return undefined;
  return `${typeof code === 'object' ? code.value : (code ?? '')}`;
}

/** An action that edits; without an edit, one that works it out when it is chosen. */
export function quickFix(
  title: string,
  edit: vscode.WorkspaceEdit | undefined,
  diagnostics: readonly vscode.Diagnostic[],
  kind: vscode.CodeActionKind = vscode.CodeActionKind.QuickFix,
): vscode.CodeAction {
  const action = new vscode.CodeAction(plainText(title, 200), kind);
  if (edit !== undefined) action.edit = edit;
  action.diagnostics = [...diagnostics];
  return action;
}

/** A quick fix that runs a command. */
export function quickFixCommand(
  title: string,
  command: Omit<vscode.Command, 'title'>,
  diagnostics: readonly vscode.Diagnostic[],
): vscode.CodeAction {
  const action = codeActionCommand(title, command, vscode.CodeActionKind.QuickFix);
  action.diagnostics = [...diagnostics];
  return action;
}

/** An entry of the editor's list of actions that runs a command. */
export function codeActionCommand(
  title: string,
  command: Omit<vscode.Command, 'title'>,
  kind: vscode.CodeActionKind,
): vscode.CodeAction {
  const name = plainText(title, 200);
  const action = new vscode.CodeAction(name, kind);
  action.command = { ...command, title: name };
  return action;
}

/** A stretch of the text of a document, by its offset in UTF-16 units, as the editor's range. */
export function rangeIn(
  document: vscode.TextDocument,
  { offset, length }: { readonly offset: number; readonly length: number },
): vscode.Range {
  return new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
}
