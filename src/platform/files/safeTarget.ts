import * as vscode from 'vscode';
import { isInsideFolder } from '../../disk/isInsideFolder.ts';
import { whyNotWritable, type Unwritable } from '../../disk/whyNotWritable.ts';
import { isReadOnly } from './readOnly.ts';
import { nameOf, refuseUnencodable } from './textFile.ts';
import { UserError } from '../ui/userError.ts';
import { requireTrustToWrite } from '../ui/requireTrust.ts';

/**
 * Refuses to write in Restricted Mode, where a workspace has no business: outside of its folders (also by way of links, which
 * are refused altogether where their ends cannot be seen), and what cannot be written: read-only files, folders and file systems, what is no file, and what
 * would lose text in its encoding.
 *
 * @throws {UserError}
 */
export async function refuseUnsafeTarget(uri: vscode.Uri): Promise<void> {
  requireTrustToWrite();
  const folder = vscode.workspace.getWorkspaceFolder(uri)?.uri;
  const local = uri.scheme === 'file';
  if (folder === undefined || (local && !(await isInsideFolder(folder.fsPath, uri.fsPath)))) {
    throw new UserError(
      vscode.l10n.t('{0} is outside the workspace. It was not changed.', nameOf(uri)),
    );
  }
  if (!local) await (await import('./virtual/virtualFiles.ts')).refuseLinks(uri, folder);
  await refuseUnwritable(uri);
  await refuseUnencodable(uri);
}

/**
 * Refuses to write what cannot be written: read-only files, folders and file systems, and what is no file.
 *
 * @throws {UserError}
 */
export async function refuseUnwritable(uri: vscode.Uri): Promise<void> {
  if (await isReadOnly(uri)) {
    throw new UserError(vscode.l10n.t('{0} is read-only. It was not changed.', nameOf(uri)));
  }
  const reason = uri.scheme === 'file' ? await whyNotWritable(uri.fsPath) : undefined;
  if (reason !== undefined) throw new UserError(refusalText(uri, reason));
}

function refusalText(uri: vscode.Uri, { what, path, code }: Unwritable): string {
  switch (what) {
    case 'file':
      return vscode.l10n.t({
        message: '{0} is read-only ({1}). It was not changed. Make it writable and try again.',
        args: [nameOf(uri), code],
        comment: '{0} is the name of a file, {1} an error code.',
      });
    case 'folder':
      return vscode.l10n.t({
        message:
          '{0} cannot be written, because no file can be created in {1} ({2}). Make the folder writable and try again.',
        args: [nameOf(uri), nameOf(vscode.Uri.file(path)), code],
        comment: '{0} is the name of a file, {1} of a folder, {2} an error code.',
      });
    case 'notAFile':
      return vscode.l10n.t({
        message: '{0} is not a regular file ({1}). It was not changed. Move it away and try again.',
        args: [nameOf(uri), code],
        comment: '{0} is the name of a file, {1} an error code.',
      });
  }
}
