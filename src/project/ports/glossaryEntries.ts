import type { indexTerms } from '../../message/checks/glossaryTerms.ts';

/** The entries of the dictionary of a glossary that serves a pair of locales. */
export type GlossaryEntries = (
  glossary: string,
  sourceLocale: string,
  locale: string,
) => Promise<Parameters<typeof indexTerms>[0]>;
