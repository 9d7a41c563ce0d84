import * as vscode from 'vscode';

const scheme = 'glossa-check';

/** Shows what checks found as read-only documents: closing one asks nothing. */
export class CheckReports implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);
  readonly #contents = new Map<string, string>();
  #count = 0;

  async show(content: string): Promise<void> {
    const name = vscode.l10n.t({
      message: 'Problems',
      comment: 'The name of a document that lists problems in resource files.',
    });
    const path = `/${name} ${++this.#count}.md`;
    const uri = vscode.Uri.from({ scheme, path });
    this.#contents.set(uri.toString(), content);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { preview: true });
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return (
      this.#contents.get(uri.toString()) ?? vscode.l10n.t('This report is no longer available.')
    );
  }

  dispose(): void {
    this.#registration.dispose();
  }
}
