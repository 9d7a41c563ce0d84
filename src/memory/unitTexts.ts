import { languageServes, sameBaseLanguage } from '../resources/languageServes.ts';
import { sameLocale } from '../resources/locale.ts';
import { isWhole, segmentText, type TmxUnit, type TmxVariant } from './tmx.ts';
import { isOpen, sourceOf, tagOf } from './tmxSummary.ts';

/** A pair of locales, as BCP 47 tags. */
export interface LocalePair {
  readonly sourceLocale: string;
  readonly targetLocale: string;
}

/** What a unit of a TMX file says for a pair of locales. */
export function unitTexts(
  unit: TmxUnit,
  { sourceLocale, targetLocale }: LocalePair,
): readonly {
  readonly source: string;
  readonly target: string;
  /** The translation is for the very locale, and not only for its language. */
  readonly isOfLocale: boolean;
}[] {
  const from = isOpen(unit) ? bestOf(unit.variants, sourceLocale) : sourceOf(unit);
  if (from === undefined || !isWhole(from.segment)) return [];
  if (!sameBaseLanguage(from.language, sourceLocale)) return [];
  const source = segmentText(from.segment);
  return unit.variants.flatMap((variant) => {
    const { language, segment } = variant;
    if (variant === from || !isWhole(segment)) return [];
    const isOfLocale = sameLocale(language, targetLocale);
    if (!isOfLocale && !serves(language, targetLocale)) return [];
    return [{ source, target: segmentText(segment), isOfLocale }];
  });
}

/** Of texts of which each may be the source, the one in this locale, else in its language. */
function bestOf(variants: readonly TmxVariant[], locale: string): TmxVariant | undefined {
  return (
    variants.find(({ language }) => sameLocale(language, locale)) ??
    variants.find(({ language }) => languageServes(language, locale)) ??
    variants.find(({ language }) => sameBaseLanguage(language, locale))
  );
}

/** What is only called Chinese may be in either script. */
const serves = (language: string, locale: string) =>
  tagOf(language) !== 'zh' && languageServes(language, locale);
