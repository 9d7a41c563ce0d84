import type { TranslationMemory } from '../../../service/memories/schemas.ts';

/** In which order memories are shown; `service`: as they come. */
export const memoryOrders = ['service', 'name', 'segments', 'updated'] as const;
export type MemoryOrder = (typeof memoryOrders)[number];

/** What is shown of the memories that are loaded, and in which order. */
export interface MemoryListOptions {
  /** Each word must be in the name, or be a language of the memory; empty shows all. */
  readonly filter: string;
  readonly order: MemoryOrder;
}

/** How the editor's language calls and sorts things. */
export interface Collation {
  readonly languageName: (code: string) => string;
  readonly compare: (one: string, other: string) => number;
}

/** The memories to show. Sorting keeps the service's order among equals. */
export function filterAndSort(
  memories: readonly TranslationMemory[],
  { filter, order }: MemoryListOptions,
  collation: Collation,
): readonly TranslationMemory[] {
  const words = wordsOf(filter);
  const shown = memories.filter((memory) => words.every((word) => has(memory, word, collation)));
  return order === 'service' ? shown : shown.toSorted(orders(collation)[order]);
}

function has(memory: TranslationMemory, word: string, { languageName }: Collation): boolean {
  if (memory.name.toLowerCase().includes(word)) return true;
  return [memory.sourceLanguage, ...memory.targetLanguages].some((code) => {
    const [language, subtag] = code.toLowerCase().split(/[-_]/);
    const whole = [language, subtag].filter((part) => part !== undefined).join('-');
    return (
      word === language ||
      word === whole ||
      wordsOf(languageName(code).replaceAll(/[(),]/g, ' ')).includes(word)
    );
  });
}

const orders = ({
  compare,
}: Collation): Record<
  Exclude<MemoryOrder, 'service'>,
  (one: TranslationMemory, other: TranslationMemory) => number
> => ({
  name: (one, other) => compare(one.name, other.name),
  segments: (one, other) => other.segmentCount - one.segmentCount,
  updated: (one, other) => timeOf(other) - timeOf(one),
});

/** Memories without a time come last. */
function timeOf({ updated, created }: TranslationMemory): number {
  return (updated ?? created)?.getTime() ?? 0;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/u).filter(Boolean);
}
