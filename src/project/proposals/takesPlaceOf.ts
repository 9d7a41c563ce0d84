import type { Proposal } from './proposal.ts';

/**
 * Whether a proposal of a run takes the place of the one that is open for its message: not where a person has typed that one,
 * and it is about the same source and the same text of the file.
 */
export function takesPlaceOf(proposal: Proposal, open: Proposal | undefined): boolean {
  if (open?.isEdited !== true) return true;
  return open.source !== proposal.source || (open.before ?? '') !== (proposal.before ?? '');
}
