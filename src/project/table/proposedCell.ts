import type { Finding } from '../../message/findings.ts';

/** A text that a cell shows in the place of the one in its file, as long as that and its source are the same. */
export interface ProposedCell {
  readonly source: string;
  /** Nothing, or nothing but quotes, where there is no text. */
  readonly before: string | undefined;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** A proposed text, and what of its message is another one by now. */
export interface StaleProposal {
  readonly text: string;
  readonly of: 'source' | 'text';
}
