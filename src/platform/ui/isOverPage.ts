import * as vscode from 'vscode';

/**
 * Whether a question that is asked now stands over a page. A page takes the focus back some time after the palette has
 * closed, and a question that leaves with the focus would be gone before anybody has seen it.
 */
export function isOverPage(): boolean {
  return vscode.window.tabGroups.activeTabGroup.activeTab?.input instanceof vscode.TabInputWebview;
}
