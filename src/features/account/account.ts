import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';
import { checkConnection } from './checkConnection.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

/** Signing in, signing out, and looking whether it works. */
export function registerAccount(
  register: RegisterCommand,
  keys: KeyStore,
  connection: Connection,
): vscode.Disposable {
  return vscode.Disposable.from(
    register('glossa.account.signIn', () => signIn(keys, connection)),
    register('glossa.account.signOut', () => signOut(keys, connection)),
    register('glossa.account.check', () => checkConnection(connection)),
  );
}
