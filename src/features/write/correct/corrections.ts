import * as vscode from 'vscode';
import type { Correction } from '../../../project/writing/corrections.ts';
import { diagnosticAt, rangeIn } from '../../../platform/ui/inEditor/diagnostic.ts';
import { correctionText } from './correctionText.ts';

/** The name of a correction in the Problems panel. */
export const correctionCode = 'correction';

/**
 * The corrections of open documents, shown where their words are. Typing elsewhere moves them along; one whose words are
 * typed in goes, and all of a document when it is closed.
 */
export class Corrections implements vscode.Disposable {
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('glossa corrections');
  readonly #all = new Map<string, readonly Correction[]>();
  readonly #parts: vscode.Disposable;

  constructor() {
    this.#parts = vscode.Disposable.from(
      this.#diagnostics,
      vscode.workspace.onDidChangeTextDocument((event) => this.#follow(event)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.clear(uri)),
    );
  }

  /** Corrections of a document take the place of those that it had. */
  set(document: vscode.TextDocument, corrections: readonly Correction[]): void {
    if (corrections.length === 0) return this.clear(document.uri);
    this.#all.set(document.uri.toString(), corrections);
    this.#diagnostics.set(
      document.uri,
      corrections.map((one) =>
        diagnosticAt(
          rangeIn(document, one.at),
          correctionText(one),
          vscode.DiagnosticSeverity.Information,
          correctionCode,
        ),
      ),
    );
  }

  of({ uri }: Pick<vscode.TextDocument, 'uri'>): readonly Correction[] {
    return this.#all.get(uri.toString()) ?? [];
  }

  /** Those of a document, or of all. */
  clear(uri?: vscode.Uri): void {
    if (uri === undefined) {
      this.#all.clear();
      this.#diagnostics.clear();
      return;
    }
    this.#all.delete(uri.toString());
    this.#diagnostics.delete(uri);
  }

  dispose(): void {
    this.#parts.dispose();
  }

  // The changes of one event are in descending order, so each one's offsets hold when it is applied.
  #follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const known = this.of(document);
    if (known.length === 0 || contentChanges.length === 0) return;
    const left = contentChanges.reduce(
      (all, change) => all.flatMap((one) => moved(one, change) ?? []),
      known,
    );
    this.set(document, left);
  }
}

/** A correction after a change elsewhere; nothing where its own words were changed. */
function moved(
  correction: Correction,
  { rangeOffset, rangeLength, text }: vscode.TextDocumentContentChangeEvent,
): Correction | undefined {
  const { at, edit } = correction;
  const start = Math.min(at.offset, edit.offset);
  const end = Math.max(at.offset + at.length, edit.offset + edit.length);
  if (rangeOffset > end) return correction;
  if (rangeOffset + rangeLength >= start) return undefined;
  const by = text.length - rangeLength;
  return {
    ...correction,
    at: { ...at, offset: at.offset + by },
    edit: { ...edit, offset: edit.offset + by },
  };
}
