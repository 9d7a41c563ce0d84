import { unknownSyntax } from '../../message/syntax.ts';
import * as vscode from 'vscode';
import { refuseUneditable } from '../../platform/files/readOnly.ts';
import {
  showInformationMessage,
  showWarningMessage,
  withNotification,
} from '../../platform/ui/messages.ts';
import { hint } from '../../platform/ui/userError.ts';
import { canBeRewritten } from '../../project/corrections/corrections.ts';
import { languageOf } from './languageOf.ts';
import type { TextWriter } from './textWriter.ts';
import { correctSummary } from './correctSummary.ts';
import { Corrections, CorrectionFixes } from './corrections.ts';
import { sentences } from '../../texts/sentences.ts';
import { readCorrectionInput } from './correctionInput.ts';

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

/** What the commands return to their caller. */
interface CorrectReport {
  /** Texts that were looked at. */
  readonly checked: number;
  readonly corrections: number;
  /** Texts that the service did not look at, or damaged: nothing is said about them. */
  readonly failed: number;
  readonly characters: number;
}

/**
 * Lets the service look for mistakes, and shows them in the Problems panel. Nothing is written.
 * Of what is selected, or of all messages of a resource file. Asks before more than the user's limit of characters is sent.
 */
async function correctTexts(
  writer: TextWriter,
  corrections: Corrections,
  document: vscode.TextDocument,
  { ranges, asks }: { readonly ranges?: readonly vscode.Range[]; readonly asks: boolean },
): Promise<CorrectReport | undefined> {
  await refuseUneditable(document);
  const texts = await readCorrectionInput(writer.services.status.resources, document, ranges);
  try {
    const { code: language, locale } = await languageOf(
      writer.services,
      document.uri,
      texts.locale,
    );
    const units = texts.units.filter(({ source, syntax = unknownSyntax }) =>
      canBeRewritten(source, locale, syntax),
    );
    if (units.length === 0) throw hint(vscode.l10n.t('There are no words here to correct.'));
    const writing = { operation: 'correct', language, locale } as const;
    const { uri } = document;
    if (!(await writer.mayWrite(units, writing, uri, asks))) return undefined;
    const title = vscode.l10n.t('Looking for mistakes');
    const written = await withNotification(title, (_, signal) =>
      writer.write(units, writing, uri, signal),
    );
    const { values, failed, characters: sent } = written;
    const found = texts.corrections(values, locale);
    const checked = values.size;
    const causes = [...failed.values()];
    const summary = correctSummary({ count: found.length, checked, causes });
    corrections.set(document, found);
    void (causes.length === 0 ? showInformationMessage : showWarningMessage)(summary);
    return { checked, corrections: found.length, failed: failed.size, characters: sent };
  } finally {
    texts.end();
  }
}
