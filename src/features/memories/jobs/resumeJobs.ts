import * as vscode from 'vscode';
import { isCancelled, showFailure } from '../../../platform/ui/command.ts';
import { withNotification } from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { SentWithOtherKey } from './endOfJob.ts';
import { endExport } from './exportMemory.ts';
import { watchImport } from './watchImport.ts';
import type { JobRecord } from '../jobRecords.ts';
import type { MemoryModel } from '../memoryModel.ts';

/** Goes on waiting for the jobs that an earlier window has left. Failures are reported here. */
export async function resumeJobs(model: MemoryModel): Promise<void> {
  const records = await model.records();
  await Promise.all(records.takeAbandoned().map((record) => resume(model, record)));
}

async function resume(model: MemoryModel, record: JobRecord): Promise<void> {
  const name = uiText(record.name);
  const title =
    record.kind === 'import'
      ? vscode.l10n.t('Importing “{0}”', name)
      : vscode.l10n.t('Exporting “{0}”', name);
  try {
    await withNotification(title, async (report, signal) => {
      if (record.kind === 'import') await watchImport(model, record, report, signal);
      else await endExport(model, record, { report, signal, reused: false });
    });
  } catch (error) {
    if (!isCancelled(error) && !waitsForOtherKey(error)) void showFailure(error, model.log);
  }
}

/** It would be told of each time that a window opens. */
const waitsForOtherKey = (error: unknown) =>
  error instanceof UserError && error.cause instanceof SentWithOtherKey;
