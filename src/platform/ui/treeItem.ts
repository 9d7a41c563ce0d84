import * as vscode from 'vscode';
import { plainText } from '../../texts/uiText.ts';
import { plainMarkdown } from './plainMarkdown.ts';

/** The row as the editor wants it, with nothing in its texts but text. */
export function treeItem(row: {
  readonly label: string;
  readonly description?: string;
  readonly id: string;
  readonly icon: string;
  readonly contextValue: string;
  /** Paragraphs. */
  readonly tooltip: readonly string[];
  /** What a screen reader says. */
  readonly spoken?: string;
  /** It has rows below, hidden at first. */
  readonly collapsed?: boolean;
  /** It has rows below, shown at first. */
  readonly expanded?: boolean;
  readonly command?: vscode.Command;
}): vscode.TreeItem {
  const { Collapsed, Expanded, None } = vscode.TreeItemCollapsibleState;
  const state = row.expanded ? Expanded : row.collapsed ? Collapsed : None;
  const item = new vscode.TreeItem(plainText(row.label), state);
  item.id = row.id;
  item.iconPath = new vscode.ThemeIcon(row.icon);
  item.contextValue = row.contextValue;
  item.tooltip = plainMarkdown(row.tooltip);
  if (row.description !== undefined) item.description = plainText(row.description, 300);
  if (row.spoken !== undefined) {
    item.accessibilityInformation = { label: plainText(row.spoken, 500) };
  }
  if (row.command !== undefined) item.command = row.command;
  return item;
}
