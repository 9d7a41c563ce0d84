import { baseLanguage, canonicalLocale, sameLocale } from '../catalog/locale.ts';
import { isWhole, segmentText, type TmxUnit } from './tmx.ts';
import { sourceOf, tagOf } from './tmxSummary.ts';

/** A pair of locales, as BCP 47 tags. */
export interface LocalePair {
  readonly sourceLocale: string;
  readonly targetLocale: string;
}

/** A text and a translation, codes put back as the text that they stand for. */
export interface UnitTexts {
  readonly source: string;
  readonly target: string;
  /** The translation is for the very locale, and not only for its language. */
  readonly isOfLocale: boolean;
}

/** What a unit of a TMX file says for a pair of locales. */
export function unitTexts(
  unit: TmxUnit,
  { sourceLocale, targetLocale }: LocalePair,
): readonly UnitTexts[] {
  const from = sourceOf(unit);
  if (from === undefined || !isWhole(from.segment)) return [];
  if (baseLanguage(from.language) !== baseLanguage(sourceLocale)) return [];
  const source = segmentText(from.segment);
  return unit.variants.flatMap((variant) => {
    const { language, segment } = variant;
    if (variant === from || !isWhole(segment)) return [];
    const isOfLocale = sameLocale(language, targetLocale);
    if (!isOfLocale && !serves(language, targetLocale)) return [];
    return [{ source, target: segmentText(segment), isOfLocale }];
  });
}

/**
 * A language without a region serves its regions where they write it as it does. What is only called Chinese may be
 * in either script.
 */
function serves(language: string, locale: string): boolean {
  const tag = tagOf(language);
  return tag !== 'zh' && tag === baseLanguage(locale) && scriptOf(tag) === scriptOf(locale);
}

function scriptOf(locale: string): string | undefined {
  const tag = canonicalLocale(locale);
  return tag && new Intl.Locale(tag).maximize().script;
}
