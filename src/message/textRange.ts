/** A part of a text, in UTF-16 units from `start` up to, not including, `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
