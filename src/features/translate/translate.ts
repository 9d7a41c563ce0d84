import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { afterActivation, lazily } from '../../platform/ui/inBackground.ts';
import { registerMessage } from './message.ts';
import { offerInterruptedRun } from './run/offerInterruptedRun.ts';
import { Documents } from './pages/documents.ts';
import { registerLastRun } from './lastRun/lastRun.ts';

/** The commands that choose what translations of a folder are made with. */
const selections = ['selectMemory', 'selectGlossary', 'selectStyle', 'selectFormality'] as const;

/** The commands on a resource file or a folder that take choices of a caller after it. */
const resourceCommands = ['missing', 'pseudoLocales'] as const;

/** Translating: selections, what resource files lack, and the choices that both follow. */
export function registerTranslate(services: Services): vscode.Disposable {
  const { register, context, proposals, log } = services;
  const journal = lazily(async () => new (await import('./state/runJournal.ts')).RunJournal(log));
  const runs = lazily(async () => {
    const { RunStore } = await import('./state/runStore.ts');
    return new RunStore(context, log);
  });
  const loadReport = async (folder: string) => {
    const { loadReport: load } = await import('./report/showReport.ts');
    return load(await runs(), services, folder);
  };
  const documents = new Documents(loadReport, context.extensionUri, log);
  const look = async (): Promise<void> => {
    await runs();
    await (await journal()).forgetOld();
    await proposals.look();
  };
  const commands = lazily(async () => {
    const { translateCommands } = await import('./translateCommands.ts');
    return translateCommands(services, await runs(), await journal(), documents);
  });
  proposals.acceptBy((folder) => async (some) => (await commands()).acceptKept(folder, some));
  afterActivation(log, look);
  return vscode.Disposable.from(
    documents,
    registerLastRun(services, runs, documents),
    offerInterruptedRun(services, journal),
    register('glossa.translate.selection', async (choice) =>
      (await commands()).selection(choice, false),
    ),
    register('glossa.translate.selectionTo', async (choice) =>
      (await commands()).selection(choice, true),
    ),
    register('glossa.translate.file', async (uri) => (await commands()).file(uri)),
    register('glossa.translate.sources', async (given) => (await commands()).sources(given)),
    register('glossa.translate.plan', async (given) => (await commands()).plan(given)),
    register('glossa.translate.pause', async () => (await commands()).pause()),
    register('glossa.translate.resume', async () => (await commands()).resume()),
    register('glossa.translate.addLocales', async (uri) => (await commands()).addLocales(uri)),
    ...resourceCommands.map((name) =>
      register(`glossa.translate.${name}`, async (...args) => (await commands())[name](...args)),
    ),
    registerMessage(services, runs, commands),
    register('glossa.translate.undo', async (folder) => (await commands()).undo(folder)),
    register('glossa.translate.retryNow', async () => (await commands()).retryNow()),
    register('glossa.translate.discardAnswers', async () => (await commands()).discardAnswers()),
    ...selections.map((name) =>
      register(`glossa.translate.${name}`, async (choice) => (await commands())[name](choice)),
    ),
  );
}
