/** A stretch of a segment: text, or a code (placeholder, tag) that stands for itself. */
export type TmxPart = string | { readonly code: string };

/** A text in one language. */
export interface TmxVariant {
  /** As the file spells it; empty where it says nothing. */
  readonly language: string;
  readonly segment: readonly TmxPart[];
}

/** The same text in several languages. */
export interface TmxUnit {
  /** The language that the others were translated from; `*all*` leaves it open. */
  readonly sourceLanguage: string;
  readonly variants: readonly TmxVariant[];
}

/** A file that cannot be read as TMX; `line` and `column` count from 1. */
export class TmxError extends Error {
  override readonly name = 'TmxError';
  readonly problem: 'encoding' | 'characters' | 'entity' | 'xml' | 'notTmx' | 'noHeader' | 'noBody';
  /** What the XML reader says, in English; or the encoding that is not known. */
  readonly detail: string;
  readonly line: number;
  readonly column: number;

  constructor(
    problem: TmxError['problem'],
    detail: string,
    place: { line: number; column: number },
  ) {
    super(`${place.line}:${place.column}: ${problem} ${detail}`);
    this.problem = problem;
    this.detail = detail;
    this.line = place.line;
    this.column = place.column;
  }
}

/** A segment as the program that it came from writes it: codes in their places. */
export function segmentText(segment: readonly TmxPart[]): string {
  return segment.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}

/** Whether {@link segmentText} gives the whole text: some tools write only that there is a code, not which. */
export function isWhole(segment: readonly TmxPart[]): boolean {
  return segment.every((part) => typeof part === 'string' || part.code !== '');
}
