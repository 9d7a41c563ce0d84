import * as vscode from 'vscode';
import type { Languages } from '../../platform/account/languages.ts';
import { KeptAnswers } from '../../translation/keptAnswers.ts';
import type { RequestedFile } from '../../platform/review/catalogRequests.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { selectGlossary } from './choose/selectGlossary.ts';
import { selectFormality } from './choose/selectFormality.ts';
import { selectMemory } from './choose/selectMemory.ts';
import { selectStyle } from './choose/selectStyle.ts';
import { TargetLanguages } from '../../platform/account/targetLanguages.ts';
import { createPseudoLocales } from './createPseudoLocales.ts';
import { addLocales, translateFile, translateMessages, translateMissing } from './missing.ts';
import { MachineTexts } from './message/machineTexts.ts';
import { backToMachine, copySource, messageToTranslate } from './message/messageCommands.ts';
import { translateForCatalog } from './message/translateForCatalog.ts';
import { undoLastRun } from './lastRun/undoLastRun.ts';
import { discardAnswers } from './run/discardAnswers.ts';
import { showPlan } from './plan/showPlan.ts';
import { RunView } from './run/runView.ts';
import { RunHold } from '../../translation/sending/runHold.ts';
import { translateSelection } from './selection/selection.ts';
import type { TranslateContext } from './translateContext.ts';

/** What the commands of translating do, and what they remember of each other: made with the first of them. */
export function translateCommands(
  shared: Omit<TranslateContext, 'languages' | 'resources' | 'kept' | 'without' | 'hold' | 'view'>,
  offered: Languages,
  workspaceState: vscode.Memento,
  status: WorkspaceStatus,
) {
  const { connection, journal } = shared;
  const languages = new TargetLanguages(offered, workspaceState);
  const hold = new RunHold();
  const view = new RunView(hold);
  const { resources } = status;
  const own = { languages, resources, kept: new KeptAnswers(), without: new Set<string>() };
  const context = { ...shared, ...own, hold, view };
  const texts = new MachineTexts(shared.runs);
  return {
    message: async (given: unknown, everywhere: boolean) =>
      (await translateMessages(context, await messageToTranslate(status, given, everywhere)))
        ?.report,
    forCatalog: (files: readonly RequestedFile[]) => translateForCatalog(context, files),
    copySource: (given: unknown) => copySource(status, given),
    machineText: (given: unknown) => backToMachine(status, texts, given),
    selection: (choice: unknown, alwaysAsk: boolean) =>
      translateSelection(context, choice, alwaysAsk),
    missing: (...args: readonly unknown[]) => translateMissing(context, ...args),
    plan: (given: unknown) => showPlan(context, given),
    pause: () => view.pause(),
    resume: () => view.resume(),
    file: (uri: unknown) => translateFile(context, uri instanceof vscode.Uri ? uri : undefined),
    addLocales: (uri: unknown) => addLocales(context, uri instanceof vscode.Uri ? uri : undefined),
    pseudoLocales: (...args: readonly unknown[]) => createPseudoLocales(context, ...args),
    undo: (folder: unknown) =>
      undoLastRun(context, folder instanceof vscode.Uri ? folder : undefined),
    discardAnswers: () => discardAnswers(journal),
    selectMemory: (choice: unknown) => selectMemory(connection, choice),
    selectGlossary: (choice: unknown) => selectGlossary(connection, choice),
    selectStyle: (choice: unknown) => selectStyle(connection, languages, choice),
    selectFormality: (choice: unknown) => selectFormality(languages, choice),
  };
}
