import type { Memento, SecretStorage } from 'vscode';
import { TargetLanguages } from '../../platform/account/targetLanguages.ts';
import { DocumentRecords } from './documentRecords.ts';
import type { DocumentsContext } from './documentsContext.ts';
import { fetchDocuments, resumeDocuments } from './fetchDocuments.ts';
import { translateDocuments } from './translateDocuments.ts';

/** What the commands of this feature do: made with the first of them. */
export function documentCommands(
  account: Pick<DocumentsContext, 'connection' | 'languages' | 'usage' | 'log'>,
  workspaceState: Memento,
  secrets: SecretStorage,
) {
  const context: DocumentsContext = {
    ...account,
    targets: new TargetLanguages(account.languages, workspaceState),
    records: new DocumentRecords(workspaceState, secrets),
  };
  return {
    translate: (...args: readonly unknown[]) => translateDocuments(context, ...args),
    fetch: () => fetchDocuments(context),
    resume: () => resumeDocuments(context),
  };
}
