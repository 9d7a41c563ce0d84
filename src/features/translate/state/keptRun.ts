import type { RunChanges } from '../../../project/undo/runChanges.ts';
import type { UndoOutcome } from '../../../project/undo/undoRun.ts';
import type { RunReport } from '../../../project/run/runReport.ts';

/** A run of a workspace folder as it is kept: to be shown, and to be taken back. JSON data. */
export interface KeptRun {
  readonly version: typeof keptVersion;
  /** A URI. */
  readonly folder: string;
  /** Milliseconds since the epoch; distinguishes the runs of a folder. */
  readonly at: number;
  readonly report: RunReport;
  readonly changes: RunChanges;
  /** The paths of files that are not taken back yet. */
  readonly toUndo: readonly string[];
  /** Base64: what the run has closed of the journal. When it is taken back that is in no file again. */
  readonly answers: string;
  readonly undone?: Omit<UndoOutcome, 'refused'>;
}

/** Of what is kept; what another version kept counts as not there. */
export const keptVersion = 2;

/** Whether there is something to take back. */
export const isReversible = ({ toUndo }: KeptRun): boolean => toUndo.length > 0;

/** What could not be put back is tried again the next time. */
export function withOutcome(run: KeptRun, { refused, ...outcome }: UndoOutcome): KeptRun {
  const { undone: earlier } = run;
  return {
    ...run,
    answers: '',
    toUndo: refused.map(({ path }) => path),
    undone: {
      messages: outcome.messages + (earlier?.messages ?? 0),
      files: outcome.files + (earlier?.files ?? 0),
      kept: [...(earlier?.kept ?? []), ...outcome.kept],
    },
  };
}
