import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { OpenedService } from '../../../platform/account/connection.ts';
import { keyMark } from '../../../platform/account/keyMark.ts';
import { putReceived } from '../../../platform/files/received/putReceived.ts';
import { stepText } from '../../../platform/files/received/transferStep.ts';
import { withNotification } from '../../../platform/ui/messages.ts';
import type { JobRecords } from './jobRecords.ts';
import type { JobEnd, JobPorts } from './runJob.ts';

/** A recording, and what is to be done about it. */
export interface RecordingWork {
  readonly uri: vscode.Uri;
  work(ports: JobPorts): Promise<readonly JobEnd[]>;
}

/** Works on recordings one after the other, behind one notification. */
export async function followJobs(
  title: string,
  { service, account }: OpenedService,
  records: JobRecords,
  recordings: readonly RecordingWork[],
): Promise<readonly JobEnd[]> {
  return withNotification(title, async (report, signal) => {
    const ends: JobEnd[] = [];
    for (const [index, recording] of recordings.entries()) {
      const ports: JobPorts = {
        service: service.voiceJobs,
        keyMark: keyMark(account.key),
        records,
        signal,
        now: Date.now,
        pause: (milliseconds) => pause(milliseconds, undefined, { signal }),
        report: (step) => report(stepText(recording.uri, step), index / recordings.length),
        put: async ({ place, mayReplace }, pieces) => {
          const uri = vscode.Uri.parse(place, true);
          return (await putReceived(uri, pieces, { mayReplace, once: false })).toString();
        },
      };
      ends.push(...(await recording.work(ports)));
    }
    return ends;
  });
}
