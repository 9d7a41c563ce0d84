import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { OpenedService } from '../../platform/account/connection.ts';
import { keyMark } from '../../platform/account/keyMark.ts';
import { sealWithKey } from '../../platform/account/sealWithKey.ts';
import { putReceived } from '../../platform/files/received/putReceived.ts';
import { stepText } from '../../platform/files/received/transferStep.ts';
import { withNotification } from '../../platform/ui/messages.ts';
import { inParallel } from '../../translation/inParallel.ts';
import type { FileEnd, FileOutcome } from './documentReport.ts';
import type { DocumentRecords } from './documentRecords.ts';
import type { DocumentPorts } from './run/runDocument.ts';

/** Documents that are under way at the same time. */
const width = 2;

/** A document, and what is to be done about it. */
export interface DocumentWork {
  readonly uri: vscode.Uri;
  work(ports: DocumentPorts): Promise<FileOutcome>;
}

/** Works on several files, two at a time, behind one notification. A failure of one of them keeps no other from it. */
export async function followRun(
  title: string,
  { service, account }: OpenedService,
  records: DocumentRecords,
  files: readonly DocumentWork[],
): Promise<readonly FileEnd[]> {
  return withNotification(title, async (report, signal) => {
    const ends: FileEnd[] = [];
    const one = async (file: DocumentWork): Promise<void> => {
      const ports: DocumentPorts = {
        service: service.documents,
        keyMark: keyMark(account.key),
        seal: sealWithKey(account.key),
        records,
        signal,
        pause: (milliseconds) => pause(milliseconds, undefined, { signal }),
        report: (step) => report(stepText(file.uri, step), ends.length / files.length),
        put: async ({ target, mayReplace }, pieces) => {
          const uri = vscode.Uri.parse(target, true);
          return (await putReceived(uri, pieces, { mayReplace, once: true })).toString();
        },
      };
      ends.push({ file: file.uri, outcome: await file.work(ports) });
    };
    await inParallel(files, one, () => width);
    return ends;
  });
}
