import * as vscode from 'vscode';
import type { Connection } from '../../platform/account/connection.ts';
import { lazily } from '../../platform/lazily.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** What the service finds in the translations of a file: a closed alpha, asked for by a command only. */
export function registerEvaluation(
  register: RegisterCommand,
  connection: Connection,
  status: WorkspaceStatus,
): vscode.Disposable {
  const diagnostics = vscode.languages.createDiagnosticCollection('glossa.evaluation');
  const context = { connection, status, diagnostics };
  const command = lazily(async () => (await import('./evaluateFile.ts')).evaluateFile);
  return vscode.Disposable.from(
    diagnostics,
    // What was found is true of the text as it was.
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0) diagnostics.delete(document.uri);
    }),
    register('glossa.evaluation.evaluate', async (given) => (await command())(context, given)),
  );
}
