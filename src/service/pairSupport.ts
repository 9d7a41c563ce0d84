import { sourceCode, targetCode } from './languageCodes.ts';
import type { Glossary } from './glossaries/schemas.ts';
import type { TranslationMemory } from './memories/schemas.ts';

/** Whether a memory or glossary can serve a pair of locales, or which side stands in the way. */
export type PairSupport = 'fits' | 'source' | 'target';

/**
 * A memory's `en` serves `EN-GB` and `EN-US`, and its `en-gb` serves a request for `EN`, but no other variant.
 * The service has the last word: it refuses a pair that it sees differently.
 */
export function memorySupport(
  memory: Pick<TranslationMemory, 'sourceLanguage' | 'targetLanguages'>,
  sourceLocale: string | undefined,
  targetLocale: string,
): PairSupport {
  if (sourceLocale !== undefined && !sameBase(memory.sourceLanguage, sourceLocale)) return 'source';
  const wanted = targetCode(targetLocale);
  const serves = memory.targetLanguages.some((language) => {
    const stored = language.toUpperCase();
    return stored === wanted || isVariantOf(wanted, stored) || isVariantOf(stored, wanted);
  });
  return serves ? 'fits' : 'target';
}

/** Dictionaries know base codes only. Without a source locale none applies: a glossary excludes detection. */
export function glossarySupport(
  glossary: Pick<Glossary, 'dictionaries'>,
  sourceLocale: string | undefined,
  targetLocale: string,
): PairSupport {
  if (sourceLocale === undefined) return 'source';
  const fromSource = glossary.dictionaries.filter((dictionary) =>
    sameBase(dictionary.sourceLanguage, sourceLocale),
  );
  if (fromSource.length === 0) return 'source';
  return fromSource.some(({ targetLanguage }) => sameBase(targetLanguage, targetLocale))
    ? 'fits'
    : 'target';
}

/** A memory or a glossary that was chosen and goes without, and which side of the pair it does not serve. */
export interface UnusedAsset {
  readonly asset: 'memory' | 'glossary';
  readonly why: Exclude<PairSupport, 'fits'> | 'unknownSource';
}

/** Those of the chosen ones that a pair goes without; `undefined`: not chosen. */
export function unusedAssets(
  chosen: {
    readonly memory: PairSupport | undefined;
    readonly glossary: PairSupport | undefined;
  },
  sourceLocale: string | undefined,
): readonly UnusedAsset[] {
  const { memory, glossary } = chosen;
  const unused: UnusedAsset[] = [];
  if (memory !== undefined && memory !== 'fits') unused.push({ asset: 'memory', why: memory });
  if (glossary !== undefined && glossary !== 'fits') {
    const why = sourceLocale === undefined ? 'unknownSource' : glossary;
    unused.push({ asset: 'glossary', why });
  }
  return unused;
}

function sameBase(one: string, other: string): boolean {
  return sourceCode(one) === sourceCode(other);
}

function isVariantOf(code: string, base: string): boolean {
  return code.startsWith(`${base}-`);
}
