import * as vscode from 'vscode';
import type { OpenedService } from '../../platform/account/connection.ts';
import { isCancelled } from '../../platform/ui/command.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { hint } from '../../platform/ui/userError.ts';
import { reportOf, type DocumentReport, type FileEnd, type FileOutcome } from './documentReport.ts';
import type { DocumentRecord } from './documentRecords.ts';
import type { DocumentsContext } from './documentsContext.ts';
import { followRun } from './followRun.ts';
import { fetchDocument } from './run/runDocument.ts';
import { tellDocuments } from './tellDocuments.ts';

/** Fetches all documents that the service has and nobody works on. */
export async function fetchDocuments(context: DocumentsContext): Promise<DocumentReport> {
  const opened = await context.connection.opened();
  const due = takeOf(context, opened);
  if (due.length === 0) {
    // The window has begun by itself, and tells what became of them.
    const fetching = context.fetching.now;
    if (fetching !== undefined) return reportOf(await fetching);
    throw hint(vscode.l10n.t('No documents of this workspace are waiting at the service.'));
  }
  const ends = await fetchAll(context, opened, due);
  inBackground(context.log, tellDocuments(ends));
  return reportOf(ends);
}

/** Goes on with what an earlier window has left; where nobody is signed in, it stays for another time. */
export async function resumeDocuments(context: DocumentsContext): Promise<void> {
  if (!vscode.workspace.isTrusted || context.records.all.length === 0) return;
  const opened = await context.connection.opened().catch(() => undefined);
  if (opened === undefined) return;
  const due = takeOf(context, opened);
  if (due.length === 0) return;
  const ends = await fetchAll(context, opened, due);
  // What waits for another key would be told of each time that a window opens.
  await tellDocuments(ends.filter(({ outcome }) => !waitsForOtherKey(outcome)));
}

/** Those of another address stay: the key of this one would not open them. */
function takeOf(
  { records }: DocumentsContext,
  { account }: OpenedService,
): readonly DocumentRecord[] {
  const address = account.baseUrl.href;
  const all = records.takeAbandoned();
  for (const other of all.filter((one) => one.address !== address)) records.release(other);
  return all.filter((one) => one.address === address);
}

const waitsForOtherKey = (outcome: FileOutcome) =>
  outcome.kind === 'waiting' && outcome.why === 'otherKey';

async function fetchAll(
  context: DocumentsContext,
  opened: OpenedService,
  due: readonly DocumentRecord[],
): Promise<readonly FileEnd[]> {
  const title = vscode.l10n.t('Fetching translated documents');
  const files = due.map((record) => ({ record, uri: vscode.Uri.parse(record.source, true) }));
  const run = followRun(context, opened, title, files, async ({ record }, ports) => {
    try {
      return await fetchDocument(record, ports);
    } catch (error) {
      if (isCancelled(error)) return { kind: 'left' };
      throw error;
    }
  });
  return context.fetching.follow(run);
}
