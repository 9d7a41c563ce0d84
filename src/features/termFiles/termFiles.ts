import * as vscode from 'vscode';
import { Debouncer } from '../../platform/debouncer.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { isTermFile } from '../../platform/workspace/findTermFiles.ts';
import type { Services } from '../../platform/services.ts';
import { CollectionSnapshots } from './collectionSnapshots.ts';
import { ListDocuments } from './listDocuments.ts';

/** Milliseconds without typing after which a term file is checked. */
const quiet = 200;

/** Term files next to code: checked while they are typed, pushed to a collection of spoken terms, compared with it. */
export function registerTermFiles(services: Services): vscode.Disposable {
  const { register, context, log } = services;
  const snapshots = new CollectionSnapshots(context.workspaceState);
  const decorations = new OutOfSyncDecorations(snapshots);
  const documents = new ListDocuments();
  return vscode.Disposable.from(
    snapshots,
    decorations,
    documents,
    watchTermFiles(decorations, log),
    vscode.workspace.onDidOpenTextDocument(({ uri }) => {
      if (!isTermFile(uri)) return;
      inBackground(
        log,
        commands().then(({ lookForDrift }) => lookForDrift(services, snapshots, uri)),
      );
    }),
    register('glossa.termFiles.push', async (target) =>
      (await commands()).pushTermFile(services, snapshots, target),
    ),
    register('glossa.termFiles.compare', async (target) =>
      (await commands()).compareTermFile(services, snapshots, documents, target),
    ),
  );
}

function watchTermFiles(
  decorations: OutOfSyncDecorations,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const diagnostics = vscode.languages.createDiagnosticCollection('glossa.termFiles');
  const debouncer = new Debouncer(quiet);
  const check = async (document: vscode.TextDocument): Promise<void> => {
    const { termDiagnostics } = await import('./termDiagnostics.ts');
    if (document.isClosed) return;
    diagnostics.set(document.uri, termDiagnostics(document));
    decorations.refresh(document.uri);
  };
  const checkSoon = (document: vscode.TextDocument): void => {
    if (!isTermFile(document.uri)) return;
    debouncer.schedule(document.uri.toString(), () => inBackground(log, check(document)));
  };
  for (const document of vscode.workspace.textDocuments) checkSoon(document);
  return vscode.Disposable.from(
    diagnostics,
    debouncer,
    vscode.workspace.onDidOpenTextDocument(checkSoon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => checkSoon(document)),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      diagnostics.delete(uri);
      if (isTermFile(uri)) decorations.refresh(uri);
    }),
  );
}

const commands = async () => (await import('./termFileCommands.ts')).termFileCommands;

/** Marks term files whose lists are not those that their collection had when it was last looked at. Asks nobody. */
class OutOfSyncDecorations implements vscode.FileDecorationProvider, vscode.Disposable {
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
