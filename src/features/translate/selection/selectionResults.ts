import * as vscode from 'vscode';
import { isEditable, refuseUneditable } from '../../../platform/files/readOnly.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { settings } from '../../../platform/settings.ts';
import type { SelectionArguments } from '../choose/translateArguments.ts';
import type { SelectionResult } from './placeTranslations.ts';

/**
 * Where a translation can go: nowhere but to the clipboard where the document is read-only.
 *
 * @throws {UserError} where it is to be written into such a document and nobody is asked for it; it offers a copy
 */
export async function possibleResults(
  document: vscode.TextDocument,
  given: SelectionArguments,
  { asksResult, asks }: { readonly asksResult: boolean; readonly asks: boolean },
): Promise<readonly SelectionResult[]> {
  const wanted =
    given.result ?? (asksResult ? undefined : settings.translate.selectionResult.get(document.uri));
  if (wanted === 'copy') return ['copy'];
  if (wanted === undefined) {
    return (await isEditable(document)) ? ['replace', 'below', 'copy'] : ['copy'];
  }
  await refuseUneditable(document, {
    title: vscode.l10n.t('Copy Translation'),
    ...(asks
      ? { command: 'glossa.translate.selectionTo' }
      : { command: 'glossa.translate.selection', args: [{ ...given, result: 'copy' }] }),
  });
  return [wanted];
}

export async function pickResult(
  usual: SelectionResult,
  possible: readonly SelectionResult[],
): Promise<SelectionResult | undefined> {
  const labels = {
    replace: vscode.l10n.t('Replace the Selection'),
    below: vscode.l10n.t('Insert Below'),
    copy: vscode.l10n.t('Copy to the Clipboard'),
  };
  const items = possible.map((result) => ({ label: labels[result], result }));
  items.sort((a, b) => Number(b.result === usual) - Number(a.result === usual));
  const placeHolder = vscode.l10n.t('What do you want to do with the translation?');
  return (await showQuickPick(items, { placeHolder }))?.result;
}
