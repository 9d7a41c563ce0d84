import type { Proposal } from '../run/proposal.ts';

/** A proposal as it is kept: JSON data that names its message, whichever process reads it. */
export interface KeptProposal {
  /** Of the source file, relative to the project's folder. */
  readonly sourcePath: string;
  readonly locale: string;
  /** `keyId` of the message. */
  readonly id: string;
  readonly source: string;
  /** What the target file had for the message; absent where it had nothing. */
  readonly before?: string;
  readonly text: string;
  /** A person has changed the text. */
  readonly isEdited?: true;
  /** Who has proposed it, where that was no run of Glossa. */
  readonly by?: string;
}

export function keptOf({ target, id, source, before, text, isEdited }: Proposal): KeptProposal {
  return {
    sourcePath: target.set.source.path,
    locale: target.locale,
    id,
    source,
    ...(before === undefined ? {} : { before }),
    text,
    ...(isEdited ? { isEdited } : {}),
  };
}

/** A message in a locale has one proposal at most. */
export const keptName = ({
  sourcePath,
  locale,
  id,
}: Pick<KeptProposal, 'sourcePath' | 'locale' | 'id'>): string => `${locale} ${sourcePath} ${id}`;

/** What is proposed, and for what. */
type Proposed = Pick<Proposal, 'source' | 'text'> & Partial<Pick<Proposal, 'before'>>;

/** Whether two of the same message propose the same for the same. */
export const isSameProposal = (one: Proposed, other: Proposed): boolean =>
  one.source === other.source &&
  one.text === other.text &&
  (one.before ?? '') === (other.before ?? '');

/** Leaves out what a damaged line holds. */
export function isKeptProposal(value: unknown): value is KeptProposal {
  if (typeof value !== 'object' || value === null) return false;
  const { sourcePath, locale, id, source, before, text, isEdited, by } = value as Readonly<
    Record<keyof KeptProposal, unknown>
  >;
  const isText = (one: unknown) => typeof one === 'string';
  const isTextOrAbsent = (one: unknown) => one === undefined || isText(one);
  return (
    [sourcePath, locale, id, source, text].every(isText) &&
    [before, by].every(isTextOrAbsent) &&
    (isEdited === undefined || isEdited === true)
  );
}
