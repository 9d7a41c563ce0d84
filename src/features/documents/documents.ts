import * as vscode from 'vscode';
import { lazily } from '../../platform/lazily.ts';
import { recordsIn } from '../../platform/recordsIn.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { recordKeys } from '../../platform/workspace/recordKeys.ts';
import type { Services } from '../../platform/services.ts';

/** Whole documents: sent as they are, translated by the service, and fetched. */
export function registerDocuments({
  register,
  connection,
  languages,
  usage,
  records,
  context: { workspaceState, secrets },
  log,
}: Services): vscode.Disposable {
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
