import * as vscode from 'vscode';

const scheme = 'glossa-term-lists';

/** Read-only documents with the lists of a term file and of its collection, for the diff editor. */
export class ListDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #texts = new Map<string, string>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();

  readonly onDidChange = this.#changed.event;
  readonly #registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);

  /** Puts a text in place of the one that was shown for this side before. */
  show(file: vscode.Uri, side: 'collection' | 'file', text: string): vscode.Uri {
    const uri = file.with({ scheme, path: `${file.path}.${side}.txt` });
    this.#texts.set(uri.toString(), text);
    this.#changed.fire(uri);
    return uri;
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.#texts.get(uri.toString()) ?? '';
  }

  dispose(): void {
    this.#registration.dispose();
    this.#changed.dispose();
  }
}
