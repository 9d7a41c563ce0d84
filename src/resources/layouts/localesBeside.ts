import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import { partsOf, type Candidate } from './candidate.ts';
import type { FileGroup } from './fileGroup.ts';

/** Locales by tag, each with its spellings. */
export type Spellings = FileGroup['spellings'];

/** The files of one group in one folder. */
type Neighbor = Map<string, Set<string>>;

/** Tells the locales of a source that others have beside it. */
export type BesideOf = (source: Candidate) => Spellings;

/**
 * Tells the locales that files of another group have, which lie in the same folder as a source, in its format and with a
 * source of the same locale: where there are `en.yml` and `de.yml`, `devise.en.yml` is wanted in German too.
 */
export function* localesBeside(groups: readonly FileGroup[]): Cooperative<BesideOf> {
  const places = new Map<string, Map<string, Neighbor>>();
  const members = groups.flatMap((group) => group.members);
  yield* forEachInSteps(members, (member) => {
    const { locale, spelling = locale, group } = member;
    if (locale === undefined || spelling === undefined) return;
    const neighbors = places.get(placeOf(member)) ?? new Map<string, Neighbor>();
    places.set(placeOf(member), neighbors);
    const own = neighbors.get(group) ?? new Map<string, Set<string>>();
    neighbors.set(group, own.set(locale, (own.get(locale) ?? new Set()).add(spelling)));
  });
  return (source) => {
    const all = new Map<string, readonly string[]>();
    for (const [group, neighbor] of places.get(placeOf(source)) ?? []) {
      if (group === source.group || !neighbor.has(source.locale ?? '')) continue;
      for (const [locale, spelled] of neighbor)
        all.set(locale, [...new Set([...(all.get(locale) ?? []), ...spelled])]);
    }
    return all;
  };
}

const placeOf = ({ path, format }: Candidate) => `${format} ${partsOf(path).folder}`;
