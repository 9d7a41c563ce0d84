import type { Memento, SecretStorage } from 'vscode';
import { TargetLanguages } from '../../platform/account/targetLanguages.ts';
import type { Storage } from '../../platform/keptRecords.ts';
import { UnderWay } from '../../platform/underWay.ts';
import type { FileEnd } from './documentReport.ts';
import { DocumentRecords } from './documentRecords.ts';
import type { DocumentsContext } from './documentsContext.ts';
import { fetchDocuments, resumeDocuments } from './fetchDocuments.ts';
import { translateDocuments } from './translateDocuments.ts';

/** What the commands of this feature do: made with the first of them. */
export function documentCommands(
  account: Pick<DocumentsContext, 'connection' | 'languages' | 'usage' | 'log'>,
  storage: Storage,
  workspaceState: Memento,
  secrets: SecretStorage,
) {
  const context: DocumentsContext = {
    ...account,
    targets: new TargetLanguages(account.languages, workspaceState),
    records: new DocumentRecords(storage, secrets),
    fetching: new UnderWay<FileEnd>(),
  };
  return {
    translate: (...args: readonly unknown[]) => translateDocuments(context, ...args),
    fetch: () => fetchDocuments(context),
    resume: () => resumeDocuments(context),
  };
}
