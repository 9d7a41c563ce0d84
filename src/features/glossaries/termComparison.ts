import * as vscode from 'vscode';
import type { GlossaryEntry } from '../../service/glossaries/schemas.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import {
  dictionaryPath,
  readDictionaryPath,
  type DictionaryId,
} from './dictionary/dictionaryPath.ts';
import { writeDictionary } from './dictionary/dictionaryText.ts';
import { withGlossaryErrors } from './glossaryErrors.ts';
import { pairText } from './pairText.ts';

const scheme = 'glossa-terms';

/** The two sides of a comparison: a dictionary and a file, both as TSV in the order of their source phrases. */
export class TermComparison implements vscode.TextDocumentContentProvider {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Registers the documents; they hold nothing until somebody compares. */
  register(): vscode.Disposable {
    return vscode.workspace.registerTextDocumentContentProvider(scheme, this);
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const id = readDictionaryPath(uri.path);
    if (id === undefined) return '';
    try {
      return sortedText(
        uri.query === ''
          ? await this.#stored(id)
          : await this.#inFile(vscode.Uri.parse(uri.query, true), id),
      );
    } catch (error) {
      return sentenceOf(error);
    }
  }

  /** Shows what a push would do: the service on the left, the file on the right. */
  async show(id: DictionaryId, name: string, file: vscode.Uri): Promise<void> {
    const path = dictionaryPath(id, name);
    const stored = vscode.Uri.from({ scheme, path });
    const inFile = vscode.Uri.from({ scheme, path, query: file.toString() });
    const title = vscode.l10n.t({
      message: '{0} of the Service ↔ {1}',
      args: [pairText(id), nameOf(file)],
      comment:
        'Title of a comparison. {0} is a pair of languages such as “English to German”, {1} the name of a file.',
    });
    await vscode.commands.executeCommand('vscode.diff', stored, inFile, title);
  }

  async #inFile(uri: vscode.Uri, id: DictionaryId): Promise<readonly GlossaryEntry[]> {
    const { readDictionaryFileAt } = await import('./dictionary/pickDictionaryFile.ts');
    return (await readDictionaryFileAt(uri, id)).entries;
  }

  async #stored(id: DictionaryId): Promise<readonly GlossaryEntry[]> {
    const { glossaries } = await this.#connection.service();
    return (await withGlossaryErrors(() => glossaries.entries(id.glossaryId, id))).entries;
  }
}

function sortedText(entries: readonly GlossaryEntry[]): string {
  return writeDictionary([...entries].sort((a, b) => (a.source < b.source ? -1 : 1)));
}
