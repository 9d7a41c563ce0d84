import { posix } from 'node:path';
import * as vscode from 'vscode';
import { receiveFile } from '../../../disk/receiveFile.ts';
import { numberedName } from '../../../project/documents/translatedName.ts';
import { requireTrustToWrite } from '../../ui/requireTrust.ts';
import { exists } from '../wholeFile.ts';

/** A file that arrives, and how it is treated. */
interface Arriving {
  readonly mayReplace: boolean;
  /** Whether it can be had only once: what arrived is then kept as `….partial` when the rest does not, on this machine. */
  readonly once: boolean;
}

/**
 * Writes a file as it arrives. On this machine its pieces go straight to the disk, elsewhere they are collected first.
 * Where the place is taken and may not be replaced, the file gets a number.
 *
 * @returns where the file is
 * @throws {UserError} in Restricted Mode
 * @throws {PartlyReceived} on this machine, where the pieces broke off or the disk took no more
 */
export async function putReceived(
  uri: vscode.Uri,
  pieces: AsyncIterable<Uint8Array>,
  { mayReplace, once }: Arriving,
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
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const place = mayReplace ? uri : await freePlace(uri);
  await vscode.workspace.fs.writeFile(place, Buffer.concat(all));
  return place;
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
