import * as vscode from 'vscode';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { treeItem } from '../../platform/ui/treeItem.ts';
import { findResources, findUnread } from '../../platform/workspace/resources.ts';
import { settings } from '../../platform/settings.ts';
import { quantity } from '../../texts/format.ts';
import { unreadName, unreadText } from '../../texts/reasons/unreadText.ts';

/** A row of a folder without resource files: what is there instead. */
export interface NoteRow {
  readonly kind: 'note';
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** What is wrong, and what can be done. */
  readonly text: string;
  /** The file that is opened; without it, the setting is. */
  readonly uri: vscode.Uri | undefined;
}

/** Why no resource files were found in a folder, as far as that can be told. */
export async function notesOf(folder: vscode.WorkspaceFolder): Promise<readonly NoteRow[]> {
  const id = `note ${folder.uri.toString()}`;
  const failure = await findResources(folder).then(
    () => undefined,
    (error: unknown) => describeError(error).message,
  );
  if (failure !== undefined) {
    const { key } = settings.resources;
    return [{ kind: 'note', id, label: key, description: failure, text: failure, uri: undefined }];
  }
  const unread = await findUnread(folder);
  const text = unreadText(unread);
  const formats = unread.formats.map(({ format, paths }) => ({
    label: unreadName(format),
    description: quantity.files(paths.length),
    path: paths[0],
  }));
  const renames = unread.renames.map(({ from, to }) => ({
    label: from,
    description: to,
    path: from,
  }));
  return [...formats, ...renames].map(({ label, description, path = '' }) => ({
    kind: 'note',
    id: `${id} ${label}`,
    label,
    description,
    text,
    uri: vscode.Uri.joinPath(folder.uri, path),
  }));
}

/** A note as the editor draws it. */
export function noteItem({ id, label, description, text, uri }: NoteRow): vscode.TreeItem {
  const command =
    uri === undefined
      ? { command: 'workbench.action.openSettings', arguments: [settings.resources.key] }
      : { command: 'vscode.open', arguments: [uri] };
  const title = vscode.l10n.t({ message: 'Open', comment: 'Verb: opens a file.' });
  return treeItem({
    label,
    description,
    id,
    icon: uri === undefined ? 'warning' : 'info',
    contextValue: 'note',
    tooltip: [text],
    spoken: [label, description, text].join(', '),
    command: { ...command, title },
  });
}
