import type * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';

/** What somebody who asks for help can send along. */
export function registerSupport(
  register: RegisterCommand,
  { extension }: vscode.ExtensionContext,
  resources: ResourceIndex,
): vscode.Disposable {
  return register('glossa.support.copy', async () => {
    const { copySupport } = await import('./copySupport.ts');
    await copySupport(extension, resources);
  });
}
