import * as vscode from 'vscode';
import { documentExtensions } from '../../../project/documents/documentType.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** The files that the explorer passes; else the user chooses some. */
export async function whichFiles(
  args: readonly unknown[],
): Promise<readonly vscode.Uri[] | undefined> {
  const [clicked, selected] = args;
  if (!(clicked instanceof vscode.Uri)) return pickFiles();
  const all: readonly unknown[] = Array.isArray(selected) ? selected : [];
  const uris = all.filter((one): one is vscode.Uri => one instanceof vscode.Uri);
  return uris.length > 0 ? uris : [clicked];
}

const documents = () =>
  vscode.l10n.t({
    message: 'Documents',
    comment: 'The types of files that a dialog shows.',
  });

async function pickFiles(): Promise<readonly vscode.Uri[] | undefined> {
  const defaultUri = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.window.showOpenDialog({
    title: vscode.l10n.t('Translate Documents'),
    openLabel: buttonTexts.translate(),
    canSelectMany: true,
    filters: { [documents()]: [...documentExtensions] },
    ...(defaultUri && { defaultUri }),
  });
}
