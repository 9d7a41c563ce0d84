import type * as vscode from 'vscode';
import { settings } from '../../platform/settings.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { useForFolder } from '../../platform/workspace/useForFolder.ts';
import { exportMemory, resumeJobs } from './jobs/exportMemory.ts';
import { importMemory } from './jobs/importMemory.ts';
import { deleteMemory } from './list/deleteMemory.ts';
import { filterMemories, sortMemories } from './list/filterAndSortCommands.ts';
import type { MemoryRow } from './memoryModel.ts';
import { exportReviewed } from './reviewed/exportReviewed.ts';
import { whichMemory } from './whichMemory.ts';

/** What the commands of translation memories do: loaded with the first of them. */
export const memoryCommands = {
  copyMemoryId,
  deleteMemory,
  exportMemory,
  exportReviewed,
  filterMemories,
  importMemory,
  resumeJobs,
  showMemoryDetails,
  sortMemories,
  useMemory,
  whichMemory,
};

/** Makes a memory the one that translations use. */
async function useMemory(given: unknown): Promise<void> {
  if (isMemoryRow(given)) await useForFolder(settings.translationMemory.id, given.memory);
}

async function copyMemoryId(given: unknown): Promise<void> {
  if (isMemoryRow(given)) await copyId(given.memory.id);
}

/** Opens the facts below the row of a memory. */
async function showMemoryDetails(view: vscode.TreeView<MemoryRow>, given: unknown): Promise<void> {
  if (isMemoryRow(given)) await view.reveal(given, { expand: true, select: true, focus: true });
}

function isMemoryRow(given: unknown): given is Extract<MemoryRow, { readonly kind: 'memory' }> {
  return (given as Partial<MemoryRow> | undefined)?.kind === 'memory';
}
