import { posix } from 'node:path';
import * as vscode from 'vscode';
import { PartlyReceived, receiveFile } from '../../../disk/receiveFile.ts';
import { numberedName } from '../../../project/documents/documentType.ts';
import { requireTrustToWrite } from '../../ui/requireTrust.ts';
import { putVirtually } from '../virtual/virtualFiles.ts';
import { exists } from '../wholeFile.ts';

/**
 * Writes a file as it arrives. On this machine its pieces go straight to the disk, elsewhere they are collected first.
 * Where the place is taken and may not be replaced, or what stands there cannot be replaced, the file gets a number.
 *
 * @returns where the file is
 * @throws {UserError} in Restricted Mode
 * @throws {PartlyReceived} where the pieces broke off or the disk took no more
 */
export async function putReceived(
  uri: vscode.Uri,
  pieces: AsyncIterable<Uint8Array>,
  {
    mayReplace,
    once,
  }: {
    readonly mayReplace: boolean;
    /** Whether it can be had only once: what arrived is then kept as `….partial` when the rest does not. */
    readonly once: boolean;
  },
): Promise<vscode.Uri> {
  requireTrustToWrite();
  if (uri.scheme === 'file') {
    const path = await receiveFile(pieces, {
      mayReplace,
      place: (number) => numbered(uri, number).fsPath,
      ...(once && { partial: (number) => `${numbered(uri, number).fsPath}.partial` }),
    });
    return vscode.Uri.file(path);
  }
  const { bytes, error } = await collected(pieces);
  if (error !== undefined) throw new PartlyReceived(await keepPart(uri, bytes, once), error);
  return putBeside(uri, bytes, mayReplace);
}

/** What came, and what it broke off with. */
async function collected(
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ readonly bytes: Uint8Array; readonly error?: unknown }> {
  const all: Uint8Array[] = [];
  try {
    for await (const piece of pieces) all.push(piece);
    return { bytes: Buffer.concat(all) };
  } catch (error) {
    return { bytes: Buffer.concat(all), error };
  }
}

/** @returns its path, where there is something to keep */
async function keepPart(
  uri: vscode.Uri,
  bytes: Uint8Array,
  once: boolean,
): Promise<string | undefined> {
  if (!once || bytes.length === 0) return undefined;
  const partial = vscode.Uri.joinPath(uri, '..', `${posix.basename(uri.path)}.partial`);
  return putBeside(partial, bytes, false).then(
    ({ path }) => path,
    () => undefined,
  );
}

/** Where somebody else takes the place at the same moment, the next one is taken. */
async function putBeside(
  uri: vscode.Uri,
  bytes: Uint8Array,
  mayReplace: boolean,
): Promise<vscode.Uri> {
  if (mayReplace && (await putVirtually(uri, bytes, async () => true).catch(() => false)))
    return uri;
  for (;;) {
    const place = await freePlace(uri);
    if (await putVirtually(place, bytes, async () => !(await exists(place)))) return place;
  }
}

/** The first place for a file that nobody has, as `guide.de (2).docx` beside `guide.de.docx`. */
export async function freePlace(uri: vscode.Uri): Promise<vscode.Uri> {
  for (let number = 1; ; number++) {
    const place = numbered(uri, number);
    if (!(await exists(place))) return place;
  }
}

function numbered(uri: vscode.Uri, number: number): vscode.Uri {
  return vscode.Uri.joinPath(uri, '..', numberedName(posix.basename(uri.path), number));
}
