import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import type { Candidate } from './candidate.ts';
import { groupInSteps } from './groupBy.ts';

/** Files that share their locales: all namespaces of one root. */
export interface FileGroup {
  readonly members: readonly Candidate[];
  /** How each locale, a canonical tag, is spelled; more than one spelling makes it ambiguous. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** How many files each locale has. */
  readonly files: ReadonlyMap<string, number>;
}

/** Sorts candidates into their groups. */
export function* fileGroupsOf(candidates: readonly Candidate[]): Cooperative<readonly FileGroup[]> {
  const groups: FileGroup[] = [];
  for (const members of (yield* groupInSteps(candidates, ({ group }) => group)).values()) {
    const spelled = new Map<string, Set<string>>();
    const files = new Map<string, number>();
    yield* forEachInSteps(members, ({ locale, spelling = locale }) => {
      if (locale === undefined || spelling === undefined) return;
      spelled.set(locale, (spelled.get(locale) ?? new Set()).add(spelling));
      files.set(locale, (files.get(locale) ?? 0) + 1);
    });
    const spellings = new Map([...spelled].map(([locale, all]) => [locale, [...all].toSorted()]));
    groups.push({ members, spellings, files });
  }
  return groups;
}
