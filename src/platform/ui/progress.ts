import * as vscode from 'vscode';
import { orAbort } from '../../service/http/settle.ts';
import { uiText } from '../../texts/uiText.ts';

/** An `AbortSignal` that follows a `CancellationToken`; the token exists only at this edge. */
export function signalOf(token: vscode.CancellationToken): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new vscode.CancellationError());
  if (token.isCancellationRequested) abort();
  else token.onCancellationRequested(abort);
  return controller.signal;
}

/** What long work reports: a line of text and how much of it is done, from 0 to 1. */
export type Report = (message: string, done?: number) => void;

/** Runs work that can be cancelled while a notification shows a progress bar. */
export async function withNotification<T>(
  title: string,
  work: (report: Report, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const location = vscode.ProgressLocation.Notification;
  const options = { location, title: uiText(title, 300), cancellable: true };
  return vscode.window.withProgress(options, (progress, token) => {
    let shown = 0;
    const report: Report = (message, done = shown) => {
      progress.report({ message: uiText(message, 300), increment: (done - shown) * 100 });
      shown = done;
    };
    return work(report, signalOf(token));
  });
}

/** Runs short work while a spinner turns in the status bar. */
export async function withSpinner<T>(title: string, work: () => Promise<T>): Promise<T> {
  const options = { location: vscode.ProgressLocation.Window, title: uiText(title, 300) };
  return vscode.window.withProgress(options, work);
}

/** Milliseconds after which somebody may want to end work that is short as a rule. */
const late = 2_000;

/**
 * Runs work that is usually short while a spinner turns; where it takes longer, a notification offers to cancel it. Who
 * cancels waits no longer, whatever the work does.
 */
export async function withLateCancel<T>(
  title: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const running = orAbort(controller.signal, () => work(controller.signal));
  const ended = running.then(
    () => undefined,
    () => undefined,
  );
  void withSpinner(title, () => ended);
  const timer = setTimeout(() => {
    void withNotification(title, async (_, signal) => {
      signal.addEventListener('abort', () => controller.abort(signal.reason));
      await ended;
    });
  }, late);
  try {
    return await running;
  } finally {
    clearTimeout(timer);
  }
}
