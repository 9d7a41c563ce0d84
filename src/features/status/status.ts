import * as vscode from 'vscode';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { lazily } from '../../platform/lazily.ts';
import type { Services } from '../../platform/services.ts';
import { Names } from './names.ts';
import { StatusItem } from './statusItem.ts';

/** The item in the status bar and its menu. */
export function registerStatus({
  register,
  connection,
  usage,
  status,
  context: { workspaceState: state },
  log,
}: Services): vscode.Disposable {
  const names = new Names(connection);
  const lost = lazily(
    async () => new (await import('./lostLedger.ts')).LostLedger(status, state, log),
  );
  return vscode.Disposable.from(
    names,
    new StatusItem(connection, usage, names, status, log),
    status.onDidCount(() =>
      inBackground(
        log,
        lost().then((ledger) => ledger.look()),
      ),
    ),
    register('glossa.status.show', async () => {
      const { showMenu } = await import('./statusMenu.ts');
      await showMenu(status);
    }),
  );
}
