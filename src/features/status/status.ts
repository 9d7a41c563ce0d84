import * as vscode from 'vscode';
import { inBackground, lazily } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';
import { Names } from './names.ts';
import { StatusItem } from './statusItem.ts';

/** The item in the status bar and its menu. */
export function registerStatus(services: Services): vscode.Disposable {
  const { register, connection, status, log } = services;
  const names = new Names(connection);
  const lost = lazily(async () => new (await import('./lostLedger.ts')).LostLedger(services));
  return vscode.Disposable.from(
    names,
    new StatusItem(services, names),
    status.onDidCount(() =>
      inBackground(
        log,
        lost().then((ledger) => ledger.look()),
      ),
    ),
    register('glossa.status.show', async () => {
      const { showMenu } = await import('./statusMenu.ts');
      await showMenu(services);
    }),
  );
}
