import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { inBackground, lazily } from '../../platform/ui/inBackground.ts';

/** Signing in, signing out, and looking whether it works. */
export function registerAccount({
  register,
  keys,
  connection,
  log,
  onWait,
  goOn,
}: Services): vscode.Disposable {
  const later: vscode.Disposable[] = [];
  const item = lazily(async () => {
    const { WaitingItem } = await import('./waitingItem.ts');
    const shown = new WaitingItem();
    later.push(shown);
    return shown;
  });
  return vscode.Disposable.from(
    new vscode.Disposable(() => vscode.Disposable.from(...later).dispose()),
    onWait((waits) =>
      inBackground(
        log,
        item().then((shown) => shown.show(waits)),
      ),
    ),
    register('glossa.account.signIn', async () => {
      const signedIn = await (await commands()).signIn(keys, connection);
      if (signedIn) inBackground(log, goOn());
      return signedIn;
    }),
    register('glossa.account.signOut', async () => (await commands()).signOut(keys, connection)),
    register('glossa.account.check', async () => (await commands()).checkConnection(connection)),
  );
}

const commands = async () => (await import('./accountCommands.ts')).accountCommands;
