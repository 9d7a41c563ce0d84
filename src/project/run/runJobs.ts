import { isPseudoLocale } from '../../resources/pseudoLocales.ts';
import type { TranslationJob, TranslationUnit } from '../../translation/job.ts';
import { localePairKey, type TargetFile } from '../plan/targetFile.ts';
import type { Asset, LinguisticAssets } from '../ports/linguisticAssets.ts';
import type { OptionName } from '../../translation/options/translationOptions.ts';
import type { ReusedByTarget } from './reuseAll.ts';

/** What is to be sent, and for which files. */
export interface RunJobs {
  readonly jobs: readonly TranslationJob[];
  /** What is to be made on this machine, for pseudo-locales: no service ever sees it. */
  readonly pseudoJobs: readonly TranslationJob[];
  readonly targetOf: ReadonlyMap<TranslationUnit, TargetFile>;
  /** Target locales that the chosen memory or glossary does not serve. */
  readonly without: Readonly<Record<Asset, readonly string[]>>;
  /** Options that were chosen and are not offered for target locales of the run. */
  readonly notOffered: readonly LocaleOption[];
}

/** An option that a target locale goes without. */
export interface LocaleOption {
  readonly locale: string;
  readonly option: OptionName;
}

/** Groups everything due that has no translation yet by its pair of locales, from all files. */
export async function runJobs(
  targets: readonly TargetFile[],
  reused: ReusedByTarget,
  assets: LinguisticAssets,
): Promise<RunJobs> {
  const jobs: TranslationJob[] = [];
  const pseudoJobs: TranslationJob[] = [];
  const targetOf = new Map<TranslationUnit, TargetFile>();
  const without: Record<Asset, string[]> = { memory: [], glossary: [] };
  const notOffered: LocaleOption[] = [];
  for (const [first, ...others] of byPair(targets)) {
    const units: TranslationUnit[] = [];
    for (const target of [first, ...others]) {
      for (const unit of dueUnits(target, reused)) {
        units.push(unit);
        targetOf.set(unit, target);
      }
    }
    if (units.length === 0) continue;
    const { set, locale } = first;
    const sourceLocale = set.source.locale;
    if (isPseudoLocale(locale)) {
      pseudoJobs.push({ sourceLocale, locale, units });
      continue;
    }
    const served = await assets.for(sourceLocale, locale);
    for (const asset of assets.chosen) {
      if (served[asset] === undefined && !without[asset].includes(locale)) {
        without[asset].push(locale);
      }
    }
    const { options, notOffered: lacking } = assets.optionsFor(locale);
    for (const option of lacking) notOffered.push({ locale, option });
    const asked = Object.keys(options).length === 0 ? {} : { options };
    jobs.push({ sourceLocale, locale, units, ...served, ...asked });
  }
  return { jobs, pseudoJobs, targetOf, without, notOffered };
}

function byPair(targets: readonly TargetFile[]): Iterable<readonly [TargetFile, ...TargetFile[]]> {
  const pairs = new Map<string, [TargetFile, ...TargetFile[]]>();
  for (const target of targets) {
    const known = pairs.get(localePairKey(target));
    if (known === undefined) pairs.set(localePairKey(target), [target]);
    else known.push(target);
  }
  return pairs.values();
}

function dueUnits(target: TargetFile, reused: ReusedByTarget): readonly TranslationUnit[] {
  const found = reused.get(target);
  return target.units.filter(({ id }) => found?.has(id) !== true);
}
