import { withNotification, type Report } from '../../../platform/ui/messages.ts';

/** The notification of a run: it says how far the run is, and can cancel it. */
export interface RunProgress {
  readonly report: Report;
  readonly signal: AbortSignal;
  /** Closes it. */
  readonly end: () => void;
}

/** Opens the notification of a run; whoever does closes it. */
export function openProgress(title: string): Promise<RunProgress> {
  return new Promise((resolve) => {
    void withNotification(
      title,
      (report, signal) => new Promise<void>((end) => resolve({ report, signal, end })),
    );
  });
}
