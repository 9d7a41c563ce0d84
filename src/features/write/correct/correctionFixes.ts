import * as vscode from 'vscode';
import type { Edit } from '../../../catalog/edit.ts';
import { editNow } from '../../../platform/files/editNow.ts';
import { isEditable } from '../../../platform/files/readOnly.ts';
import { codeOf, quickFix, rangeIn } from '../../../platform/ui/inEditor/diagnostic.ts';
import type { Correction } from '../../../project/writing/corrections.ts';
import { correctionCode, type Corrections } from './corrections.ts';
import { correctionTitle } from './correctionText.ts';

/** Offers to correct words, one correction or all of the document. */
export class CorrectionFixes implements vscode.CodeActionProvider {
  readonly #corrections: Corrections;

  constructor(corrections: Corrections) {
    this.#corrections = corrections;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const all = this.#corrections.of(document);
    const here = all.filter(({ at }) => rangeIn(document, at).intersection(range) !== undefined);
    if (here.length === 0 || !(await isEditable(document))) return [];
    const ours = diagnostics.filter((one) => codeOf(one) === correctionCode);
    const single = here.map((one) => {
      const own = ours.filter((found) => found.range.isEqual(rangeIn(document, one.at)));
      const action = quickFix(correctionTitle(one), editOf(document, [one]), own);
      action.isPreferred = true;
      return action;
    });
    if (all.length < 2) return single;
    const title = vscode.l10n.t('Apply all corrections in this file');
    return [...single, quickFix(title, editOf(document, all), ours)];
  }
}

/** Of two that change the same stretch, the first. */
function editOf(
  document: vscode.TextDocument,
  corrections: readonly Correction[],
): vscode.WorkspaceEdit {
  const edits: Edit[] = [];
  let end = -1;
  for (const one of corrections.toSorted((a, b) => a.edit.offset - b.edit.offset)) {
    if (one.edit.offset < end) continue;
    edits.push(one.edit);
    end = one.edit.offset + one.edit.length;
  }
  return editNow(() => [{ uri: document.uri, text: document.getText(), edits }]);
}
