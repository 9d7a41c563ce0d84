import * as vscode from 'vscode';
import { Panels } from '../../platform/pages/panel.ts';
import type { Services } from '../../platform/services.ts';
import { usagePanel } from './usagePanel.ts';

/** What the account has used in its billing period, as a page. */
export function registerUsage({
  register,
  connection,
  usage,
  context: { extensionUri },
  log,
}: Services): vscode.Disposable {
  const panels = new Panels(usagePanel(connection, usage), extensionUri, log);
  return vscode.Disposable.from(
    panels,
    register('glossa.usage.show', async () => {
      // Where nobody is signed in, that is said with the way to do it.
      await connection.service();
      panels.show('account');
    }),
  );
}
