import * as vscode from 'vscode';
import { driftOf, termListsOf } from '../../terms/compareTerms.ts';
import { format } from '../../platform/ui/format.ts';
import { isTermFile, readTermFile } from '../../platform/workspace/termFiles.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';

/** Marks term files whose lists are not those that their collection had when it was last looked at. Asks nobody. */
export class DriftDecorations implements vscode.FileDecorationProvider, vscode.Disposable {
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
    const open = await readTermFile(uri).catch(() => undefined);
    const seen = this.#snapshots.of(uri, open?.file.collection);
    if (open === undefined || seen === undefined) return undefined;
    const drift = driftOf(termListsOf(open.file), seen);
    if (drift.length === 0) return undefined;
    const languages = format.list(drift.map(format.language));
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
