import * as vscode from 'vscode';
import type { Connection } from '../../platform/account/connection.ts';
import { evaluationUnavailable } from '../../platform/contextKeys.ts';
import type { Storage } from '../../platform/keptRecords.ts';
import { RefusedFeature } from '../../platform/refusedFeature.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { lazily } from '../../platform/lazily.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** What the service finds in the translations of a file: a closed alpha, asked for by a command only. */
export function registerEvaluation(
  register: RegisterCommand,
  connection: Connection,
  status: WorkspaceStatus,
  storage: () => Promise<Storage>,
  globalState: vscode.Memento,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const refusal = new RefusedFeature(
    'glossa.evaluation.refused',
    evaluationUnavailable,
    connection,
    globalState,
  );
  inBackground(log, refusal.restore());
  const diagnostics = vscode.languages.createDiagnosticCollection('glossa.evaluation');
  const context = { connection, status, diagnostics, refusal, storage };
  const command = lazily(async () => (await import('./evaluateFile.ts')).evaluateFile);
  return vscode.Disposable.from(
    refusal,
    diagnostics,
    // What was found is true of the text as it was.
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0) diagnostics.delete(document.uri);
    }),
    register('glossa.evaluation.evaluate', async (given) => (await command())(context, given)),
  );
}
