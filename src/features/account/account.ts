import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';

/** Signing in, signing out, and looking whether it works. */
export function registerAccount(
  register: RegisterCommand,
  keys: KeyStore,
  connection: Connection,
): vscode.Disposable {
  return vscode.Disposable.from(
    register('glossa.account.signIn', async () => (await commands()).signIn(keys, connection)),
    register('glossa.account.signOut', async () => (await commands()).signOut(keys, connection)),
    register('glossa.account.check', async () => (await commands()).checkConnection(connection)),
  );
}

const commands = async () => (await import('./accountCommands.ts')).accountCommands;
