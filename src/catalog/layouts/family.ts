import type { Candidate } from './candidate.ts';

/** Files that share their locales: all namespaces of one root. */
export interface Family {
  readonly members: readonly Candidate[];
  /** How each locale, a canonical tag, is spelled; more than one spelling makes it ambiguous. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** How many files each locale has. */
  readonly files: ReadonlyMap<string, number>;
}

/** Sorts candidates into their families. */
export function familiesOf(candidates: readonly Candidate[]): readonly Family[] {
  return [...groupBy(candidates, (candidate) => candidate.family).values()].map((members) => {
    const named = members.filter((member) => member.locale !== undefined);
    const byLocale = groupBy(named, (member) => member.locale ?? '');
    const spellings = new Map<string, readonly string[]>();
    const files = new Map<string, number>();
    for (const [locale, ofLocale] of byLocale) {
      const spelled = ofLocale.map((member) => member.spelling ?? locale);
      spellings.set(locale, [...new Set(spelled)].toSorted());
      files.set(locale, ofLocale.length);
    }
    return { members, spellings, files };
  });
}

/** Items by key, both in the order in which they come. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
