import * as vscode from 'vscode';
import { setStatusBarMessage } from './messages.ts';

/** Puts the ID of something of the service into the clipboard, and says so in passing. */
export async function copyId(id: string): Promise<void> {
  await vscode.env.clipboard.writeText(id);
  setStatusBarMessage(vscode.l10n.t('ID copied'), 3000);
}
