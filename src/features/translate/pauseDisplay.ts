import * as vscode from 'vscode';
import type { PauseEvent, PauseReason } from '../../translation/job.ts';
import { runIsPaused } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/describeError.ts';
import type { Report } from '../../platform/progress.ts';
import { show } from '../../platform/show.ts';
import { uiText } from '../../platform/uiText.ts';

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
  #timer: NodeJS.Timeout | undefined;

  constructor(report: Report) {
    this.#report = report;
    this.#item.name = vscode.l10n.t('Paused Translation');
    this.#item.command = 'glossa.translate.retryNow';
  }

  take(event: PauseEvent): void {
    this.#stop();
    if (event.kind === 'resumed') return;
    void runIsPaused.set(true);
    const update = () => {
      this.#report(pauseText(event, Date.now()));
    };
    update();
    this.#timer = setInterval(update, tick);
    this.#item.text = `$(debug-pause) ${vscode.l10n.t('Translation paused: Retry Now')}`;
    this.#item.tooltip = uiText(describeError(event.error).message, 300);
    this.#item.show();
  }

  dispose(): void {
    this.#stop();
    this.#item.dispose();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#item.hide();
    void runIsPaused.set(false);
  }
}

/** What a run waits for, and until when. */
export function pauseText({ reason, until }: Paused, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  const clock = show.time(new Date(until));
  return vscode.l10n.t(
    '{0} Next try at {1}, in {2} s. Nothing is lost.',
    reasonText(reason),
    clock,
    show.number(seconds),
  );
}

function reasonText(reason: PauseReason): string {
  switch (reason) {
    case 'rateLimit':
      return vscode.l10n.t('Paused: the service asks to slow down.');
    case 'unavailable':
      return vscode.l10n.t('Paused: the service has a problem.');
    case 'offline':
      return vscode.l10n.t('Paused: the service cannot be reached.');
    case 'journal':
      return vscode.l10n.t('Paused: the answers that were paid for cannot be written to the disk.');
  }
}
