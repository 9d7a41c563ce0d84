import * as vscode from 'vscode';
import { format } from '../../../texts/format.ts';
import { nameOf } from '../textFile.ts';

/** How far a file is on its way to the service and back. Bytes so far. */
export type TransferStep =
  | { readonly step: 'sending' | 'fetching'; readonly bytes: number }
  | { readonly step: 'translating' };

/** For the notification of the work. */
export function stepText(uri: vscode.Uri, step: TransferStep): string {
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
