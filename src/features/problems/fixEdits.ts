import * as vscode from 'vscode';
import { rangeIn } from '../../platform/ui/inEditor/rangeIn.ts';
import type { MessageFinding } from '../../project/findings/fileToCheck.ts';
import { proposedValues } from '../../project/findings/proposedFixes.ts';
import { valueEdits, type NewValue } from '../../project/findings/valueEdits.ts';
import type { CheckedDocument } from './checkDocument.ts';

/** The edit that gives messages of a document other values; nothing where none of them can be written. */
export function editOf(
  document: vscode.TextDocument,
  { format }: CheckedDocument,
  values: readonly NewValue[],
): vscode.WorkspaceEdit | undefined {
  const edit = new vscode.WorkspaceEdit();
  for (const one of valueEdits(format, document.getText(), values)) {
    edit.replace(document.uri, rangeIn(document, one), one.text);
  }
  return edit.size === 0 ? undefined : edit;
}

/** The edit that mends as many of these findings as can be mended. */
export function editOfAll(
  document: vscode.TextDocument,
  checked: CheckedDocument,
  findings: readonly MessageFinding[],
): vscode.WorkspaceEdit {
  return editOf(document, checked, proposedValues(findings)) ?? new vscode.WorkspaceEdit();
}
