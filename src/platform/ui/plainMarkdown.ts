import * as vscode from 'vscode';
import { plainText } from '../../texts/uiText.ts';

/** A tooltip of paragraphs that are nothing but text: `appendText` escapes, so that none becomes a link or a picture. */
export function plainMarkdown(paragraphs: readonly string[]): vscode.MarkdownString {
  const text = new vscode.MarkdownString();
  for (const paragraph of paragraphs) {
    text.appendText(plainText(paragraph, 500)).appendMarkdown('\n\n');
  }
  return text;
}
