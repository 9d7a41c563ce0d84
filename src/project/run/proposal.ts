import { keyId } from '../../resources/formats/format.ts';
import { isPseudoLocale } from '../../resources/pseudoLocales.ts';
import type { Finding } from '../../message/findings.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { listFillers } from './listFillers.ts';
import { problemsIn, textFindings } from '../findings/textFindings.ts';
import type { TargetResult } from '../write/targetResult.ts';
import type { ReviewMode } from '../review/reviewMode.ts';

/** A text that a run has made for a message, and that is in no file yet. */
export interface Proposal {
  /** As the run planned it. */
  readonly target: TargetFile;
  /** `keyId` of its message. */
  readonly id: string;
  readonly source: string;
  /** What the file had for the message when the run planned it. */
  readonly before: string | undefined;
  readonly text: string;
  /** What the checks say about the text. */
  readonly findings: readonly Finding[];
  /** A person has changed the text. */
  readonly isEdited: boolean;
}

/** Whether a check finds more than a matter of taste. */
export const hasProblems = ({ findings }: Pick<Proposal, 'findings'>): boolean =>
  problemsIn(findings) > 0;

/** A proposal with another text, of a person. */
export function edited<P extends Proposal>(proposal: P, text: string): P {
  const { source, target } = proposal;
  const findings = textFindings({ value: source }, text, target);
  return { ...proposal, text, findings, isEdited: true };
}

/**
 * With everything proposed there is nothing to write: not even what the ledger would record of other messages. Nobody
 * reviews pseudo-locales.
 */
export function partResults(
  all: readonly TargetResult[],
  review: ReviewMode,
): { readonly due: readonly TargetResult[]; readonly proposals: readonly Proposal[] } {
  if (review === 'off') return { due: all, proposals: [] };
  const isPseudo = ({ target }: TargetResult) => isPseudoLocale(target.locale);
  const pseudo = all.filter(isPseudo);
  const results = all.filter((result) => !isPseudo(result));
  const proposals = results.flatMap((result) => proposalsOf(result, review));
  if (review === 'all') return { due: pseudo, proposals };
  const proposed = new Set(proposals.map(({ target, id }) => `${target.path} ${id}`));
  const due = results.map((result) => {
    const { target, failed } = result;
    const values = new Map(
      [...result.values].filter(([id]) => !proposed.has(`${target.path} ${id}`)),
    );
    return { ...result, values, fillers: listFillers(target, values, failed) };
  });
  return { due: [...due, ...pseudo], proposals };
}

function proposalsOf(
  { target, values, findings }: TargetResult,
  review: ReviewMode,
): readonly Proposal[] {
  return target.plan.items.flatMap(({ id, path, source }) => {
    const text = values.get(id);
    const found = findings.get(id) ?? [];
    if (text === undefined || (review === 'problems' && problemsIn(found) === 0)) return [];
    const before = target.current?.get(path, keyId(path))?.value;
    return [{ target, id, source: source.value, before, text, findings: found, isEdited: false }];
  });
}
