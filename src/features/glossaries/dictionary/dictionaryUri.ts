import * as vscode from 'vscode';
import { loadedDocument } from '../../../platform/files/textFile.ts';
import {
  dictionaryPath,
  readDictionaryPath,
  sameDictionary,
  type DictionaryId,
} from './dictionaryPath.ts';

/** Documents that are dictionaries of the service. */
export const dictionaryScheme = 'glossa-glossary';

/** The document of a dictionary: the one that is open, else one under the glossary's present name. */
export function dictionaryUri(id: DictionaryId, name: string): vscode.Uri {
  return (
    openDictionary(id)?.uri ??
    vscode.Uri.from({ scheme: dictionaryScheme, path: dictionaryPath(id, name) })
  );
}

/** The open document of a dictionary, under whichever name of its glossary it was opened. */
export function openDictionary(id: DictionaryId): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(({ uri }) => {
    const open = idOf(uri);
    return open !== undefined && sameDictionary(open, id) && loadedDocument(uri) !== undefined;
  });
}

/** The dictionary of a document, and the glossary's name as of when it was opened. */
export function idOf(uri: vscode.Uri): (DictionaryId & { readonly name: string }) | undefined {
  return uri.scheme === dictionaryScheme ? readDictionaryPath(uri.path) : undefined;
}
