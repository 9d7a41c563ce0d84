import * as z from 'zod/mini';
import { sourceCode, targetCode } from '../languageCodes.ts';

/** What a list of languages is about. */
export type LanguageResource =
  | 'translate_text'
  | 'translate_document'
  | 'write'
  | 'translation_memory'
  | 'glossary'
  | 'style_rules'
  | 'voice';

export interface Language {
  /** BCP 47, for example `en-GB` or `zh-Hans`. */
  readonly code: string;
  /** English name as the service gives it; empty when it gives none. */
  readonly name: string;
  readonly source: boolean;
  readonly target: boolean;
  /** Keys such as `glossary`, `translation_memory` or (voice, on a source language) `spoken_terms`. */
  readonly features: ReadonlySet<string>;
}

const languageSchema = z.pipe(
  z.looseObject({
    lang: z.string(),
    name: z.nullish(z.string()),
    usable_as_source: z.nullish(z.boolean()),
    usable_as_target: z.nullish(z.boolean()),
    features: z.nullish(z.record(z.string(), z.unknown())),
  }),
  z.transform((wire): Language => ({
    code: wire.lang,
    name: wire.name ?? '',
    source: wire.usable_as_source ?? false,
    target: wire.usable_as_target ?? false,
    features: new Set(Object.keys(wire.features ?? {})),
  })),
);

/** The answer is a bare array. */
export const languagesSchema = z.array(languageSchema);

/**
 * Whether the service translates from or into a locale, by its list of languages. Variants are left to the service, and
 * where it gives no list, everything.
 */
export function serves(
  languages: readonly Language[],
  side: 'source' | 'target',
  locale: string,
): boolean {
  const offered = languages.filter((language) => language[side]);
  if (offered.length === 0) return true;
  const wanted = languageOf(side === 'source' ? sourceCode(locale) : targetCode(locale));
  return offered.some(({ code }) => languageOf(code) === wanted);
}

function languageOf(code: string): string {
  return (code.split('-', 1)[0] ?? code).toLowerCase();
}
