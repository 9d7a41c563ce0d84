import type { ConfiguredPlace } from '../../toolConfig/configuredPlaces.ts';
import { canonicalLocale } from '../../locale.ts';
import { partsOf } from '../candidate.ts';
import type { ResourceSet } from '../resourceSet.ts';
import { existingLocales, isLone, isOpen, withSource } from './sourceElsewhere.ts';

/** Gives sets without a source of their own the one that the settings of a tool name for them. */
export function withSourcesAtPlaces(
  sets: readonly ResourceSet[],
  places: readonly ConfiguredPlace[],
): readonly ResourceSet[] {
  const byTargets = new Map<string, ConfiguredPlace[]>();
  for (const place of places)
    byTargets.set(place.targets, [...(byTargets.get(place.targets) ?? []), place]);
  const used = new Set<string>();
  const settled = sets.map((set) => {
    const [place, ...others] = isOpen(set) ? (byTargets.get(set.pattern) ?? []) : [];
    if (place === undefined || others.length > 0) return set;
    const locale = place.locale ?? localeOf(place.source, sets);
    if (locale === undefined || existingLocales(set).has(locale)) return set;
    used.add(place.source);
    const choice = { code: 'configured', alternatives: [], by: place.by } as const;
    return withSource(set, { locale, path: place.source }, choice);
  });
  if (used.size === 0) return sets;
  return settled.filter((set) => !used.has(set.source.path) || !isLone(set));
}

/** The locale of a file: that of its set, or the one that its name or its folder says. */
function localeOf(path: string, sets: readonly ResourceSet[]): string | undefined {
  const known = sets.find(({ source }) => source.path === path);
  if (known !== undefined) return known.source.locale;
  const { stem, folders } = partsOf(path);
  const spellings = [stem, stem.split('.').at(-1), stem.split('_').at(-1), folders.at(-1)];
  return spellings
    .map((spelling) => canonicalLocale(spelling ?? ''))
    .find((locale) => locale !== undefined);
}
