import type { ExtensionContext } from 'vscode';
import { registerAccount } from './features/account/account.ts';
import { registerMemories } from './features/memories/memories.ts';
import { registerTranslate } from './features/translate/translate.ts';
import { commandsWith } from './platform/command.ts';
import { Connection } from './platform/connection.ts';
import { KeyStore } from './platform/keyStore.ts';
import { openLog } from './platform/log.ts';

/** Builds the services and registers the features: the table of contents of Glossa. */
export function activate(context: ExtensionContext): void {
  const log = openLog();
  const register = commandsWith(log);
  const keys = new KeyStore(context);
  const connection = new Connection(keys, log);
  context.subscriptions.push(
    log,
    connection,
    register('glossa.log.show', async () => log.show()),
    registerAccount(register, keys, connection),
    registerTranslate(register, connection, context.workspaceState, log),
    registerMemories(register, connection, log),
  );
}
