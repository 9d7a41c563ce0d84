/** Milliseconds, whole ones: VS Code marks no finer. */
export interface ActivationTimes {
  /** Reading and running the extension's file. */
  readonly load: number;
  /** Its `activate`. */
  readonly activate: number;
}

interface Mark {
  readonly name: string;
  readonly startTime: number;
}

/**
 * Reads inside the extension host how long an extension took to start. It must have been activated.
 * The time between load and activate belongs to VS Code and is left out.
 */
export function activationTimes(extension: string): ActivationTimes {
  const { MonacoPerformanceMarks: recorder } = globalThis as {
    MonacoPerformanceMarks?: { getMarks(): readonly Mark[] };
  };
  const marks = recorder?.getMarks() ?? [];
  const at = (step: string): number => {
    const mark = marks.findLast(({ name }) => name === `code/extHost/${step}/${extension}`);
    if (mark === undefined) throw new Error(`${extension} has no mark ${step}`);
    return mark.startTime;
  };
  return {
    load: at('didLoadExtensionCode') - at('willLoadExtensionCode'),
    activate: at('didActivateExtension') - at('willActivateExtension'),
  };
}
