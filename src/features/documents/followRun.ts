import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { putOnce } from '../../platform/files/putOnce.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { format } from '../../platform/ui/text/format.ts';
import { withNotification } from '../../platform/ui/progress.ts';
import { inParallel } from '../../translation/inParallel.ts';
import type { FileEnd, FileOutcome } from './documentReport.ts';
import type { DocumentsContext } from './documentsContext.ts';
import type { DocumentPorts, DocumentStep } from './run/runDocument.ts';

/** Documents that are under way at the same time. */
const width = 2;

/** Works on several files, two at a time, behind one notification. A failure of one of them keeps no other from it. */
export async function followRun<T extends { readonly uri: vscode.Uri }>(
  { connection, records, usage }: DocumentsContext,
  title: string,
  files: readonly T[],
  work: (file: T, ports: DocumentPorts) => Promise<FileOutcome>,
): Promise<readonly FileEnd[]> {
  const service = (await connection.service()).documents;
  return withNotification(title, async (report, signal) => {
    const ends: FileEnd[] = [];
    const one = async (file: T): Promise<void> => {
      const ports: DocumentPorts = {
        service,
        records,
        signal,
        pause: (milliseconds) => pause(milliseconds, undefined, { signal }),
        report: (step) => report(stepText(file.uri, step), ends.length / files.length),
        put: async ({ target, mayReplace }, pieces) => {
          const uri = vscode.Uri.parse(target, true);
          return (await putOnce(uri, pieces, mayReplace)).toString();
        },
      };
      const outcome = await work(file, ports);
      ends.push({ file: file.uri, outcome });
    };
    await inParallel(files, one, () => width);
    usage.spent();
    return ends;
  });
}

function stepText(uri: vscode.Uri, step: DocumentStep): string {
  const name = nameOf(uri);
  switch (step.step) {
    case 'sending':
      return vscode.l10n.t({
        message: 'sending {0} ({1})',
        args: [name, format.bytes(step.bytes)],
        comment: '{0} is the name of a file, {1} a size such as “1.5 MB”.',
      });
    case 'translating':
      return vscode.l10n.t('the service is translating {0}', name);
    case 'fetching':
      return vscode.l10n.t({
        message: 'fetching the translation of {0} ({1})',
        args: [name, format.bytes(step.bytes)],
        comment: '{0} is the name of a file, {1} a size such as “1.5 MB”.',
      });
  }
}
