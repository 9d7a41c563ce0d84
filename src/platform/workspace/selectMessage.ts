import * as vscode from 'vscode';
import { runSync } from '../../resources/cooperative.ts';
import type { ResourceFormat, KeyPath } from '../../resources/formats/format.ts';
import { rangeIn } from '../ui/inEditor/diagnostic.ts';

/** Selects the text of a message where it is now. Nothing happens where the file has no such message, or cannot be read. */
export function selectMessage(
  editor: vscode.TextEditor,
  format: ResourceFormat,
  path: KeyPath,
): void {
  const range = rangeOf(editor.document, format, path);
  if (range === undefined) return;
  editor.selection = new vscode.Selection(range.start, range.end);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

function rangeOf(
  document: vscode.TextDocument,
  format: ResourceFormat,
  path: KeyPath,
): vscode.Range | undefined {
  try {
    const message = runSync(format.parse(document.getText())).get(path);
    return message && rangeIn(document, message);
  } catch {
    return undefined;
  }
}
