import * as vscode from 'vscode';
import type { TextRange } from '../../message/textRange.ts';

/**
 * Follows places in a document while the user goes on typing: text before a place moves it, a change
 * inside of it marks it as touched, so that nobody's typing is overwritten.
 */
export class TrackedRanges implements vscode.Disposable {
  readonly #document: vscode.TextDocument;
  readonly #places: readonly { start: number; end: number; touched: boolean }[];
  readonly #listener: vscode.Disposable;

  constructor(document: vscode.TextDocument, ranges: readonly vscode.Range[]) {
    this.#document = document;
    this.#places = ranges.map((range) => ({
      start: document.offsetAt(range.start),
      end: document.offsetAt(range.end),
      touched: false,
    }));
    this.#listener = vscode.workspace.onDidChangeTextDocument((event) => {
      if (event.document !== this.#document) return;
      for (const change of event.contentChanges) this.#follow(change);
    });
  }

  /** Where the places are now as offsets; `undefined` for one that was changed meanwhile. */
  get offsets(): readonly (TextRange | undefined)[] {
    return this.#places.map(({ start, end, touched }) => (touched ? undefined : { start, end }));
  }

  dispose(): void {
    this.#listener.dispose();
  }

  // The changes of one event are in descending order, so each one's offsets hold when it is applied.
  #follow(change: vscode.TextDocumentContentChangeEvent): void {
    const changeEnd = change.rangeOffset + change.rangeLength;
    const growth = change.text.length - change.rangeLength;
    for (const place of this.#places) {
      if (changeEnd <= place.start) {
        place.start += growth;
        place.end += growth;
      } else if (change.rangeOffset < place.end) place.touched = true;
    }
  }
}
