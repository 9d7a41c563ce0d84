/** One line of the sources, broken. */
export interface Mutant {
  /** Below `src`. */
  readonly file: string;
  /** The line as it is, without its indent. The file has it once. */
  readonly line: string;
  readonly broken: string;
  /** Globs below `test/unit` of the tests that are to notice. */
  readonly tests: readonly string[];
  /** Why no test can be expected to notice, or none should. */
  readonly equivalent?: string;
}
