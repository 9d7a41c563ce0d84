import type { OpenProposals } from '../../../platform/review/openProposals.ts';
import { problemsIn } from '../../../project/findings/textFindings.ts';
import type { WantedMessage } from './wantedMessage.ts';

/** Leads the catalog to the first proposal: to one with problems, where there is one. */
export function showReview({ all }: OpenProposals, wanted: WantedMessage): void {
  const first = all.find(({ findings }) => problemsIn(findings) > 0) ?? all[0];
  if (first === undefined) return;
  const { folder, target, id } = first;
  wanted.ask({ folder, pattern: target.set.pattern, id, locale: target.locale, isProposed: true });
}
