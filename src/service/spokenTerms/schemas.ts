import * as z from 'zod/mini';
import { timeOf, wireTime } from '../http/wireTime.ts';

/** A collection of term lists that fix spellings in voice transcription; at most one list per language. */
export interface SpokenTerms {
  readonly id: string;
  readonly name: string;
  readonly lists: readonly TermListSummary[];
  readonly created: Date | undefined;
}

export interface TermListSummary {
  /** Base code such as `en`. */
  readonly language: string;
  readonly entryCount: number;
}

/** Terms as they are to be spelled: no line breaks, no spaces around them, none twice; 300 characters per list. */
export interface TermList {
  readonly language: string;
  readonly terms: readonly string[];
}

export const termListSummarySchema = z.pipe(
  z.looseObject({ lang: z.string(), entry_count: z.number() }),
  z.transform((wire): TermListSummary => ({ language: wire.lang, entryCount: wire.entry_count })),
);

export const spokenTermsSchema = z.pipe(
  z.looseObject({
    spoken_terms_id: z.string(),
    name: z.string(),
    term_lists: z.array(termListSummarySchema),
    creation_time: wireTime,
  }),
  z.transform((wire): SpokenTerms => ({
    id: wire.spoken_terms_id,
    name: wire.name,
    lists: wire.term_lists,
    created: timeOf(wire.creation_time),
  })),
);

export const spokenTermsListSchema = z.pipe(
  z.looseObject({ spoken_terms: z.array(spokenTermsSchema) }),
  z.transform((wire): readonly SpokenTerms[] => wire.spoken_terms),
);

export const termListSchema = z.pipe(
  z.looseObject({ lang: z.string(), entries: z.string() }),
  z.transform((wire): TermList => ({
    language: wire.lang,
    terms: wire.entries.split(/\r?\n/).filter((term) => term !== ''),
  })),
);

/** A list as requests carry it. */
export function termListBody({ language, terms }: TermList): object {
  return { lang: language, entries: terms.join('\n') };
}
