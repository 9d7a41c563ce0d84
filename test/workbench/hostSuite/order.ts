/** What the runner asks of the suite inside the extension host; travels as JSON in `GLOSSA_HOST_SUITE`. */
export interface SuiteOrder {
  /** Bundled test files, absolute. */
  readonly files: readonly string[];
  /** Where the counts go when all tests have run. Without that file a run counts as failed. */
  readonly results: string;
  readonly grep?: string;
  /** Stands before each line of the report, so that the runner can tell it from the workbench's log. */
  readonly linePrefix: string;
}

/** The variable that carries the order. */
export const orderVariable = 'GLOSSA_HOST_SUITE';

/** A line that asks the runner to tell what the window shows. */
export const lookSign = 'suite: what does the window show?';
