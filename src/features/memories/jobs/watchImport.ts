import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { keyFingerprint } from '../../../platform/account/keyFingerprint.ts';
import { isCancelled } from '../../../platform/ui/command.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { quantity } from '../../../texts/format.ts';
import { showInformationMessage, type Report } from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { endOfJob, SentWithOtherKey, type JobEnd } from './endOfJob.ts';
import type { JobRecord } from '../jobRecords.ts';
import type { MemoryModel } from '../memoryModel.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** Milliseconds in which a window that is being closed is gone. */
const closing = 1_500;

/** Only a window that stays answers that. */
async function stays(): Promise<void> {
  await pause(closing);
  await vscode.commands.executeCommand('setContext', 'glossa.records', true);
}

/**
 * Waits until a job is completed, also after a restart of the window.
 *
 * @throws {UserError} where it ends in any other way
 */
export async function completed(
  { connection, records }: MemoryModel,
  record: JobRecord,
  signal: AbortSignal,
  send?: () => Promise<void>,
): Promise<Extract<JobEnd, { readonly state: 'completed' }>> {
  const ports = {
    open: async () => {
      const { service, account } = await connection.opened();
      return { memories: service.memories, keyFingerprint: keyFingerprint(account.key) };
    },
    send,
    records: await records(),
    pause: (milliseconds: number) => pause(milliseconds, undefined, { signal }),
    stays,
    signal,
  };
  const end = await endOfJob(record, ports).catch((cause: unknown) => {
    if (!(cause instanceof SentWithOtherKey)) throw cause;
    throw new UserError(endText({ state: 'gone' }, uiText(record.name)), [], { cause });
  });
  if (end.state === 'completed') return end;
  throw new UserError(endText(end, uiText(record.name)));
}

/** Waits for the end of an import, whose file is to be sent first or was, and reports it; returns the id of the new memory. */
export async function watchImport(
  model: MemoryModel,
  record: JobRecord,
  {
    report,
    signal,
    send,
  }: { readonly report: Report; readonly signal: AbortSignal; readonly send?: () => Promise<void> },
): Promise<string | undefined> {
  const sent = async () => {
    await send?.();
    report(vscode.l10n.t('the service is reading the file'));
  };
  try {
    const { memoryId, skippedSegments } = await completed(model, record, signal, sent);
    model.tree.refresh();
    inBackground(model.log, notifyImported(model, record.name, memoryId, skippedSegments));
    return memoryId;
  } catch (error) {
    if (isCancelled(error)) inBackground(model.log, notifyUnwatched(record.name));
    throw error;
  }
}

async function notifyImported(
  { connection }: MemoryModel,
  name: string,
  memoryId: string | undefined,
  skipped: number,
): Promise<void> {
  const { memories } = await connection.service();
  const memory = memoryId === undefined ? undefined : await memories.get(memoryId);
  const [shown, segments] = [uiText(name), quantity.segments(memory?.segmentCount ?? 0)];
  const message =
    skipped === 0
      ? vscode.l10n.t({
          message: '“{0}” was imported: {1}.',
          args: [shown, segments],
          comment: '{0} is the name of a translation memory, {1} a number such as “3 segments”.',
        })
      : vscode.l10n.t({
          message: '“{0}” was imported: {1}. The service left out what it could not use: {2}.',
          args: [shown, segments, quantity.units(skipped)],
          comment:
            '{0} is the name of a translation memory, {1} a number such as “3 segments”, {2} one such as “2 units”.',
        });
  if (memory === undefined) return void showInformationMessage(message);
  const use = vscode.l10n.t('Use for This Folder');
  const segmentsButton = commandTitles.showSegments();
  const chosen = await showInformationMessage(message, use, segmentsButton);
  const row = { kind: 'memory', memory };
  if (chosen === use) await vscode.commands.executeCommand('glossa.memories.use', row);
  if (chosen === segmentsButton) {
    await vscode.commands.executeCommand('glossa.memories.showSegments', row);
  }
}

async function notifyUnwatched(name: string): Promise<void> {
  await showInformationMessage(
    vscode.l10n.t(
      'Glossa no longer waits for “{0}”. The service may still import what it has received; refresh the list to see it.',
      uiText(name),
    ),
  );
}

function endText(
  end: Exclude<JobEnd, { readonly state: 'completed' }> | { readonly state: 'gone' },
  name: string,
): string {
  switch (end.state) {
    case 'failed':
      return end.reason === ''
        ? vscode.l10n.t('The service could not finish “{0}” and gave no reason.', name)
        : vscode.l10n.t({
            message: 'The service could not finish “{0}”: {1}',
            args: [name, uiText(end.reason, 200)],
            comment: '{0} is the name of a translation memory, {1} what the service says.',
          });
    case 'expired':
      return vscode.l10n.t(
        '“{0}” expired: the service did not receive the file, or the result is no longer available. Start again.',
        name,
      );
    case 'gone':
      return vscode.l10n.t(
        'The service no longer has the job for “{0}”. It may belong to another key.',
        name,
      );
    case 'stillRunning':
      return vscode.l10n.t(
        'The service has not finished “{0}” within half an hour. Refresh the list later.',
        name,
      );
    case 'unknown':
      return vscode.l10n.t(
        'The service reported an unknown status for “{0}”. Refresh the list to see the result.',
        name,
      );
  }
}
