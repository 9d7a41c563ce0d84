import * as vscode from 'vscode';
import { plainMarkdown } from '../plainMarkdown.ts';
import { plainText } from '../../../texts/uiText.ts';

/** A word behind a place in a document that is no part of its text, with paragraphs that explain it. */
export function inlayHint(
  position: vscode.Position,
  label: string,
  tooltip: readonly string[],
): vscode.InlayHint {
  const hint = new vscode.InlayHint(position, plainText(label));
  hint.paddingLeft = true;
  hint.tooltip = plainMarkdown(tooltip);
  return hint;
}
