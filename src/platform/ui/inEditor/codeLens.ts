import * as vscode from 'vscode';
import { uiText } from '../../../texts/uiText.ts';

/** A line of text above a line of a document, which does something when it is clicked. */
export function codeLens(
  range: vscode.Range,
  title: string,
  command: Omit<vscode.Command, 'title'>,
): vscode.CodeLens {
  return new vscode.CodeLens(range, { ...command, title: uiText(title, 200) });
}
