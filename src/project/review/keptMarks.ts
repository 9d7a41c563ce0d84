import type { LedgerEntry } from '../../resources/ledger/ledgerEntry.ts';
import type { MarkedSection } from './acceptMessages.ts';

/** Marks that were made together, as they are kept to be taken back after the window: JSON data. */
export interface KeptMarks {
  readonly id: string;
  /** The URI of the workspace folder. */
  readonly folder: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly sections: readonly {
    readonly sourcePath: string;
    readonly locale: string;
    readonly messages: readonly (readonly [
      id: string,
      before: readonly LedgerEntry[],
      after: readonly LedgerEntry[],
    ])[];
  }[];
}

export function keptMarks(
  { folder, at }: Pick<KeptMarks, 'folder' | 'at'>,
  sections: readonly MarkedSection[],
): KeptMarks {
  return {
    id: `${at} ${folder}`,
    folder,
    at,
    sections: sections.map(({ sourcePath, locale, messages }) => ({
      sourcePath,
      locale,
      messages: Array.from(messages, ([id, { before, after }]) => [id, before, after] as const),
    })),
  };
}

/** What of the ledger was marked then. */
export const markedSections = ({ sections }: KeptMarks): readonly MarkedSection[] =>
  sections.map(({ sourcePath, locale, messages }) => ({
    sourcePath,
    locale,
    messages: new Map(messages.map(([id, before, after]) => [id, { before, after }])),
    replaced: 0,
  }));

/** Leaves out what another version kept. */
export function isKeptMarks(value: unknown): value is KeptMarks {
  const { id, folder, at, sections } = (value ?? {}) as Partial<Record<keyof KeptMarks, unknown>>;
  return (
    typeof id === 'string' &&
    typeof folder === 'string' &&
    typeof at === 'number' &&
    Array.isArray(sections)
  );
}
