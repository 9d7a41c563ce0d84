import type * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';

/** What somebody who asks for help can send along. */
export function registerSupport({
  register,
  context: { extension },
  status: { resources },
}: Services): vscode.Disposable {
  return register('glossa.support.copy', async () => {
    const { copySupport } = await import('./copySupport.ts');
    await copySupport(extension, resources);
  });
}
