import { parseCommandArgument } from '../../platform/ui/command.ts';
import { withNotification } from '../../platform/ui/messages.ts';
import { quantity } from '../../texts/format.ts';
import type { TranslationMemory } from '../../service/memories/schemas.ts';
import { allMemories } from '../../platform/account/allMemories.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../texts/uiText.ts';
import type { MemoryModel } from './memoryModel.ts';
import { languagesOf } from './list/memoryItem.ts';
import { sentences } from '../../texts/sentences.ts';

/** The memory that a command is about: that of its row, that of the id it was called with, or the one the user picks. */
export async function whichMemory(
  model: MemoryModel,
  given: unknown,
  title: string,
): Promise<TranslationMemory | undefined> {
  if (given === undefined || given === null) return pick(model, title);
  const { memoryArgument } = await import('./memoryArguments.ts');
  const { memory } = parseCommandArgument(memoryArgument, given);
  const id = typeof memory === 'string' ? memory : memory.id;
  return model.find(id) ?? (await model.connection.service()).memories.get(id);
}

async function pick(
  { connection }: MemoryModel,
  title: string,
): Promise<TranslationMemory | undefined> {
  const loading = sentences.loadingMemories();
  const { memories } = await connection.service();
  const all = await withNotification(loading, (report, signal) =>
    allMemories(memories, report, signal),
  );
  const items = all.map((memory) => ({
    label: uiText(memory.name),
    description: uiText(`${languagesOf(memory)} · ${quantity.segments(memory.segmentCount)}`, 200),
    memory,
  }));
  const options = { title, matchOnDescription: true };
  return (await showQuickPick(items, options))?.memory;
}
