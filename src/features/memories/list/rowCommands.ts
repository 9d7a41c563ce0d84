import * as vscode from 'vscode';
import { chooseFolder } from '../../../platform/workspace/folder.ts';
import { settings } from '../../../platform/settings.ts';
import { setStatusBarMessage, showInformationMessage } from '../../../platform/ui/messages.ts';
import { uiText } from '../../../platform/ui/uiText.ts';
import type { MemoryRow } from './memoriesTree.ts';

type Row = Extract<MemoryRow, { readonly kind: 'memory' }>;

/** Makes a memory the one of a workspace folder, or of the user where no folder is open. */
export async function useMemoryForFolder(given: unknown): Promise<void> {
  if (!isMemoryRow(given)) return;
  const folder = await chooseFolder();
  await settings.translationMemory.id.set(given.memory.id, folder?.uri);
  const name = uiText(given.memory.name);
  const message =
    folder === undefined
      ? vscode.l10n.t('“{0}” is now used for translations.', name)
      : vscode.l10n.t('“{0}” is now used for translations in {1}.', name, uiText(folder.name));
  void showInformationMessage(message);
}

export async function copyMemoryId(given: unknown): Promise<void> {
  if (!isMemoryRow(given)) return;
  await vscode.env.clipboard.writeText(given.memory.id);
  setStatusBarMessage(vscode.l10n.t('ID copied'), 3000);
}

/** Opens the facts below the row of a memory. */
export async function showMemoryDetails(
  view: vscode.TreeView<MemoryRow>,
  given: unknown,
): Promise<void> {
  if (isMemoryRow(given)) await view.reveal(given, { expand: true, select: true, focus: true });
}

function isMemoryRow(given: unknown): given is Row {
  return (given as Partial<MemoryRow> | undefined)?.kind === 'memory';
}
