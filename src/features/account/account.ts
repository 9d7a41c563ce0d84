import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';

/** Signing in, signing out, and looking whether it works. */
export function registerAccount({ register, keys, connection }: Services): vscode.Disposable {
  return vscode.Disposable.from(
    register('glossa.account.signIn', async () => (await commands()).signIn(keys, connection)),
    register('glossa.account.signOut', async () => (await commands()).signOut(keys, connection)),
    register('glossa.account.check', async () => (await commands()).checkConnection(connection)),
  );
}

const commands = async () => (await import('./accountCommands.ts')).accountCommands;
