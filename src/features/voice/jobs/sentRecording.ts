import { posix } from 'node:path';
import type * as vscode from 'vscode';
import { nameOf } from '../../../platform/files/textFile.ts';
import { piecesOf, sizeOf } from '../../../platform/files/wholeFile.ts';
import { format } from '../../../texts/format.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { largestTranslated, translatedType } from '../../../speech/translation.ts';
import { sentences } from '../../../texts/sentences.ts';

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
    throw new UserError(sentences.isUnreadable(name));
  }
  if (size === 0) throw new UserError(sentences.isEmpty(name));
  if (size > largestTranslated) {
    throw new UserError(sentences.isTooLarge(name, format.bytes(largestTranslated)));
  }
  const contentType = translatedType(await startOf(uri));
  if (contentType === undefined) {
    throw new UserError(sentences.isUnknownType(name));
  }
  return { uri, name: posix.basename(uri.path), size, contentType };
}

async function startOf(uri: vscode.Uri): Promise<Uint8Array> {
  for await (const piece of piecesOf(uri)) return piece;
  return new Uint8Array();
}
