import { uuidFrom } from '../ids.ts';
import { newMemory } from '../newMemory.ts';
import type { ServiceOptions } from '../service.ts';
import type { Memory, State } from '../state.ts';
import { seedStyleRules } from '../styleRules.ts';
import { seedApiKeys } from './apiKeys.ts';
import { seedGlossaries } from './glossaries.ts';
import { mainMemories, otherMemories } from './memories.ts';
import { newVoiceState } from '../voice/voiceState.ts';
import { seedTermCollections } from './termCollections.ts';

/** The state in which a service with these options starts, and to which it is reset. */
export function seedState(options: ServiceOptions): State {
  const seeded = options.seed !== 'empty';
  return {
    memories: seedMemories(options, seeded),
    glossaries: seeded ? seedGlossaries() : [],
    styleRules: seeded ? seedStyleRules() : [],
    termCollections: seeded ? seedTermCollections() : [],
    jobs: [],
    documents: [],
    evaluations: [],
    apiKeys: seeded ? seedApiKeys() : [],
    used: new Map(),
    limits: { memories: 20_000, glossaries: 1000, termCollections: 100, documents: 20 },
    refusedPageSize: options.refusedPageSize,
    capabilities: {
      evaluation: true,
      oldGlossaries: true,
      tagHandling: options.tagHandling ?? true,
    },
    latency: {
      perRequest: options.latency?.perRequest ?? 0,
      perText: options.latency?.perText ?? 0,
    },
    voice: newVoiceState(),
    mangling: { modes: [], when: 'always' },
    jobPolls: options.jobPolls ?? 1,
    clockOffset: 0,
  };
}

function seedMemories(options: ServiceOptions, seeded: boolean): Memory[] {
  if (options.memories !== undefined) return generatedMemories(options.memories);
  if (!seeded) return [];
  return [...mainMemories, ...otherMemories].map((parts, index) =>
    newMemory({
      ...parts,
      id: uuidFrom(`memory ${parts.name}`),
      created: new Date(Date.UTC(2026, 2, 3 + 9 * index, 8, 15, 30, 250)),
    }),
  );
}

/** `Memory 0001` and so on, from English to German, with one segment each. */
function generatedMemories(count: number): Memory[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    return newMemory({
      id: uuidFrom(`generated ${number}`),
      name: `Memory ${number}`,
      source: 'en',
      targets: ['de'],
      rows: [[`Sentence number ${number}.`, `Satz Nummer ${number}.`]],
      created: new Date(Date.UTC(2026, 0, 1, 0, index)),
    });
  });
}
