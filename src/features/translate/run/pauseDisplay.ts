import * as vscode from 'vscode';
import type { Report } from '../../../platform/ui/messages.ts';
import type { PauseEvent, PauseReason } from '../../../translation/job.ts';
import { runIsPaused } from '../../../platform/contextKeys.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { ServiceError } from '../../../service/errors.ts';
import { format } from '../../../texts/format.ts';
import { uiText } from '../../../texts/uiText.ts';

/** Milliseconds between two updates of the countdown. */
const tick = 1_000;

type Paused = Extract<PauseEvent, { readonly kind: 'paused' }>;

/**
 * Shows what a run waits for: in its notification, with a countdown, and in the status bar, where one click tries at
 * once. Both go when the run goes on.
 */
export class PauseDisplay implements vscode.Disposable {
  readonly #report: Report;
  readonly #item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  #paused: Paused | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(report: Report) {
    this.#report = report;
    this.#item.name = vscode.l10n.t('Paused Translation');
    this.#item.command = 'glossa.translate.retryNow';
  }

  /** A pause that ends before the first tick of its countdown is not shown at all. */
  take(event: PauseEvent): void {
    if (event.kind === 'resumed') {
      this.#stop();
      return;
    }
    this.#paused = event;
    this.#timer ??= setInterval(() => this.#show(), tick);
  }

  dispose(): void {
    this.#stop();
    this.#item.dispose();
  }

  #show(): void {
    if (this.#paused === undefined) return;
    this.#report(pauseText(this.#paused, Date.now()));
    this.#item.text = `$(debug-pause) ${vscode.l10n.t('Translation paused: Retry Now')}`;
    this.#item.tooltip = uiText(describeError(this.#paused.error).message, 300);
    this.#item.show();
    void runIsPaused.set(true);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#paused = undefined;
    this.#item.hide();
    void runIsPaused.set(false);
  }
}

/** What a run waits for, and until when. */
function pauseText({ reason, error, until }: Paused, now: number): string {
  return vscode.l10n.t({
    message: '{0} Next try at {1}, in {2}. Nothing is lost.',
    args: [
      reasonText(reason, codeOf(error)),
      format.moment(new Date(until), new Date(now)),
      format.duration(until - now),
    ],
    comment:
      '{0} is a sentence that says why a run pauses, {1} a time of day, {2} a length of time such as “2 minutes”.',
  });
}

/** The status of the answer, or how the network layer names what happened. */
function codeOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return '';
  const { status, code } = error;
  if (status !== undefined) return ` (HTTP ${status})`;
  return code === undefined ? '' : ` (${code})`;
}

function reasonText(reason: PauseReason, code: string): string {
  switch (reason) {
    case 'rateLimit':
      return vscode.l10n.t('Paused: the service asks to slow down{0}.', code);
    case 'unavailable':
      return vscode.l10n.t('Paused: the service has a problem{0}.', code);
    case 'offline':
      return vscode.l10n.t('Paused: the service cannot be reached{0}.', code);
    case 'journal':
      return vscode.l10n.t('Paused: paid translations cannot be written to disk.');
  }
}
