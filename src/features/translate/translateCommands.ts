import * as vscode from 'vscode';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { answersKept } from '../../platform/contextKeys.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestedFile, SourcesRequest } from '../../platform/ui/requests.ts';
import { confirm } from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import { selectMemory, selectGlossary } from './choose/selectMemory.ts';
import { selectStyle, selectFormality } from './choose/selectStyle.ts';
import { TargetLanguages } from '../../platform/account/targetLanguages.ts';
import {
  addLocales,
  translateFile,
  translateMessages,
  translateMissing,
  translateSources,
  createPseudoLocales,
} from './missing.ts';
import { MachineTexts } from './message/machineTexts.ts';
import {
  backToMachine,
  copySource,
  messageToTranslate,
  translateForCatalog,
} from './message/messageCommands.ts';
import type { Documents } from './pages/documents.ts';
import type { RunStore } from './state/runStore.ts';
import { undoLastRun } from './lastRun/undoLastRun.ts';
import type { RunJournal } from './state/runJournal.ts';
import { acceptedKept } from './run/keptReview.ts';
import { showPlan } from './showPlan.ts';
import { translateSelection } from './selection/selection.ts';
import { TextTranslator } from './selection/textTranslator.ts';
import { WindowRuns } from './lastRun/windowRuns.ts';

/** What the commands of translating do: made with the first of them. */
export function translateCommands(
  services: Services,
  store: RunStore,
  journal: RunJournal,
  documents: Documents,
) {
  const { connection, status } = services;
  const runs = new WindowRuns(services, store, journal, documents);
  const languages = new TargetLanguages(services);
  const machine = new MachineTexts(store);
  const texts = new TextTranslator(services);
  const kept = acceptedKept(runs);
  return {
    acceptKept: kept,
    message: async (given: unknown, everywhere: boolean) =>
      (await translateMessages(runs, await messageToTranslate(status, given, everywhere)))?.report,
    forCatalog: (files: readonly RequestedFile[]) => translateForCatalog(runs, files),
    copySource: (given: unknown) => copySource(status, given),
    machineText: (given: unknown) => backToMachine(status, machine, given),
    selection: (choice: unknown, alwaysAsk: boolean) =>
      translateSelection(texts, choice, alwaysAsk),
    missing: (...args: readonly unknown[]) => translateMissing(runs, ...args),
    sources: (request: SourcesRequest) => translateSources(runs, request),
    plan: (given: unknown) => showPlan(runs, given),
    pause: () => runs.view.pause(),
    resume: () => runs.view.resume(),
    retryNow: () => runs.waits.retryNow(),
    file: (uri: unknown) => translateFile(runs, uri instanceof vscode.Uri ? uri : undefined),
    addLocales: (uri: unknown) => addLocales(runs, uri instanceof vscode.Uri ? uri : undefined),
    pseudoLocales: (...args: readonly unknown[]) => createPseudoLocales(runs, ...args),
    undo: (folder: unknown) => undoLastRun(runs, folder instanceof vscode.Uri ? folder : undefined),
    discardAnswers: () => discardAnswers(journal),
    selectMemory: (choice: unknown) => selectMemory(connection, choice),
    selectGlossary: (choice: unknown) => selectGlossary(connection, choice),
    selectStyle: (choice: unknown) => selectStyle(services, choice),
    selectFormality: (choice: unknown) => selectFormality(languages, choice),
  };
}

/** Throws away what was paid for and is in no file yet, of the folders of this window. Asks first. */
async function discardAnswers(journal: RunJournal): Promise<void> {
  await journal.refresh();
  if (answersKept.value !== true) {
    throw hint(vscode.l10n.t('There are no paid translations waiting to be written.'));
  }
  const sure = await confirm({
    message: vscode.l10n.t('Discard the translations that are paid for but not written yet?'),
    detail: [
      vscode.l10n.t('No files are changed. Another run will pay for these translations again.'),
    ],
    yes: buttonTexts.discard(),
  });
  if (sure) await journal.discard();
}
