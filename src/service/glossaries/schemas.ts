import * as z from 'zod/mini';
import { timeOf, wireTime } from '../http/wireTime.ts';

export interface Glossary {
  readonly id: string;
  readonly name: string;
  readonly dictionaries: readonly DictionarySummary[];
  readonly created: Date | undefined;
  /** Of the interface before this one: it has one dictionary and serves translations, and nothing of it can be changed. */
  readonly isOld?: true;
}

/** Base codes only; a dictionary for `EN` serves all its variants. Compare without regard to case. */
export interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export interface DictionarySummary extends LanguagePair {
  readonly entryCount: number;
}

/** Phrases without tabs, line breaks or spaces around them; each source phrase once. */
export interface Dictionary extends LanguagePair {
  readonly entries: readonly GlossaryEntry[];
}

export interface GlossaryEntry {
  readonly source: string;
  readonly target: string;
}

export const dictionarySummarySchema = z.pipe(
  z.looseObject({ source_lang: z.string(), target_lang: z.string(), entry_count: z.number() }),
  z.transform((wire): DictionarySummary => ({
    sourceLanguage: wire.source_lang,
    targetLanguage: wire.target_lang,
    entryCount: wire.entry_count,
  })),
);

export const glossarySchema = z.pipe(
  z.looseObject({
    glossary_id: z.string(),
    name: z.string(),
    dictionaries: z.array(dictionarySummarySchema),
    creation_time: wireTime,
  }),
  z.transform((wire): Glossary => ({
    id: wire.glossary_id,
    name: wire.name,
    dictionaries: wire.dictionaries,
    created: timeOf(wire.creation_time),
  })),
);

export const glossaryListSchema = z.pipe(
  z.looseObject({ glossaries: z.array(glossarySchema) }),
  z.transform((wire): readonly Glossary[] => wire.glossaries),
);

export const oldGlossarySchema = z.pipe(
  z.looseObject({
    glossary_id: z.string(),
    name: z.string(),
    source_lang: z.string(),
    target_lang: z.string(),
    entry_count: z.number(),
    creation_time: wireTime,
  }),
  z.transform((wire): Glossary => ({
    id: wire.glossary_id,
    name: wire.name,
    dictionaries: [
      {
        sourceLanguage: wire.source_lang,
        targetLanguage: wire.target_lang,
        entryCount: wire.entry_count,
      },
    ],
    created: timeOf(wire.creation_time),
    isOld: true,
  })),
);

export const oldGlossaryListSchema = z.pipe(
  z.looseObject({ glossaries: z.array(oldGlossarySchema) }),
  z.transform((wire): readonly Glossary[] => wire.glossaries),
);

const dictionarySchema = z.pipe(
  z.looseObject({ source_lang: z.string(), target_lang: z.string(), entries: z.string() }),
  z.transform((wire): Dictionary => ({
    sourceLanguage: wire.source_lang,
    targetLanguage: wire.target_lang,
    entries: entriesOf(wire.entries),
  })),
);

/** Descriptions of the service differ: the dictionary may be alone or as the one element of a list. */
export const entriesSchema = z.union([
  z.pipe(
    z.looseObject({ dictionaries: z.tuple([dictionarySchema]) }),
    z.transform((wire): Dictionary => wire.dictionaries[0]),
  ),
  dictionarySchema,
]);

/** A dictionary as requests carry it. */
export function dictionaryBody(dictionary: Dictionary): object {
  return {
    source_lang: dictionary.sourceLanguage,
    target_lang: dictionary.targetLanguage,
    entries: dictionary.entries.map(({ source, target }) => `${source}\t${target}`).join('\n'),
    entries_format: 'tsv',
  };
}

/** The entries of a text with a line for each, a tab between its phrases. */
export function entriesOf(tsv: string): readonly GlossaryEntry[] {
  const lines = tsv.split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => {
    const [source = '', target = ''] = line.split('\t');
    return { source, target };
  });
}
