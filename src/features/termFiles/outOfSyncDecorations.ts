import * as vscode from 'vscode';
import { isTermFile } from '../../platform/workspace/findTermFiles.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';

/** Marks term files whose lists are not those that their collection had when it was last looked at. Asks nobody. */
export class OutOfSyncDecorations implements vscode.FileDecorationProvider, vscode.Disposable {
  readonly #snapshots: CollectionSnapshots;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #parts: vscode.Disposable;

  readonly onDidChangeFileDecorations = this.#changed.event;

  constructor(snapshots: CollectionSnapshots) {
    this.#snapshots = snapshots;
    this.#parts = vscode.Disposable.from(
      this.#changed,
      vscode.window.registerFileDecorationProvider(this),
      snapshots.onDidChange((uri) => this.refresh(uri)),
    );
  }

  /** Compares a term file again, after its text has changed. */
  refresh(uri: vscode.Uri): void {
    this.#changed.fire(uri);
  }

  async provideFileDecoration(uri: vscode.Uri): Promise<vscode.FileDecoration | undefined> {
    if (!isTermFile(uri)) return undefined;
    const { differingLanguages } = await import('./differingLanguages.ts');
    const languages = await differingLanguages(uri, this.#snapshots);
    if (languages === undefined) return undefined;
    return new vscode.FileDecoration(
      '≠',
      vscode.l10n.t('Differs from the spoken-terms collection: {0}', languages),
      new vscode.ThemeColor('list.warningForeground'),
    );
  }

  dispose(): void {
    this.#parts.dispose();
  }
}
