import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { Languages } from '../../platform/account/languages.ts';
import type { Storage } from '../../platform/keptRecords.ts';
import { lazily } from '../../platform/lazily.ts';
import { recordsIn } from '../../platform/recordsIn.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { recordKeys } from '../../platform/workspace/recordKeys.ts';

/** Whole documents: sent as they are, translated by the service, and fetched. */
export function registerDocuments(
  register: RegisterCommand,
  connection: Connection,
  languages: Languages,
  usage: AccountUsage,
  records: () => Promise<Storage>,
  { workspaceState, secrets }: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const commands = lazily(async () => {
    const { documentCommands } = await import('./documentCommands.ts');
    const account = { connection, languages, usage, log };
    return documentCommands(account, await records(), workspaceState, secrets);
  });
  const resume = async () => {
    if (recordsIn(await records(), recordKeys.documents) > 0) await (await commands()).resume();
  };
  inBackground(log, resume());
  return vscode.Disposable.from(
    register('glossa.documents.translate', async (...args) =>
      (await commands()).translate(...args),
    ),
    register('glossa.documents.fetch', async () => (await commands()).fetch()),
  );
}
