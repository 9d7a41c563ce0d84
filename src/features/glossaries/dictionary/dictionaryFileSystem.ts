import * as vscode from 'vscode';
import { ServiceError } from '../../../service/errors.ts';
import { describeError, sentenceOf } from '../../../platform/ui/errors/describeError.ts';
import { loadedDocument } from '../../../platform/files/textFile.ts';
import { isCancelled } from '../../../platform/ui/command.ts';
import type { Dictionaries } from './dictionaries.ts';
import { hasChanges } from './dictionaryChanges.ts';
import { dictionaryKey, type DictionaryId } from './dictionaryPath.ts';
import { readDictionary, writeDictionary } from './dictionaryText.ts';
import { idOf, isReadOnly, openDictionary } from './dictionaryUri.ts';
import { withGlossaryErrors } from '../glossaryErrors.ts';
import { firstProblemText } from './problemText.ts';
import { labels } from '../../../texts/labels.ts';

/** A dictionary as the editor sees it: a file whose time changes when its content does. */
interface DictionaryFile {
  readonly bytes: Uint8Array;
  readonly mtime: number;
  readonly loadedAt: number;
}

/** Milliseconds in which the questions that opening a document asks share one request. */
const oneOpening = 5_000;

/**
 * The dictionaries of the service as documents: opening loads the entries, saving replaces them. Nothing that is
 * refused or declined is lost: the document keeps its unsaved edits.
 */
export class DictionaryFileSystem implements vscode.FileSystemProvider, vscode.Disposable {
  readonly dictionaries: Dictionaries;
  readonly #log: vscode.LogOutputChannel;
  readonly #files = new Map<string, DictionaryFile>();
  readonly #loading = new Map<string, Promise<DictionaryFile>>();
  readonly #changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly #written = new vscode.EventEmitter<void>();
  readonly #closing: vscode.Disposable;

  readonly onDidChangeFile = this.#changed.event;
  /** Fires when glossaries of the service are not what they were. */
  readonly onDidWrite = this.#written.event;

  constructor(dictionaries: Dictionaries, log: vscode.LogOutputChannel) {
    this.dictionaries = dictionaries;
    this.#log = log;
    this.#closing = vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      const id = idOf(uri);
      if (id !== undefined) this.expire(id);
    });
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const id = idOf(uri);
    if (id === undefined) return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    const known = this.#files.get(dictionaryKey(id));
    const usable = known !== undefined && (isFresh(known) || loadedDocument(uri) !== undefined);
    const { mtime, bytes } = usable ? known : await this.#read(uri, id);
    const file = { type: vscode.FileType.File, ctime: 0, mtime, size: bytes.length };
    return isReadOnly(uri) ? { ...file, permissions: vscode.FilePermission.Readonly } : file;
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const id = idOf(uri);
    if (id === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    const known = this.#files.get(dictionaryKey(id));
    return known !== undefined && isFresh(known) ? known.bytes : (await this.#read(uri, id)).bytes;
  }

  async writeFile(uri: vscode.Uri, content: Uint8Array): Promise<void> {
    const id = idOf(uri);
    if (id === undefined) throw vscode.FileSystemError.NoPermissions(uri);
    const { entries, problems } = readDictionary(new TextDecoder().decode(content));
    if (problems.length > 0) throw new DictionaryFileError(firstProblemText(problems));
    try {
      const update = await withGlossaryErrors(() => this.dictionaries.replacement(id, entries));
      if (hasChanges(update.changes)) {
        const { askReplace } = await import('./askReplace.ts');
        if (!(await askReplace(id.name, update))) throw new vscode.CancellationError();
        await withGlossaryErrors(() => this.dictionaries.replace(update));
      }
    } catch (error) {
      throw new DictionaryFileError(isCancelled(error) ? labels.nothingSent() : sentenceOf(error));
    }
    const mtime = this.#nextTime(id);
    this.#files.set(dictionaryKey(id), { bytes: content, mtime, loadedAt: 0 });
    this.#written.fire();
  }

  /** Asks the service for a dictionary; what the editor reads next is the answer. */
  async load(id: DictionaryId): Promise<DictionaryFile> {
    const key = dictionaryKey(id);
    const loading =
      this.#loading.get(key) ?? this.#ask(id).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** Makes the next reading of a dictionary ask the service. */
  expire(id: DictionaryId): void {
    const known = this.#files.get(dictionaryKey(id));
    if (known !== undefined) this.#files.set(dictionaryKey(id), { ...known, loadedAt: 0 });
  }

  /** Says that glossaries were changed by others than this file system. */
  notifyWritten(): void {
    this.#written.fire();
  }

  /** Makes the document of a dictionary that was written elsewhere show that; unsaved edits stay as they are. */
  refresh(id: DictionaryId): void {
    this.expire(id);
    this.#written.fire();
    const document = openDictionary(id);
    const known = this.#files.get(dictionaryKey(id));
    if (document === undefined || known === undefined || document.isDirty) return;
    this.#files.set(dictionaryKey(id), { ...known, mtime: this.#nextTime(id) });
    this.#changed.fire([{ type: vscode.FileChangeType.Changed, uri: document.uri }]);
  }

  /** Tells the documents of dictionaries that no longer exist. */
  forget(isGone: (id: DictionaryId) => boolean): void {
    for (const { uri } of vscode.workspace.textDocuments) {
      const id = idOf(uri);
      if (id === undefined || !isGone(id)) continue;
      this.#files.delete(dictionaryKey(id));
      this.#changed.fire([{ type: vscode.FileChangeType.Deleted, uri }]);
    }
    this.#written.fire();
  }

  // Dictionaries change through the commands of this feature, which say so themselves.
  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }

  createDirectory(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  delete(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  rename(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  dispose(): void {
    this.#closing.dispose();
    this.#changed.dispose();
    this.#written.dispose();
  }

  /** @throws what the editor shows: that there is no such file, or a sentence */
  async #read(uri: vscode.Uri, id: DictionaryId): Promise<DictionaryFile> {
    try {
      return await this.load(id);
    } catch (error) {
      this.#log.error(describeError(error).detail);
      if (error instanceof ServiceError && error.kind === 'notFound') {
        throw vscode.FileSystemError.FileNotFound(uri);
      }
      throw new DictionaryFileError(sentenceOf(error));
    }
  }

  async #ask(id: DictionaryId): Promise<DictionaryFile> {
    const entries = await this.dictionaries.load(id);
    const bytes = new TextEncoder().encode(writeDictionary(entries));
    // The editor has asked for the time before it reads: a later one would look like a change by somebody else.
    const mtime = this.#files.get(dictionaryKey(id))?.mtime ?? Date.now();
    const file = { bytes, mtime, loadedAt: Date.now() };
    this.#files.set(dictionaryKey(id), file);
    return file;
  }

  #nextTime(id: DictionaryId): number {
    return Math.max(Date.now(), (this.#files.get(dictionaryKey(id))?.mtime ?? 0) + 1);
  }
}

const isFresh = ({ loadedAt }: DictionaryFile) => Date.now() - loadedAt < oneOpening;

/** A failure in the words of Glossa; the editor shows its name before the message. */
class DictionaryFileError extends Error {
  override readonly name = 'Glossa';
}
