import type * as vscode from 'vscode';
import { documentType } from '../../../project/documents/documentType.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';

/** The file of a document, where the service takes such files whole; a resource file has a better way. */
export async function sendableDocument({
  uri,
  isUntitled,
}: Pick<vscode.TextDocument, 'uri' | 'isUntitled'>): Promise<vscode.Uri | undefined> {
  const name = uri.path.split('/').at(-1) ?? '';
  if (isUntitled || documentType(name) === undefined) return undefined;
  return (await resourcesOf(uri)) === undefined ? uri : undefined;
}
