import { isPseudoLocale } from '../../catalog/pseudoLocales.ts';
import { type Cooperative, runYielding } from '../../catalog/cooperative.ts';
import type { ReuseFrom } from '../ports/reuseFrom.ts';
import { Reuse, type Reused } from './reuse.ts';
import { localePairKey, type TargetFile } from '../plan/targetFile.ts';

/** Translations of due messages that were there already, by target file and `keyId`. */
export type ReusedByTarget = ReadonlyMap<TargetFile, ReadonlyMap<string, Reused>>;

/** Takes translations of exactly the same text from the files of the run and from TMX files; none for pseudo-locales. */
export async function reuseAll(
  all: readonly TargetFile[],
  { files, units }: ReuseFrom,
): Promise<ReusedByTarget> {
  const targets = all.filter(({ locale }) => !isPseudoLocale(locale));
  const byPair = new Map<string, Reuse>();
  const reuseFor = (target: TargetFile) => {
    const { set, locale } = target;
    const reuse = byPair.get(localePairKey(target)) ?? new Reuse(set.source.locale, locale);
    byPair.set(localePairKey(target), reuse);
    return reuse;
  };
  await runYielding(oneByOne(targets, (target) => reuseFor(target).want(target.plan)));
  if (files) await runYielding(oneByOne(targets, (target) => reuseFor(target).offer(target.plan)));
  await units((unit) => {
    for (const reuse of byPair.values()) reuse.offerUnit(unit);
  });
  const found = new Map<TargetFile, ReadonlyMap<string, Reused>>();
  const find = function* (target: TargetFile): Cooperative<void> {
    found.set(target, yield* reuseFor(target).find(target.plan));
  };
  await runYielding(oneByOne(targets, find));
  return found;
}

/** A project may have thousands of small files: there is a pause after each, too. */
function* oneByOne(
  targets: readonly TargetFile[],
  work: (target: TargetFile) => Cooperative<void>,
): Cooperative<void> {
  for (const target of targets) {
    yield* work(target);
    yield;
  }
}
