import * as vscode from 'vscode';
import { KeyStore } from '../../platform/account/keyStore.ts';
import type { Services } from '../../platform/services.ts';
import { AdminAccount } from './adminAccount.ts';
import { apiKeysTree } from './apiKeysTree.ts';

/** The API keys of an account, for its administrators: a view that is there for them only. */
export function registerAdministration({
  register,
  connection,
  context,
  log,
}: Services): vscode.Disposable {
  const account = new AdminAccount(connection, new KeyStore(context, 'administration'), log);
  const tree = apiKeysTree(account, log);
  return vscode.Disposable.from(
    account,
    tree,
    account.onDidChange(() => tree.restart()),
    vscode.window.createTreeView('glossa.apiKeys', { treeDataProvider: tree }),
    register('glossa.administration.signIn', async () =>
      (await commands()).signInAdministrator(account),
    ),
    register('glossa.administration.signOut', async () =>
      (await commands()).signOutAdministrator(account),
    ),
    register('glossa.administration.refresh', async () => tree.refresh()),
    register('glossa.administration.create', async () => (await commands()).createKey(account)),
    register('glossa.administration.rename', async (row) =>
      (await commands()).renameKey(account, row),
    ),
    register('glossa.administration.limit', async (row) =>
      (await commands()).limitKey(account, row),
    ),
    register('glossa.administration.deactivate', async (row) =>
      (await commands()).deactivateKey(account, row),
    ),
    register('glossa.administration.copyId', async (row) => (await commands()).copyKeyId(row)),
  );
}

const commands = async () => (await import('./administrationCommands.ts')).administrationCommands;
