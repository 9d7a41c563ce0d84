import type * as vscode from 'vscode';
import { settings } from '../../../platform/settings.ts';
import { copyId } from '../../../platform/ui/copyId.ts';
import { useForFolder } from '../../../platform/workspace/useForFolder.ts';
import type { MemoryRow } from '../memoryModel.ts';

type Row = Extract<MemoryRow, { readonly kind: 'memory' }>;

/** Makes a memory the one that translations use. */
export async function useMemory(given: unknown): Promise<void> {
  if (isMemoryRow(given)) await useForFolder(settings.translationMemory.id, given.memory);
}

export async function copyMemoryId(given: unknown): Promise<void> {
  if (isMemoryRow(given)) await copyId(given.memory.id);
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
