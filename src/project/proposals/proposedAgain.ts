import type { Proposal } from '../run/proposal.ts';

/**
 * What is open for a message that a run proposes: the run's proposal, with the text that a person has typed into the one
 * that was open, where that is about the same source and the same text of the file.
 */
export function proposedAgain<P extends Proposal>(proposal: P, open: Proposal | undefined): P {
  if (open?.isEdited !== true) return proposal;
  if (open.source !== proposal.source) return proposal;
  if ((open.before ?? '') !== (proposal.before ?? '')) return proposal;
  const { text, findings } = open;
  return { ...proposal, text, findings, isEdited: true };
}
