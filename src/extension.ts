import * as vscode from 'vscode';
import { registerAccount } from './features/account/account.ts';
import { registerAdministration } from './features/administration/administration.ts';
import { registerCompletion } from './features/completion/completion.ts';
import { registerCatalog } from './features/catalog/catalog.ts';
import { registerDocuments } from './features/documents/documents.ts';
import { registerEvaluation } from './features/evaluation/evaluation.ts';
import { registerGlossaries } from './features/glossaries/glossaries.ts';
import { registerKeys } from './features/keys/keys.ts';
import { registerMemories } from './features/memories/memories.ts';
import { registerNavigation } from './features/navigation/navigation.ts';
import { offerToInstall } from './features/remote/remote.ts';
import { registerResourceFiles } from './features/resourceFiles/resourceFiles.ts';
import { registerReview } from './features/review/review.ts';
import { registerSample } from './features/sample/sample.ts';
import { registerSpokenTerms } from './features/spokenTerms/spokenTerms.ts';
import { registerStatus } from './features/status/status.ts';
import { registerProblems } from './features/problems/problems.ts';
import { registerSupport } from './features/support/support.ts';
import { registerTermFiles } from './features/termFiles/termFiles.ts';
import { registerTranslate } from './features/translate/translate.ts';
import { registerUsage } from './features/usage/usage.ts';
import { registerRephrase } from './features/rephrase/rephrase.ts';
import { registerVoice } from './features/voice/voice.ts';
import { AccountUsage } from './platform/account/accountUsage.ts';
import { collectionsOf } from './platform/account/collections.ts';
import { commandsWith } from './platform/ui/command.ts';
import { Connection } from './platform/account/connection.ts';
import { KeyStore } from './platform/account/keyStore.ts';
import { Languages } from './platform/account/languages.ts';
import { openLog } from './platform/log.ts';
import type { Services } from './platform/services.ts';
import { OpenProposals } from './platform/review/openProposals.ts';
import { FolderLists } from './platform/workspace/folderLists.ts';
import { workspaceRecords } from './platform/workspace/workspaceRecords.ts';
import { WorkspaceStatus } from './platform/workspace/workspaceStatus.ts';
import { l10n } from './texts/l10n.ts';

/** Builds the services and registers the features: the table of contents of Glossa. */
export function activate(context: vscode.ExtensionContext): void {
  l10n.set(vscode.l10n, vscode.env.language);
  const log = openLog();
  const keys = new KeyStore(context);
  const connection = new Connection(keys, log);
  const status = new WorkspaceStatus();
  const services: Services = {
    ...commandsWith(log),
    context,
    log,
    keys,
    connection,
    languages: new Languages(connection),
    usage: new AccountUsage(connection),
    collections: collectionsOf({ connection, context }),
    status,
    lists: new FolderLists(),
    proposals: new OpenProposals(status, log),
    records: workspaceRecords(context.workspaceState),
  };
  const { languages, usage, lists, proposals } = services;
  context.subscriptions.push(
    log,
    connection,
    languages,
    usage,
    status,
    lists,
    proposals,
    services.register('glossa.log.show', async () => log.show()),
    ...features.map((registerFeature) => registerFeature(services)),
  );
}

/** In this order. */
const features: readonly ((services: Services) => vscode.Disposable)[] = [
  registerAccount,
  registerTranslate,
  registerRephrase,
  registerDocuments,
  registerResourceFiles,
  registerReview,
  registerCatalog,
  registerProblems,
  registerNavigation,
  registerKeys,
  registerCompletion,
  registerTermFiles,
  registerMemories,
  registerGlossaries,
  registerSpokenTerms,
  registerVoice,
  registerSample,
  offerToInstall,
  registerSupport,
  registerStatus,
  registerEvaluation,
  registerAdministration,
  registerUsage,
];
