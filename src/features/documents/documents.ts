import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { Languages } from '../../platform/account/languages.ts';
import { lazily } from '../../platform/lazily.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { recordsKey } from './recordsKey.ts';

/** Whole documents: sent as they are, translated by the service, and fetched. */
export function registerDocuments(
  register: RegisterCommand,
  connection: Connection,
  languages: Languages,
  usage: AccountUsage,
  { workspaceState, secrets }: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const commands = lazily(async () => {
    const { documentCommands } = await import('./documentCommands.ts');
    const account = { connection, languages, usage, log };
    return documentCommands(account, workspaceState, secrets);
  });
  if (workspaceState.get(recordsKey) !== undefined) {
    inBackground(
      log,
      commands().then(({ resume }) => resume()),
    );
  }
  return vscode.Disposable.from(
    register('glossa.documents.translate', async (...args) =>
      (await commands()).translate(...args),
    ),
    register('glossa.documents.fetch', async () => (await commands()).fetch()),
  );
}
