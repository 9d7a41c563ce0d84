import * as vscode from 'vscode';
import { keyId } from '../../resources/formats/format.ts';
import { codeOf, quickFixCommand } from '../../platform/ui/inEditor/diagnostic.ts';
import type { PlacedFinding } from '../../project/findings/placedFindings.ts';

/** Offers to remove keys that only a target has, or to add them to its source. */
export function keyFixes(
  { uri }: vscode.TextDocument,
  here: readonly PlacedFinding[],
  diagnostics: readonly vscode.Diagnostic[],
): readonly vscode.CodeAction[] {
  const left = here.flatMap(({ found: { finding, message } }) =>
    finding.code === 'not-in-source' && message ? [{ uri, id: keyId(message.path) }] : [],
  );
  const [first] = left;
  if (first === undefined) return [];
  const own = diagnostics.filter((one) => codeOf(one) === 'not-in-source');
  const action = (title: string, kind: 'delete' | 'toSource', keys: typeof left) =>
    quickFixCommand(title, { command: 'glossa.keys.change', arguments: [kind, keys] }, own);
  return [
    action(vscode.l10n.t('Remove from All Locales'), 'delete', left),
    action(vscode.l10n.t('Move to the Source…'), 'toSource', [first]),
  ];
}
