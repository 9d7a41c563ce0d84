import * as vscode from 'vscode';
import { orAbort } from '../../service/http/settle.ts';
import { uiText } from '../../texts/uiText.ts';

/* What the editor says in notifications and dialogs. It takes `[label](command:…)` in any text for a button. */

type Rest = readonly string[] | readonly [vscode.MessageOptions, ...string[]];

/** Says that something is done, or asks; returns the button that was pressed. */
export async function showInformationMessage(
  message: string,
  ...rest: Rest
): Promise<string | undefined> {
  return shown(vscode.window.showInformationMessage, message, rest);
}

/** Warns, or asks before something that cannot be undone; returns the button that was pressed. */
export async function showWarningMessage(
  message: string,
  ...rest: Rest
): Promise<string | undefined> {
  return shown(vscode.window.showWarningMessage, message, rest);
}

/** Asks before something that cannot be undone, or that costs, and waits until the user has answered. */
export async function confirm(question: {
  readonly message: string;
  /** Lines: what it comes to. */
  readonly detail: readonly string[];
  /** The button that does it; the other one is Cancel. */
  readonly yes: string;
}): Promise<boolean> {
  const { message, detail, yes } = question;
  const options = { modal: true, detail: detail.join('\n') };
  return (await showWarningMessage(message, options, yes)) === yes;
}

/** Reports a failure; returns the button that was pressed. */
export async function showErrorMessage(
  message: string,
  ...rest: Rest
): Promise<string | undefined> {
  return shown(vscode.window.showErrorMessage, message, rest);
}

/** Says something in passing, in the status bar, for some milliseconds. */
export function setStatusBarMessage(text: string, milliseconds: number): void {
  vscode.window.setStatusBarMessage(uiText(text, 200), milliseconds);
}

/** Code points of a whole message; the editor itself cuts at 1,000. */
const longest = 1000;

function shown(
  show: (
    message: string,
    options: vscode.MessageOptions,
    ...buttons: string[]
  ) => Thenable<string | undefined>,
  message: string,
  rest: Rest,
): Thenable<string | undefined> {
  const [first] = rest;
  const options = typeof first === 'object' ? first : {};
  const buttons = rest.flatMap((part) => (typeof part === 'string' ? part : []));
  const lines = options.detail?.split('\n').map((line) => uiText(line, longest));
  const inert = lines === undefined ? options : { ...options, detail: lines.join('\n') };
  return show(uiText(message, longest), inert, ...buttons);
}

/** An `AbortSignal` that follows a `CancellationToken`; the token exists only at this edge. */
function signalOf(token: vscode.CancellationToken): AbortSignal {
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
