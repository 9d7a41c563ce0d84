import type { TranslationJob } from '../../translation/job.ts';
import type {
  OptionName,
  TranslationOptions,
} from '../../translation/options/translationOptions.ts';

/** A memory or a glossary that was chosen for a run. */
export type Asset = 'memory' | 'glossary';

/** The memory and the glossary of a run, as far as they serve a pair of locales. */
export interface LinguisticAssets {
  /** What was asked for, whether or not a pair is served by it. */
  readonly chosen: readonly Asset[];
  /** What a request for this pair carries; a chosen one that is absent does not serve it. */
  for(
    sourceLocale: string | undefined,
    locale: string,
  ): Promise<Pick<TranslationJob, 'memory' | 'glossary'>>;
  /** What else was chosen for a target locale. */
  optionsFor(locale: string): ChosenOptions;
}

/** The options of a target locale, and those that were chosen but that the service does not offer for it. */
export interface ChosenOptions {
  readonly options: TranslationOptions;
  readonly notOffered: readonly OptionName[];
}
