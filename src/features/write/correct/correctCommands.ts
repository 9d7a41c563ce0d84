import * as vscode from 'vscode';
import { hint } from '../../../platform/ui/userError.ts';
import type { TextWriter } from '../textWriter.ts';
import { CorrectionFixes } from './correctionFixes.ts';
import { Corrections } from './corrections.ts';
import { correctTexts, type CorrectReport } from './correctTexts.ts';
import { sentences } from '../../../texts/sentences.ts';

/** The commands that look for mistakes, and the quick fixes for what they find. */
export function correctCommands(writer: TextWriter) {
  const corrections = new Corrections();
  const fixes = vscode.languages.registerCodeActionsProvider(
    '*',
    new CorrectionFixes(corrections),
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );
  return {
    async selection(): Promise<CorrectReport | undefined> {
      const editor = vscode.window.activeTextEditor;
      const ranges = editor?.selections.filter((selection) => !selection.isEmpty) ?? [];
      if (editor === undefined || ranges.length === 0) {
        throw hint(sentences.selectText());
      }
      const { document } = editor;
      return correctTexts(writer, corrections, document, { ranges, asks: true });
    },
    /** A caller that names the file is not asked. */
    async file(given: unknown): Promise<CorrectReport | undefined> {
      const uri =
        given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
      const isResource =
        uri && (await writer.services.status.resources.memberOf(uri)) !== undefined;
      if (uri === undefined || isResource !== true) {
        throw hint(vscode.l10n.t('Open a resource file, then run this again.'));
      }
      const { document } = await vscode.window.showTextDocument(uri);
      return correctTexts(writer, corrections, document, { asks: given === undefined });
    },
    clear: () => corrections.clear(),
    dispose: () => vscode.Disposable.from(fixes, corrections).dispose(),
  };
}
