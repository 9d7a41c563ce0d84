import * as vscode from 'vscode';
import { resourceFileGlob } from '../../../catalog/globs.ts';
import { lazily } from '../../../platform/lazily.ts';
import type { RegisterCommand } from '../../../platform/ui/command.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import type { KeptRuns } from '../lastRun/keptRuns.ts';
import type { translateCommands } from '../translateCommands.ts';
import { translateKind } from './translateKind.ts';

/** What is offered at a single message of a resource file. */
export function registerMessage(
  register: RegisterCommand,
  status: WorkspaceStatus,
  runs: () => Promise<KeptRuns>,
  commands: () => Promise<ReturnType<typeof translateCommands>>,
): vscode.Disposable {
  const actions = lazily(async () => {
    const { MessageActions } = await import('./messageActions.ts');
    const { MachineTexts } = await import('./machineTexts.ts');
    return new MessageActions(status, new MachineTexts(await runs()));
  });
  const provideCodeActions = async (document: vscode.TextDocument, range: vscode.Range) =>
    (await status.resources.memberOf(document.uri)) === undefined
      ? undefined
      : (await actions()).provideCodeActions(document, range);
  return vscode.Disposable.from(
    vscode.languages.registerCodeActionsProvider(
      { pattern: resourceFileGlob },
      { provideCodeActions },
      { providedCodeActionKinds: [translateKind] },
    ),
    register('glossa.translate.message', async (given) => (await commands()).message(given, false)),
    register('glossa.translate.messageEverywhere', async (given) =>
      (await commands()).message(given, true),
    ),
    register('glossa.translate.copySource', async (given) => (await commands()).copySource(given)),
    register('glossa.translate.machineText', async (given) =>
      (await commands()).machineText(given),
    ),
  );
}
