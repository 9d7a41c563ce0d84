import * as vscode from 'vscode';
import { loadedDocument } from '../../../platform/files/textFile.ts';
import type { Glossary } from '../../../service/glossaries/schemas.ts';
import {
  dictionaryName,
  readDictionaryPath,
  sameDictionary,
  type DictionaryId,
} from './dictionaryPath.ts';

/** Documents that are dictionaries of the service. */
export const dictionaryScheme = 'glossa-glossary';

/** Marks the documents of dictionaries that nobody can change, behind the id of their glossary. */
const readOnly = '&old';

/**
 * The document of a dictionary: the one that is open, else one under the glossary's present name. The glossary's id is in
 * its query, since the editor shows all of a path.
 */
export function dictionaryUri(
  id: DictionaryId,
  { name, isOld }: Pick<Glossary, 'name' | 'isOld'>,
): vscode.Uri {
  const path = `/${dictionaryName(id, name)}`;
  const query = id.glossaryId + (isOld ? readOnly : '');
  const made = vscode.Uri.from({ scheme: dictionaryScheme, path, query });
  return openDictionary(id)?.uri ?? made;
}

/** Whether a dictionary is one that nobody can change. */
export const isReadOnly = ({ query }: vscode.Uri): boolean => query.endsWith(readOnly);

/** The open document of a dictionary, under whichever name of its glossary it was opened. */
export function openDictionary(id: DictionaryId): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(({ uri }) => {
    const open = idOf(uri);
    return open !== undefined && sameDictionary(open, id) && loadedDocument(uri) !== undefined;
  });
}

/** The dictionary of a document, and the glossary's name as of when it was opened. */
export function idOf(uri: vscode.Uri): (DictionaryId & { readonly name: string }) | undefined {
  if (uri.scheme !== dictionaryScheme) return undefined;
  const id = isReadOnly(uri) ? uri.query.slice(0, -readOnly.length) : uri.query;
  return readDictionaryPath(`/${id}${uri.path}`);
}
