import { randomUUID } from 'node:crypto';
import type { Memory } from './state.ts';

/** One row of a memory: the source text, then the translation in each target language; undefined where it is missing. */
export type MemoryRow = readonly [source: string, ...targets: readonly (string | undefined)[]];

/** What a memory is made of; everything else has a default. */
export interface MemoryParts {
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly rows?: readonly MemoryRow[];
  readonly id?: string;
  /** `main` when left out. */
  readonly account?: string;
  readonly created?: Date;
}

/** Makes a memory, for seeds, imports and tests. */
export function newMemory(parts: MemoryParts): Memory {
  const id = parts.id ?? randomUUID();
  const created = parts.created ?? new Date();
  return {
    id,
    account: parts.account ?? 'main',
    name: parts.name,
    source: parts.source,
    targets: parts.targets,
    segments: (parts.rows ?? []).map(([source, ...texts], index) => ({
      id: `${id.slice(0, 8)}-${index + 1}`,
      source,
      letters: Array.from(source.trim()),
      targets: new Map(
        parts.targets.flatMap((language, column) => {
          const text = texts[column];
          return text === undefined ? [] : [[language, text] as const];
        }),
      ),
    })),
    created,
    updated: created,
  };
}
