import type * as vscode from 'vscode';
import { editNow } from '../../platform/files/editNow.ts';
import type { MessageFinding } from '../../project/findings/messageFinding.ts';
import { proposedValues } from '../../project/findings/proposedFixes.ts';
import { valueEdits, type NewValue } from '../../project/findings/valueEdits.ts';
import type { CheckedDocument } from './checkDocument.ts';

/** The edit that gives messages of a document other values; nothing where none of them can be written. */
export function editOf(
  document: vscode.TextDocument,
  { format }: CheckedDocument,
  values: readonly NewValue[],
): vscode.WorkspaceEdit | undefined {
  const text = document.getText();
  const edits = valueEdits(format, text, values);
  return edits.length === 0 ? undefined : editNow(() => [{ uri: document.uri, text, edits }]);
}

/** The edit that mends as many of these findings as can be mended. */
export function editOfAll(
  document: vscode.TextDocument,
  checked: CheckedDocument,
  findings: readonly MessageFinding[],
): vscode.WorkspaceEdit {
  return editOf(document, checked, proposedValues(findings)) ?? editNow(() => []);
}
