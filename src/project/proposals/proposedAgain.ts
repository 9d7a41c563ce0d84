import type { Proposal } from '../run/proposal.ts';
import type { KeptProposal } from './keptProposal.ts';

/**
 * What is open for a message that a run proposes: the run's proposal, with the text that a person has typed into the one
 * that was open, where that is about the same source and the same text of the file.
 */
export function proposedAgain<P extends Proposal>(proposal: P, open: Proposal | undefined): P {
  if (open === undefined || !isTypedForSame(open, proposal)) return proposal;
  const { text, findings } = open;
  return { ...proposal, text, findings, isEdited: true };
}

/** The same of proposals as they are kept. */
export function keptAgain(proposal: KeptProposal, open: KeptProposal | undefined): KeptProposal {
  if (open === undefined || !isTypedForSame(open, proposal)) return proposal;
  return { ...proposal, text: open.text, isEdited: true };
}

type Proposed = Pick<Proposal, 'source'> & Partial<Pick<Proposal, 'before' | 'isEdited'>>;

const isTypedForSame = (open: Proposed, proposal: Proposed): boolean =>
  open.isEdited === true &&
  open.source === proposal.source &&
  (open.before ?? '') === (proposal.before ?? '');
