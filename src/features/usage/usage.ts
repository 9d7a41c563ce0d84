import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { Panels } from '../../platform/pages/panel.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { usagePanel } from './usagePanel.ts';

/** What the account has used in its billing period, as a page. */
export function registerUsage(
  register: RegisterCommand,
  connection: Connection,
  usage: AccountUsage,
  { extensionUri }: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const panels = new Panels(usagePanel(connection, usage), extensionUri, log);
  return vscode.Disposable.from(
    panels,
    register('glossa.usage.show', async () => {
      // Where nobody is signed in, that is said with the way to do it.
      await connection.service();
      panels.show('account');
    }),
  );
}
