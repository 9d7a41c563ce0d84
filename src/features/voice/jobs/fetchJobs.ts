import * as vscode from 'vscode';
import type { OpenedService } from '../../../platform/account/connection.ts';
import type { Services } from '../../../platform/services.ts';
import { settings } from '../../../platform/settings.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import type { UnderWay } from '../../../platform/underWay.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { followJobs } from './followJobs.ts';
import { jobReport, type JobReport } from './jobReport.ts';
import type { JobRecord, JobRecords } from './jobRecords.ts';
import { requireJobs } from './requireJobs.ts';
import { fetchJob, waitsForOtherKey, type JobEnd, type JobPorts } from './runJob.ts';
import { tellJobs } from './tellJobs.ts';

/** Fetches the translations of all recordings that the service has and nobody works on. */
export async function fetchJobs(
  { connection, log }: Services,
  records: JobRecords,
  fetching: UnderWay<JobEnd>,
): Promise<JobReport> {
  requireJobs();
  const opened = await connection.opened();
  const due = takeOf(records, opened);
  if (due.length === 0) {
    // The window has begun by itself, and tells what became of them.
    if (fetching.now !== undefined) return jobReport(await fetching.now);
    throw hint(vscode.l10n.t('No recordings of this workspace are waiting at the service.'));
  }
  const ends = await fetching.follow(fetchAll(opened, records, due));
  inBackground(log, tellJobs(ends));
  return jobReport(ends);
}

/** Goes on with what an earlier window has left; where nobody is signed in, it stays for another time. */
export async function resumeJobs(
  { connection }: Services,
  records: JobRecords,
  fetching: UnderWay<JobEnd>,
): Promise<void> {
  if (!vscode.workspace.isTrusted || !settings.voice.jobs.get()) return;
  if (records.all.length === 0) return;
  const opened = await connection.opened().catch(() => undefined);
  if (opened === undefined) return;
  const due = takeOf(records, opened);
  if (due.length === 0) return;
  const ends = await fetching.follow(fetchAll(opened, records, due));
  // What waits for another key would be told of each time that a window opens.
  const news = ends.filter(({ outcome }) => !waitsForOtherKey(outcome));
  if (news.length > 0) await tellJobs(news);
}

/** Those of another address stay: the key of this one would not open them. */
function takeOf(records: JobRecords, { account }: OpenedService): readonly JobRecord[] {
  const address = account.baseUrl.href;
  const all = records.takeAbandoned();
  for (const other of all.filter((one) => one.address !== address)) records.release(other);
  return all.filter((one) => one.address === address);
}

async function fetchAll(
  opened: OpenedService,
  records: JobRecords,
  due: readonly JobRecord[],
): Promise<readonly JobEnd[]> {
  const title = vscode.l10n.t('Fetching translated recordings');
  const recordings = due.map((record) => ({
    uri: vscode.Uri.parse(record.source, true),
    work: (ports: JobPorts) => fetchJob(record, ports),
  }));
  return followJobs(title, opened, records, recordings);
}
