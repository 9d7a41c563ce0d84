import type { ExtensionContext } from 'vscode';
import { registerAccount } from './features/account/account.ts';
import { registerAdministration } from './features/administration/administration.ts';
import { registerCompletion } from './features/completion/completion.ts';
import { registerCatalogTable } from './features/catalogTable/catalogTable.ts';
import { registerDocuments } from './features/documents/documents.ts';
import { registerEvaluation } from './features/evaluation/evaluation.ts';
import { registerGlossaries } from './features/glossaries/glossaries.ts';
import { registerKeys } from './features/keys/keys.ts';
import { registerMemories } from './features/memories/memories.ts';
import { registerNavigation } from './features/navigation/navigation.ts';
import { offerToInstall } from './features/remote/remote.ts';
import { registerResources } from './features/resources/resources.ts';
import { registerReview } from './features/review/review.ts';
import { registerSample } from './features/sample/sample.ts';
import { registerSpokenTerms } from './features/spokenTerms/spokenTerms.ts';
import { registerStatus } from './features/status/status.ts';
import { registerProblems } from './features/problems/problems.ts';
import { registerSupport } from './features/support/support.ts';
import { registerTermFiles } from './features/termFiles/termFiles.ts';
import { registerTranslate } from './features/translate/translate.ts';
import { registerUsage } from './features/usage/usage.ts';
import { registerWrite } from './features/write/write.ts';
import { registerVoice } from './features/voice/voice.ts';
import { AccountUsage } from './platform/account/accountUsage.ts';
import { commandsWith } from './platform/ui/command.ts';
import { Connection } from './platform/account/connection.ts';
import { KeyStore } from './platform/account/keyStore.ts';
import { Languages } from './platform/account/languages.ts';
import { openLog } from './platform/log.ts';
import { OpenProposals } from './platform/review/openProposals.ts';
import { FolderLists } from './platform/workspace/lists/folderLists.ts';
import { workspaceRecords } from './platform/workspace/workspaceRecords.ts';
import { WorkspaceStatus } from './platform/workspace/workspaceStatus.ts';

/** Builds the services and registers the features: the table of contents of Glossa. */
export function activate(context: ExtensionContext): void {
  const log = openLog();
  const { register, onUse } = commandsWith(log);
  const keys = new KeyStore(context);
  const connection = new Connection(keys, log);
  const languages = new Languages(connection);
  const usage = new AccountUsage(connection);
  const status = new WorkspaceStatus();
  const lists = new FolderLists();
  const proposals = new OpenProposals();
  const records = workspaceRecords(context.workspaceState);
  context.subscriptions.push(
    log,
    connection,
    languages,
    usage,
    status,
    lists,
    proposals,
    register('glossa.log.show', async () => log.show()),
    registerAccount(register, keys, connection),
    registerTranslate(
      register,
      connection,
      languages,
      usage,
      context,
      status,
      proposals,
      onUse,
      log,
    ),
    registerWrite(register, connection, languages, usage, status.resources, context, log),
    registerDocuments(register, connection, languages, usage, records, context, log),
    registerResources(register, status, log),
    registerReview(register, status, log),
    registerCatalogTable(register, status, lists, proposals, connection, context.extensionUri, log),
    registerProblems(register, status, lists, connection, context, log),
    registerNavigation(status),
    registerKeys(register, status.resources),
    registerCompletion(status, lists),
    registerTermFiles(register, connection, context.workspaceState, log),
    registerMemories(register, connection, records, context.extensionUri, log),
    registerGlossaries(register, connection, languages, log),
    registerSpokenTerms(register, connection, languages, context, log),
    registerVoice(register, connection, languages, records, context, log),
    registerSample(register, context, log),
    offerToInstall(context, log),
    registerSupport(register, context, status.resources),
    registerStatus(register, connection, usage, status, context.workspaceState, log),
    registerEvaluation(register, connection, status, records, context.globalState, log),
    registerAdministration(register, connection, context, log),
    registerUsage(register, connection, usage, context, log),
  );
}
