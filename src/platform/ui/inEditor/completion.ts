import * as vscode from 'vscode';
import { plainText } from '../../../texts/uiText.ts';

const kinds = {
  placeholder: vscode.CompletionItemKind.Variable,
  term: vscode.CompletionItemKind.Keyword,
  match: vscode.CompletionItemKind.Text,
} as const;

/** An entry of the editor's list: its label is text, and so is what it inserts. */
export function completionOf(completion: {
  readonly label: string;
  /** What it is, in a word or two. */
  readonly detail: string;
  /** As it is spelled in the document. */
  readonly text: string;
  /** What it takes the place of; on one line, with the cursor in it. */
  readonly range: vscode.Range;
  /** What is there, where typing is not to filter. */
  readonly filter?: string;
  readonly kind: 'placeholder' | 'term' | 'match';
  /** Its place among the others. */
  readonly place: number;
}): vscode.CompletionItem {
  const { label, detail, text, range, filter, kind, place } = completion;
  const item = new vscode.CompletionItem(plainText(label, 120), kinds[kind]);
  item.detail = plainText(detail);
  item.insertText = text;
  item.range = range;
  item.sortText = String(place).padStart(4, '0');
  if (filter !== undefined) item.filterText = filter;
  return item;
}
