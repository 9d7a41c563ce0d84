import { posix } from 'node:path';
import * as vscode from 'vscode';
import { nameOf } from '../../../platform/files/textFile.ts';
import { piecesOf, sizeOf } from '../../../platform/files/wholeFile.ts';
import { format } from '../../../platform/ui/text/format.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { largestTranslated, translatedType } from '../../../speech/translation.ts';

/** A recording that can be sent. */
export interface SentRecording {
  readonly uri: vscode.Uri;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * Looks at a recording without reading more than its start.
 *
 * @throws {UserError} where the service would refuse it
 */
export async function sentRecording(uri: vscode.Uri): Promise<SentRecording> {
  const name = nameOf(uri);
  const size = await sizeOf(uri);
  if (size === undefined) {
    throw new UserError(vscode.l10n.t('{0} is not a file that can be read.', name));
  }
  if (size === 0) throw new UserError(vscode.l10n.t('{0} is empty.', name));
  if (size > largestTranslated) {
    throw new UserError(
      vscode.l10n.t({
        message: '{0} is larger than {1}. Split it and try again. Nothing was sent.',
        args: [name, format.bytes(largestTranslated)],
        comment: '{0} is the name of a file, {1} a size such as “512 MB”.',
      }),
    );
  }
  const contentType = translatedType(await startOf(uri));
  if (contentType === undefined) {
    throw new UserError(
      vscode.l10n.t('{0} is of a type that the service does not translate.', name),
    );
  }
  return { uri, name: posix.basename(uri.path), size, contentType };
}

async function startOf(uri: vscode.Uri): Promise<Uint8Array> {
  for await (const piece of piecesOf(uri)) return piece;
  return new Uint8Array();
}
