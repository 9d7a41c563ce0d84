import * as vscode from 'vscode';
import { evaluationUnavailable } from '../../platform/contextKeys.ts';
import { RefusedFeature } from '../../platform/refusedFeature.ts';
import { inBackground, lazily } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';

/** What the service finds in the translations of a file: a closed alpha, asked for by a command only. */
export function registerEvaluation(services: Services): vscode.Disposable {
  const { register, connection, context, log } = services;
  const refusal = new RefusedFeature('glossa.evaluation.refused', evaluationUnavailable, {
    connection,
    storage: context.globalState,
  });
  inBackground(log, refusal.restore());
  const diagnostics = vscode.languages.createDiagnosticCollection('glossa.evaluation');
  const evaluator = lazily(async () => {
    const { FileEvaluator } = await import('./fileEvaluator.ts');
    return new FileEvaluator(services, diagnostics, refusal);
  });
  return vscode.Disposable.from(
    refusal,
    diagnostics,
    // What was found is true of the text as it was.
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0) diagnostics.delete(document.uri);
    }),
    register('glossa.evaluation.evaluate', async (given) => (await evaluator()).evaluate(given)),
  );
}
