import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { LostLedger } from './lostLedger.ts';
import { Names } from './names.ts';
import { StatusItem } from './statusItem.ts';

/** The item in the status bar and its menu. */
export function registerStatus(
  register: RegisterCommand,
  connection: Connection,
  usage: AccountUsage,
  status: WorkspaceStatus,
  state: vscode.Memento,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const names = new Names(connection);
  return vscode.Disposable.from(
    names,
    new StatusItem(connection, usage, names, status, log),
    new LostLedger(status, state, log),
    register('glossa.status.show', async () => {
      const { showMenu } = await import('./statusMenu.ts');
      await showMenu(status);
    }),
  );
}
