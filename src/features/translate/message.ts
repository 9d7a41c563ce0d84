import * as vscode from 'vscode';
import { resourceFileGlob } from '../../resources/globs.ts';
import type { Services } from '../../platform/services.ts';
import { lazily } from '../../platform/ui/inBackground.ts';
import type { RunStore } from './state/runStore.ts';
import type { translateCommands } from './translateCommands.ts';
import { translateKind } from './message/translateKind.ts';

/** What is offered at a single message of a resource file. */
export function registerMessage(
  { register, status }: Services,
  runs: () => Promise<RunStore>,
  commands: () => Promise<ReturnType<typeof translateCommands>>,
): vscode.Disposable {
  const parts = lazily(async () => {
    const { MessageActions } = await import('./message/messageActions.ts');
    const { EarlierSource } = await import('./message/earlierSource.ts');
    const { MachineTexts } = await import('./message/machineTexts.ts');
    const texts = new MachineTexts(await runs());
    return {
      actions: new MessageActions(status, texts),
      earlier: new EarlierSource(status, texts),
    };
  });
  const files = { pattern: resourceFileGlob };
  const partsFor = async ({ uri }: vscode.TextDocument) =>
    (await status.resources.memberOf(uri)) === undefined ? undefined : parts();
  return vscode.Disposable.from(
    vscode.languages.registerHoverProvider(files, {
      provideHover: async (document, at) =>
        (await partsFor(document))?.earlier.provideHover(document, at),
    }),
    vscode.languages.registerCodeActionsProvider(
      files,
      {
        provideCodeActions: async (document, range) =>
          (await partsFor(document))?.actions.provideCodeActions(document, range),
      },
      { providedCodeActionKinds: [translateKind] },
    ),
    register('glossa.translate.message', async (given) => (await commands()).message(given, false)),
    register('glossa.translate.messageEverywhere', async (given) =>
      (await commands()).message(given, true),
    ),
    register('glossa.translate.messages', async (files) => (await commands()).forCatalog(files)),
    register('glossa.translate.copySource', async (given) => (await commands()).copySource(given)),
    register('glossa.translate.machineText', async (given) =>
      (await commands()).machineText(given),
    ),
  );
}
