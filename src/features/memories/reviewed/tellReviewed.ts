import * as vscode from 'vscode';
import { format, quantity } from '../../../texts/format.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { showInformationMessage } from '../../../platform/ui/messages.ts';
import type { ReviewedReport } from './reviewedFile.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** Says what was exported and what was left out, and offers the second step: the import as a memory. */
export async function tellReviewed(report: ReviewedReport, target: vscode.Uri): Promise<void> {
  const done = vscode.l10n.t({
    message: 'Exported to {0}: {1} in {2}.',
    args: [
      nameOf(target),
      quantity.messages(report.messages),
      quantity.locales(report.locales.length),
    ],
    comment:
      '{0} is the name of a file, {1} a number such as “3 messages”, {2} one such as “2 target locales”.',
  });
  const left = leftOutTexts(report.leftOut);
  const leftOut = vscode.l10n.t('Left out: {0}.', format.list(left));
  const toMemory = vscode.l10n.t('Import as Memory…');
  const open = commandTitles.openFile();
  const message = left.length === 0 ? done : `${done} ${leftOut}`;
  const chosen = await showInformationMessage(message, toMemory, open);
  if (chosen === toMemory) await vscode.commands.executeCommand('glossa.memories.import', target);
  if (chosen === open) await vscode.commands.executeCommand('vscode.open', target);
}

function leftOutTexts(leftOut: ReviewedReport['leftOut']): readonly string[] {
  const texts: Record<keyof ReviewedReport['leftOut'], (count: string) => string> = {
    translated: (count) => vscode.l10n.t('{0} translated and not reviewed', count),
    machineMade: (count) => vscode.l10n.t('{0} machine-made', count),
    sourceChanged: (count) => vscode.l10n.t('{0} whose source has changed', count),
    sameAsSource: (count) => vscode.l10n.t('{0} equal to their source', count),
    plural: (count) => vscode.l10n.t('{0} with plural forms', count),
    broken: (count) => vscode.l10n.t('{0} with broken placeholders', count),
    unwritable: (count) => vscode.l10n.t('{0} with characters that XML cannot hold', count),
  };
  return Object.entries(texts).flatMap(([reason, text]) => {
    const count = leftOut[reason as keyof typeof texts] ?? 0;
    return count > 0 ? [text(format.number(count))] : [];
  });
}
