import type * as vscode from 'vscode';
import { keyId } from '../../../resources/formats/format.ts';
import type { FilledMessage } from '../../../project/undo/filledFile.ts';
import type { RunStore } from '../state/runStore.ts';

/** What the machine wrote last, as far as the last run of a folder is kept. */
export class MachineTexts {
  readonly #runs: RunStore;
  /** Of each folder its messages, by the path of their file and `keyId`. */
  readonly #known = new Map<string, Promise<ReadonlyMap<string, FilledMessage>>>();

  constructor(runs: RunStore) {
    this.#runs = runs;
    runs.onDidChange((folder) => this.#known.delete(folder));
  }

  /** @param id `keyId` of the message */
  async find(folder: vscode.Uri, path: string, id: string): Promise<FilledMessage | undefined> {
    const name = folder.toString();
    const known = this.#known.get(name) ?? this.#read(folder);
    this.#known.set(name, known);
    return (await known).get(nameOf(path, id));
  }

  async #read(folder: vscode.Uri) {
    const texts = new Map<string, FilledMessage>();
    const run = await this.#runs.last(folder);
    for (const { path, messages } of run?.changes.files ?? []) {
      for (const message of messages) texts.set(nameOf(path, keyId(message.path)), message);
    }
    return texts;
  }
}

const nameOf = (path: string, id: string) => `${path} ${id}`;
