import * as vscode from 'vscode';
import { hint } from '../../../platform/ui/userError.ts';
import type { WriteContext } from '../writeContext.ts';
import { CorrectionFixes } from './correctionFixes.ts';
import { Corrections } from './corrections.ts';
import { correctTexts, type CorrectReport } from './correctTexts.ts';

/** The commands that look for mistakes, and the quick fixes for what they find. */
export function correctCommands(context: WriteContext) {
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
        throw hint(vscode.l10n.t('Select some text, then run this again.'));
      }
      const { document } = editor;
      return correctTexts(context, corrections, { document, ranges, confirm: true });
    },
    /** A caller that names the file is not asked. */
    async file(given: unknown): Promise<CorrectReport | undefined> {
      const uri =
        given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
      const isResource = uri && (await context.resources.memberOf(uri)) !== undefined;
      if (uri === undefined || isResource !== true) {
        throw hint(vscode.l10n.t('Open a resource file, then run this again.'));
      }
      const { document } = await vscode.window.showTextDocument(uri);
      const confirm = given === undefined;
      return correctTexts(context, corrections, { document, ranges: undefined, confirm });
    },
    clear: () => corrections.clear(),
    dispose: () => vscode.Disposable.from(fixes, corrections).dispose(),
  };
}
