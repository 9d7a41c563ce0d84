import * as vscode from 'vscode';
import { inBackground, lazily } from '../../platform/ui/inBackground.ts';
import { recordKeys, recordsIn } from '../../platform/workspace/recordKeys.ts';
import type { Services } from '../../platform/services.ts';

/** Whole documents: sent as they are, translated by the service, and fetched. */
export function registerDocuments(services: Services): vscode.Disposable {
  const { register, records, log } = services;
  const commands = lazily(async () =>
    (await import('./documentCommands.ts')).documentCommands(services, await records()),
  );
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
