import type { FindingCode, Severity } from '../../message/findings.ts';
import type { FileFinding } from './fileToCheck.ts';

/** The kinds of findings whose severity people choose, by the names of their settings. */
export const chosenKinds = [
  'missing',
  'outdated',
  'empty',
  'sameAsSource',
  'inconsistent',
  'terms',
  'unreadable',
] as const;

export type ChosenKind = (typeof chosenKinds)[number];

/** How loud each of them is, or not at all. */
export type ChosenSeverities = Readonly<Record<ChosenKind, Severity | 'off'>>;

const kinds: Readonly<Partial<Record<FindingCode, ChosenKind>>> = {
  missing: 'missing',
  outdated: 'outdated',
  empty: 'empty',
  'same-as-source': 'sameAsSource',
  'copied-from-source': 'sameAsSource',
  inconsistent: 'inconsistent',
  'term-not-followed': 'terms',
  unreadable: 'unreadable',
};

/** The findings as people want to see them. What is no more than a matter of taste does not become louder. */
export function withSeverities<T extends FileFinding>(
  findings: readonly T[],
  chosen: ChosenSeverities,
): readonly T[] {
  return findings.flatMap((found) => {
    const { code } = found.finding;
    const kind = kinds[code];
    if (kind === undefined) return [found];
    const severity = chosen[kind];
    if (severity === 'off') return [];
    const isTaste = code === 'same-as-source' && found.finding.severity === 'info';
    const finding = { ...found.finding, severity: isTaste ? 'info' : severity };
    return [{ ...found, finding }];
  });
}
