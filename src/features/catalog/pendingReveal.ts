import * as vscode from 'vscode';
import type { ReviewedState } from '../../protocol/catalog.ts';
import type { TableRow } from '../../project/table/tableSection.ts';

/** A message of a source file, in a locale where it was named there. */
export interface MessagePlace {
  readonly folder: vscode.WorkspaceFolder;
  /** The pattern of its set. */
  readonly pattern: string;
  /** `keyId`; without it the first message of the file is meant. */
  readonly id: string | undefined;
  readonly locale: string | undefined;
  /** It is to be shown among all that are in this state. */
  readonly among?: ReviewedState;
}

export interface FoundMessage {
  readonly row: TableRow;
  readonly locale: string | undefined;
  readonly among: ReviewedState | undefined;
}

/** The message that the catalog is to show once it knows its file. */
export class PendingReveal implements vscode.Disposable {
  readonly #asked = new vscode.EventEmitter<void>();
  #place: MessagePlace | undefined;

  readonly onDidAsk = this.#asked.event;

  ask(place: MessagePlace): void {
    this.#place = place;
    this.#asked.fire();
  }

  /** Nothing where nothing is wanted, or its file is not known yet. */
  find(among: (place: MessagePlace) => FoundMessage | undefined): FoundMessage | undefined {
    return this.#place && among(this.#place);
  }

  clear(): void {
    this.#place = undefined;
  }

  dispose(): void {
    this.#asked.dispose();
  }
}
