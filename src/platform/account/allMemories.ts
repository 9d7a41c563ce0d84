import * as vscode from 'vscode';
import type { TranslationMemory } from '../../service/memories/schemas.ts';
import type { MemoryService } from '../../service/memories/memoryService.ts';
import { limits } from '../../service/limits.ts';
import { Pager } from '../ui/list/pager.ts';
import { showWarningMessage, type Report } from '../ui/messages.ts';
import { format } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';

/** What is said of a list whose pages bring less than the service counts. */
export function shortListText(listed: number, total: number): string {
  return vscode.l10n.t({
    message:
      'The service listed {0} of {1} translation memories: its next page brought nothing new.',
    args: [listed, total].map(format.number),
    comment: 'Two numbers.',
  });
}

/** All memories of the account, in as few requests as the service allows. */
export async function allMemories(
  memories: MemoryService,
  report: Report,
  signal: AbortSignal,
): Promise<readonly TranslationMemory[]> {
  const pager: Pager<TranslationMemory> = new Pager({
    load: async (page) => {
      const answer = await memories.list({ page, pageSize: limits.pageSize }, { signal });
      report(labels.progress(pager.items.length + answer.memories.length, answer.totalCount));
      return { items: answer.memories, total: answer.totalCount };
    },
    idOf: ({ id }) => id,
  });
  const all = await pager.loadAll();
  if (pager.isShort) void showWarningMessage(shortListText(all.length, pager.total ?? 0));
  return all;
}
