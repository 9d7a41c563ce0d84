import type { ChosenKind, Severity } from '../../message/checks/check.ts';
import { checkOf } from '../../message/checks/checks.ts';
import type { FileFinding } from './messageFinding.ts';

/** How loud each of them is, or not at all. */
export type ChosenSeverities = Readonly<Record<ChosenKind, Severity | 'off'>>;

/** The findings as people want to see them. What is no more than a matter of taste does not become louder. */
export function withSeverities<T extends FileFinding>(
  findings: readonly T[],
  chosen: ChosenSeverities,
): readonly T[] {
  return findings.flatMap((found) => {
    const { code } = found.finding;
    const { setting: kind } = checkOf(code);
    if (kind === undefined) return [found];
    const severity = chosen[kind];
    if (severity === 'off') return [];
    const isTaste = checkOf(code).severity !== 'info' && found.finding.severity === 'info';
    const finding = { ...found.finding, severity: isTaste ? 'info' : severity };
    return [{ ...found, finding }];
  });
}
