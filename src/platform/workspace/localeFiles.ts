import * as vscode from 'vscode';
import { runYielding } from '../../resources/cooperative.ts';
import { formatFor, parsedFileInSteps } from '../../resources/formats/formats.ts';
import type { ResourceFile, KeyPath } from '../../resources/formats/format.ts';
import { lineIndex } from '../../resources/lineIndex.ts';
import { placeOfKey } from '../../resources/formats/keyAt.ts';
import type { LocaleFile, ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { readTextFile } from '../files/textFile.ts';

/** A key in the file of one locale. */
export interface KeyInLocale {
  readonly locale: string;
  readonly uri: vscode.Uri;
  /** Of the value, or of the key where that is a group. */
  readonly range: vscode.Range;
  /** Nothing for a group. */
  readonly value: string | undefined;
}

/** So many files are kept as they were read; a file that changed is read again. */
const kept = 12;

/** Reads the files of other locales than the one that is open, with the unsaved edits that the editor has of them. */
export class LocaleFiles {
  readonly #read = new Map<string, ResourceFile>();

  /** Where a file has a key; nothing where it has none, or cannot be read. */
  async find(
    folder: vscode.WorkspaceFolder,
    { format }: ResourceSet,
    { locale, path }: LocaleFile,
    key: KeyPath,
  ): Promise<KeyInLocale | undefined> {
    const uri = vscode.Uri.joinPath(folder.uri, path);
    const file = await this.#file(uri, format, locale);
    if (file === undefined) return undefined;
    const message = file.get(file.keys.shape.messagePath(key));
    const place = message ?? placeOfKey(file, key);
    if (place === undefined) return undefined;
    return { locale, uri, range: rangeIn(file.text, place), value: message?.value };
  }

  async #file(
    uri: vscode.Uri,
    format: ResourceSet['format'],
    locale: string,
  ): Promise<ResourceFile | undefined> {
    const text = (await readTextFile(uri).catch(() => undefined))?.text;
    const name = `${locale} ${uri.toString()}`;
    const known = this.#read.get(name);
    this.#read.delete(name);
    if (text === undefined) return undefined;
    const file =
      known?.text === text
        ? known
        : await runYielding(parsedFileInSteps(formatFor(format, locale), text));
    if (file !== undefined) this.#read.set(name, file);
    for (const oldest of this.#read.keys()) {
      if (this.#read.size <= kept) break;
      this.#read.delete(oldest);
    }
    return file;
  }
}

/** Where a span of a file's text is in the document that the editor makes of it. */
function rangeIn(
  text: string,
  { offset, length }: { readonly offset: number; readonly length: number },
): vscode.Range {
  const { at } = lineIndex(text);
  const [start, end] = [at(offset), at(offset + length)];
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
