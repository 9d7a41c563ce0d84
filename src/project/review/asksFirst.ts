/** So many texts a person can have read in one go. */
const mostAtOnce = 20;

/** Texts that are to be marked together as read by a person. */
export interface TextsToMark {
  readonly count: number;
  /** How many of them were never on screen. */
  readonly unseen: number;
}

/** Whether a person is asked before so many texts count as read by them. */
export const asksFirst = ({ count, unseen }: TextsToMark): boolean =>
  count > mostAtOnce || (count > 1 && unseen > 0);
