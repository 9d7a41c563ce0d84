import * as vscode from 'vscode';

/**
 * Notices when a person changes a document, by keyboard, mouse or undo, from now on. The editor does not say who made a
 * change, but what a person types moves the cursor as a key does.
 */
export class TypingWatch implements vscode.Disposable {
  readonly #listeners: readonly vscode.Disposable[];
  #isChanged = false;
  #isTyped = false;

  constructor(document: vscode.TextDocument) {
    const { Keyboard, Mouse } = vscode.TextEditorSelectionChangeKind;
    this.#listeners = [
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (event.document !== document || event.contentChanges.length === 0) return;
        this.#isChanged = true;
        // Undo or redo.
        if (event.reason !== undefined) this.#isTyped = true;
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        if (textEditor.document !== document || !this.#isChanged) return;
        if (kind === Keyboard || kind === Mouse) this.#isTyped = true;
      }),
    ];
  }

  get isTyped(): boolean {
    return this.#isTyped;
  }

  dispose(): void {
    for (const listener of this.#listeners) listener.dispose();
  }
}
