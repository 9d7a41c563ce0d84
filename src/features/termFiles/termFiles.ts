import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { Debouncer } from '../../platform/debouncer.ts';
import { isTermFile } from '../../platform/workspace/termFiles.ts';
import { compareTermFile } from './compareTermFile.ts';
import { DriftDecorations } from './driftDecorations.ts';
import { CollectionSnapshots } from './collectionSnapshots.ts';
import { ListDocuments } from './listDocuments.ts';
import { lookForDrift } from './lookForDrift.ts';
import { pushTermFile } from './pushTermFile.ts';
import { termDiagnostics } from './termDiagnostics.ts';

/** Milliseconds without typing after which a term file is checked. */
const quiet = 200;

/** Term files next to code: checked while they are typed, pushed to a collection of spoken terms, compared with it. */
export function registerTermFiles(
  register: RegisterCommand,
  connection: Connection,
  state: vscode.Memento,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const snapshots = new CollectionSnapshots(state);
  const context = { connection, snapshots };
  const decorations = new DriftDecorations(snapshots);
  const documents = new ListDocuments();
  return vscode.Disposable.from(
    snapshots,
    decorations,
    documents,
    watchTermFiles(decorations),
    vscode.workspace.onDidOpenTextDocument(({ uri }) => {
      if (isTermFile(uri)) void lookForDrift(context, uri, log);
    }),
    register('glossa.termFiles.push', (target) => pushTermFile(context, target)),
    register('glossa.termFiles.compare', (target) => compareTermFile(context, documents, target)),
  );
}

function watchTermFiles(decorations: DriftDecorations): vscode.Disposable {
  const diagnostics = vscode.languages.createDiagnosticCollection('glossa.termFiles');
  const debouncer = new Debouncer(quiet);
  const check = (document: vscode.TextDocument): void => {
    if (!isTermFile(document.uri)) return;
    debouncer.schedule(document.uri.toString(), () => {
      if (document.isClosed) return;
      diagnostics.set(document.uri, termDiagnostics(document));
      decorations.refresh(document.uri);
    });
  };
  for (const document of vscode.workspace.textDocuments) check(document);
  return vscode.Disposable.from(
    diagnostics,
    debouncer,
    vscode.workspace.onDidOpenTextDocument(check),
    vscode.workspace.onDidChangeTextDocument(({ document }) => check(document)),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      diagnostics.delete(uri);
      if (isTermFile(uri)) decorations.refresh(uri);
    }),
  );
}
