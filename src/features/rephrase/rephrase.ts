import * as vscode from 'vscode';
import { rephrasingUnavailable } from '../../platform/contextKeys.ts';
import { RefusedFeature } from '../../platform/refusedFeature.ts';
import { inBackground, lazily } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';

/** Texts in better words, and without mistakes, in the language that they are in. */
export function registerRephrase(services: Services): vscode.Disposable {
  const { register, connection, context, log } = services;
  const refusal = new RefusedFeature('glossa.write.refused', rephrasingUnavailable, {
    connection,
    storage: context.globalState,
  });
  inBackground(log, refusal.restore());
  const parts: vscode.Disposable[] = [refusal];
  const commands = lazily(async () => {
    const { rephraseCommands } = await import('./rephraseCommands.ts');
    const made = rephraseCommands(services, refusal);
    parts.push(made);
    return made;
  });
  return vscode.Disposable.from(
    register('glossa.write.improve', async (choice) => (await commands()).improve(choice)),
    register('glossa.write.accept', async (given) => (await commands()).accept(given)),
    register('glossa.write.leave', async (given) => (await commands()).leave(given)),
    register('glossa.write.correct', async () => (await commands()).correctSelection()),
    register('glossa.write.correctFile', async (given) => (await commands()).correctFile(given)),
    register('glossa.write.clearCorrections', async () => (await commands()).clearCorrections()),
    { dispose: () => parts.forEach((part) => part.dispose()) },
  );
}
