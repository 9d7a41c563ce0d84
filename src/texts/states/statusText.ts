import { l10n } from '../l10n.ts';
import type { CheckedCounts } from '../../project/status/messageState.ts';
import { format, quantity } from '../format.ts';

/**
 * What there is left to do, in parts such as "3 missing"; none where everything is translated and in order, and nothing of the
 * machine's waits.
 */
export function statusParts({
  missing,
  outdated,
  copied,
  unreviewed,
  extra,
  targets,
  refused,
  problems = 0,
  proposed = 0,
}: CheckedCounts): readonly string[] {
  if (targets === 0 && proposed === 0) return [noTargetsText()];
  return [
    ...(proposed > 0 ? [proposedText(proposed)] : []),
    ...(refused > 0 ? [l10n.t('{0} not counted', quantity.files(refused))] : []),
    ...(missing > 0 ? [l10n.t('{0} missing', format.number(missing))] : []),
    ...(outdated > 0 ? [l10n.t('{0} outdated', format.number(outdated))] : []),
    ...(copied > 0 ? [l10n.t('{0} the same as their source', format.number(copied))] : []),
    ...(unreviewed > 0 ? [l10n.t('{0} unreviewed', format.number(unreviewed))] : []),
    ...(extra > 0 ? [l10n.t('{0} not in the source', format.number(extra))] : []),
    ...(problems > 0 ? [quantity.problems(problems)] : []),
  ];
}

function proposedText(count: number): string {
  return l10n.t({
    message: '{0} proposed',
    args: [format.number(count)],
    comment: '{0} is a number of texts that wait for a person to accept them.',
  });
}

const noTargetsText = (): string =>
  l10n.t({
    message: 'no target locales yet',
    comment: 'Stands beside a source file that is not translated into any locale.',
  });

/** The same as one text. */
export function statusText(counts: CheckedCounts): string {
  const parts = statusParts(counts);
  return parts.length === 0
    ? l10n.t({
        message: 'complete',
        comment: 'Adjective: stands beside a locale in which nothing is missing.',
      })
    : parts.join(' · ');
}
