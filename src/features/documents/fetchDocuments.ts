import * as vscode from 'vscode';
import type { OpenedService } from '../../platform/account/connection.ts';
import { isCancelled } from '../../platform/ui/command.ts';
import type { Services } from '../../platform/services.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { UnderWay } from '../../platform/underWay.ts';
import { reportOf, type DocumentReport, type FileEnd, type FileOutcome } from './documentReport.ts';
import type { DocumentRecord, DocumentRecords } from './documentRecords.ts';
import { followRun } from './followRun.ts';
import { fetchDocument, type DocumentPorts } from './run/runDocument.ts';
import { tellDocuments } from './tellDocuments.ts';

/** Fetches all documents that the service has and nobody works on. */
export async function fetchDocuments(
  services: Services,
  records: DocumentRecords,
  fetching: UnderWay<FileEnd>,
): Promise<DocumentReport> {
  const opened = await services.connection.opened();
  const due = takeOf(records, opened);
  if (due.length === 0) {
    // The window has begun by itself, and tells what became of them.
    if (fetching.now !== undefined) return reportOf(await fetching.now);
    throw hint(vscode.l10n.t('No documents of this workspace are waiting at the service.'));
  }
  const ends = await fetching.follow(fetchAll(services, opened, records, due));
  inBackground(services.log, tellDocuments(ends));
  return reportOf(ends);
}

/** Goes on with what an earlier window has left; where nobody is signed in, it stays for another time. */
export async function resumeDocuments(
  services: Services,
  records: DocumentRecords,
  fetching: UnderWay<FileEnd>,
): Promise<void> {
  if (!vscode.workspace.isTrusted || records.all.length === 0) return;
  const opened = await services.connection.opened().catch(() => undefined);
  if (opened === undefined) return;
  const due = takeOf(records, opened);
  if (due.length === 0) return;
  const ends = await fetching.follow(fetchAll(services, opened, records, due));
  // What waits for another key would be told of each time that a window opens.
  await tellDocuments(ends.filter(({ outcome }) => !waitsForOtherKey(outcome)));
}

/** Those of another address stay: the key of this one would not open them. */
function takeOf(records: DocumentRecords, { account }: OpenedService): readonly DocumentRecord[] {
  const address = account.baseUrl.href;
  const all = records.takeAbandoned();
  for (const other of all.filter((one) => one.address !== address)) records.release(other);
  return all.filter((one) => one.address === address);
}

const waitsForOtherKey = (outcome: FileOutcome) =>
  outcome.kind === 'waiting' && outcome.why === 'otherKey';

async function fetchAll(
  { usage }: Services,
  opened: OpenedService,
  records: DocumentRecords,
  due: readonly DocumentRecord[],
): Promise<readonly FileEnd[]> {
  const title = vscode.l10n.t('Fetching translated documents');
  const files = due.map((record) => ({
    uri: vscode.Uri.parse(record.source, true),
    work: async (ports: DocumentPorts): Promise<FileOutcome> => {
      try {
        return await fetchDocument(record, ports);
      } catch (error) {
        if (isCancelled(error)) return { kind: 'left' };
        throw error;
      }
    },
  }));
  const ends = await followRun(title, opened, records, files);
  usage.spent();
  return ends;
}
