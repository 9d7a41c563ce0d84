import * as vscode from 'vscode';
import { parseCommandArgument, isCancelled, showFailure } from '../../../platform/ui/command.ts';
import type { TranslationMemory } from '../../../service/memories/schemas.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { keyFingerprint } from '../../../platform/account/keyFingerprint.ts';
import { putOnDisk } from '../../../platform/files/putOnDisk.ts';
import { format } from '../../../texts/format.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import {
  showInformationMessage,
  withNotification,
  type Report,
} from '../../../platform/ui/messages.ts';
import { plainText, uiText } from '../../../texts/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { SentWithOtherKey } from './endOfJob.ts';
import { completed, watchImport } from './watchImport.ts';
import type { ExportRecord, JobRecord } from '../jobRecords.ts';
import type { MemoryModel } from '../memoryModel.ts';
import { saveAsTmx } from '../saveAsTmx.ts';
import { whichMemory } from '../whichMemory.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** Writes a memory into a TMX file; returns the file. A row of the view asks for the file, a choice names it. */
export async function exportMemory(
  model: MemoryModel,
  given: unknown,
): Promise<vscode.Uri | undefined> {
  const memory = await whichMemory(model, given, vscode.l10n.t('Export Translation Memory to TMX'));
  const target = memory && (await whichTarget(given, memory));
  if (memory === undefined || target === undefined) return undefined;
  const title = vscode.l10n.t('Exporting “{0}”', uiText(memory.name));
  return withNotification(title, async (report, signal) => {
    const { record, reused } = await start(model, memory, target, signal);
    report(vscode.l10n.t('the service is preparing the file'));
    return endExport(model, record, { report, signal, reused });
  });
}

async function whichTarget(
  given: unknown,
  { name }: TranslationMemory,
): Promise<vscode.Uri | undefined> {
  if (typeof (given as { target?: unknown } | undefined)?.target === 'undefined') {
    return saveAsTmx(plainText(name));
  }
  const { exportArguments } = await import('../memoryArguments.ts');
  return vscode.Uri.parse(parseCommandArgument(exportArguments, given).target, true);
}

/**
 * Where an export is under way that Glossa knows of, that one is waited for. `reused`: the service hands out one that it made a
 * short while ago.
 */
async function start(
  { connection, records }: MemoryModel,
  { id: memoryId, name }: TranslationMemory,
  target: vscode.Uri,
  signal: AbortSignal,
) {
  const { service, account } = await connection.opened();
  const started = await service.memories.startExport(memoryId, { signal });
  const recordOf = (jobId: string): ExportRecord => ({
    kind: 'export',
    jobId,
    name,
    memoryId,
    target: target.toString(),
    sentWith: keyFingerprint(account.key),
  });
  if (started.state !== 'running') {
    return { record: recordOf(started.jobId), reused: started.state === 'reused' };
  }
  const known = (await records()).exportOf(memoryId);
  if (known !== undefined) return { record: recordOf(known.jobId), reused: false };
  throw new UserError(
    vscode.l10n.t(
      'The service is already exporting “{0}”, for somebody else or another window. Try again in a minute to get the finished export.',
      uiText(name),
    ),
  );
}

/** Waits for the end of an export, writes the file and reports it. */
export async function endExport(
  model: MemoryModel,
  record: ExportRecord,
  {
    report,
    signal,
    reused,
  }: { readonly report: Report; readonly signal: AbortSignal; readonly reused: boolean },
): Promise<vscode.Uri> {
  const target = vscode.Uri.parse(record.target, true);
  const { downloadUrl } = await completed(model, record, signal);
  if (downloadUrl === undefined) {
    throw new UserError(
      vscode.l10n.t('The service returned no address for the file of “{0}”.', uiText(record.name)),
    );
  }
  const { memories } = await model.connection.service();
  const file = memories.download(downloadUrl, { signal });
  await putOnDisk(target, counted(file, report));
  inBackground(model.log, notifyExported(record, target, reused));
  return target;
}

async function* counted(
  file: AsyncIterable<Uint8Array>,
  report: Report,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of file) {
    bytes += piece.length;
    report(vscode.l10n.t('{0} KB', format.number(Math.ceil(bytes / 1024))));
    yield piece;
  }
}

async function notifyExported(
  { name }: ExportRecord,
  target: vscode.Uri,
  reused: boolean,
): Promise<void> {
  const names = [uiText(name), nameOf(target)];
  const message = reused
    ? vscode.l10n.t({
        message:
          '“{0}” was exported to {1}. The service returned a recent export; newer segments are not in it.',
        args: [...names],
        comment: '{0} is the name of a translation memory, {1} of a file.',
      })
    : vscode.l10n.t({
        message: '“{0}” was exported to {1}.',
        args: [...names],
        comment: '{0} is the name of a translation memory, {1} of a file.',
      });
  const open = commandTitles.openFile();
  if ((await showInformationMessage(message, open)) === open) {
    await vscode.commands.executeCommand('vscode.open', target);
  }
}

/**
 * Goes on waiting for the jobs that an earlier window has left. Failures are reported here.
 *
 * @param isAsked a person wants to know of them, also of those that nobody wanted to wait for
 */
export async function resumeJobs(model: MemoryModel, isAsked: boolean): Promise<void> {
  const records = await model.records();
  await Promise.all(records.takeAbandoned(isAsked).map((record) => resume(model, record)));
}

async function resume(model: MemoryModel, record: JobRecord): Promise<void> {
  const name = uiText(record.name);
  const title =
    record.kind === 'import'
      ? vscode.l10n.t('Importing “{0}”', name)
      : vscode.l10n.t('Exporting “{0}”', name);
  try {
    await withNotification(title, async (report, signal) => {
      if (record.kind === 'import') await watchImport(model, record, { report, signal });
      else await endExport(model, record, { report, signal, reused: false });
    });
  } catch (error) {
    if (!isCancelled(error) && !waitsForOtherKey(error)) void showFailure(error, model.log);
  }
}

/** It would be told of each time that a window opens. */
const waitsForOtherKey = (error: unknown) =>
  error instanceof UserError && error.cause instanceof SentWithOtherKey;
