import * as vscode from 'vscode';
import { format } from '../../../texts/format.ts';
import { uiText } from '../../../texts/uiText.ts';
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

/** Passes pieces on, and tells how many bytes they were so far. Ends between two of them where the signal is aborted. */
export async function* counted(
  pieces: AsyncIterable<Uint8Array>,
  report: (bytes: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    signal?.throwIfAborted();
    yield piece;
    bytes += piece.length;
    report(bytes);
  }
}

/** That the service did not translate a file; `reason` is the service's own word, perhaps empty. */
export function failedText(reason: string): string {
  return reason === ''
    ? vscode.l10n.t('The service could not translate it and gave no reason.')
    : vscode.l10n.t('The service could not translate it: {0}', uiText(reason, 200));
}
