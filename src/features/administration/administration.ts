import * as vscode from 'vscode';
import { KeyStore } from '../../platform/account/keyStore.ts';
import type { Services } from '../../platform/services.ts';
import { AdminAccount } from './adminAccount.ts';
import { ApiKeysTree } from './apiKeysTree.ts';

/** The API keys of an account, for its administrators: a view that is there for them only. */
export function registerAdministration({
  register,
  connection,
  context,
  log,
}: Services): vscode.Disposable {
  const account = new AdminAccount(connection, new KeyStore(context, 'administration'), log);
  const tree = new ApiKeysTree(account, log);
  const shared = { account, tree };
  return vscode.Disposable.from(
    account,
    tree,
    vscode.window.createTreeView('glossa.apiKeys', { treeDataProvider: tree }),
    register('glossa.administration.signIn', async () =>
      (await commands()).signInAdministrator(shared),
    ),
    register('glossa.administration.signOut', async () =>
      (await commands()).signOutAdministrator(shared),
    ),
    register('glossa.administration.refresh', async () => tree.refresh()),
    register('glossa.administration.create', async () => (await commands()).createKey(shared)),
    register('glossa.administration.rename', async (row) =>
      (await commands()).renameKey(shared, row),
    ),
    register('glossa.administration.limit', async (row) =>
      (await commands()).limitKey(shared, row),
    ),
    register('glossa.administration.deactivate', async (row) =>
      (await commands()).deactivateKey(shared, row),
    ),
    register('glossa.administration.copyId', async (row) => (await commands()).copyKeyId(row)),
  );
}

const commands = async () => (await import('./administrationCommands.ts')).administrationCommands;
