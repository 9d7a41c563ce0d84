import type { Candidate } from './candidate.ts';
import { groupBy } from './groupBy.ts';

/** Files that share their locales: all namespaces of one root. */
export interface FileGroup {
  readonly members: readonly Candidate[];
  /** How each locale, a canonical tag, is spelled; more than one spelling makes it ambiguous. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** How many files each locale has. */
  readonly files: ReadonlyMap<string, number>;
}

/** Sorts candidates into their groups. */
export function fileGroupsOf(candidates: readonly Candidate[]): readonly FileGroup[] {
  return [...groupBy(candidates, (candidate) => candidate.group).values()].map((members) => {
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
