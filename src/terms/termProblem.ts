import { faultSeverities as ofTerms, type TermSeverity } from './termRules.ts';

const severities = {
  syntax: 'error',
  'wrong-type': 'error',
  'unknown-property': 'error',
  'unknown-language': 'error',
  'duplicate-language': 'error',
  'list-too-long': ofTerms.tooLong,
  'name-too-long': 'error',
  'duplicate-term': ofTerms.repeated,
  'case-twin': ofTerms.twin,
  'empty-term': 'error',
  'blank-ends': ofTerms.blanks,
  'control-character': ofTerms.control,
  'invisible-character': ofTerms.invisible,
  'forbidden-term': 'error',
} as const satisfies Record<string, TermSeverity>;

/** The stable name of what can be wrong with a term file; `docs/term-files.md` has an entry for each. */
export type TermProblemCode = keyof typeof severities;

/** Something wrong with a term file, as data. A file with an error is not pushed. */
export interface TermProblem {
  readonly code: TermProblemCode;
  readonly severity: TermSeverity;
  /** Where it is in the text (UTF-16 units). */
  readonly offset: number;
  readonly length: number;
  /** The term, tag or property that it is about. */
  readonly subject: string;
  /** Of a list that is too long: how many code points must go. */
  readonly over?: number;
}

export const termProblemCodes = Object.keys(severities) as readonly TermProblemCode[];

export interface Span {
  readonly offset: number;
  readonly length: number;
}

export function termProblem(
  code: TermProblemCode,
  { offset, length }: Span,
  subject: string,
): TermProblem {
  return { code, severity: severities[code], offset, length, subject };
}
