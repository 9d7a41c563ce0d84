import * as vscode from 'vscode';
import { runState } from '../../../platform/contextKeys.ts';
import { plainMarkdown } from '../../../platform/ui/plainMarkdown.ts';
import { format, quantity } from '../../../texts/format.ts';
import type { RunPause } from '../../../translation/sending/runPause.ts';
import { localeText, totalOf, type LocaleProgress } from './progressText.ts';

/**
 * The runs of this window in the status bar: how far they are, locale by locale, and a click that holds them. Nothing in it
 * spins: a run may wait for minutes.
 */
export class RunView implements vscode.Disposable {
  readonly #hold: RunPause;
  readonly #item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  readonly #runs = new Map<symbol, readonly LocaleProgress[]>();

  constructor(pause: RunPause) {
    this.#hold = pause;
    this.#item.name = vscode.l10n.t('Running Translation');
  }

  /** Shows how far a run is. */
  show(run: symbol, progress: readonly LocaleProgress[]): void {
    this.#runs.set(run, progress);
    this.#redraw();
  }

  /** A run has come to its end. Nothing is held when the last one has. */
  end(run: symbol): void {
    this.#runs.delete(run);
    if (this.#runs.size === 0) this.#hold.resume();
    this.#redraw();
  }

  pause(): void {
    if (this.#runs.size > 0) this.#hold.pause();
    this.#redraw();
  }

  resume(): void {
    this.#hold.resume();
    this.#redraw();
  }

  dispose(): void {
    this.#item.dispose();
  }

  #redraw(): void {
    const { isPaused: isHeld } = this.#hold;
    const all = [...this.#runs.values()].flat();
    void runState.set(this.#runs.size === 0 ? 'none' : isHeld ? 'held' : 'going');
    if (this.#runs.size === 0) {
      this.#item.hide();
      return;
    }
    const text = stateText(all, isHeld);
    this.#item.text = `${isHeld ? '$(debug-pause)' : '$(sync)'} ${text}`;
    this.#item.command = isHeld ? 'glossa.translate.resume' : 'glossa.translate.pause';
    const hint = isHeld
      ? vscode.l10n.t('Nothing is sent until you resume. Click to resume.')
      : vscode.l10n.t('Click to pause: requests that are under way are finished first.');
    const lines = [hint, ...all.map(localeText)];
    this.#item.tooltip = plainMarkdown(lines);
    this.#item.accessibilityInformation = { label: [text, ...lines].join(', '), role: 'button' };
    this.#item.show();
  }
}

function stateText(all: readonly LocaleProgress[], isHeld: boolean): string {
  const sum = totalOf(all);
  const [done, total] = [format.number(sum.done), quantity.messages(sum.total)];
  return isHeld
    ? vscode.l10n.t({
        message: 'Translation paused: {0} of {1}',
        args: [done, total],
        comment: '{0} is a number, {1} one such as “3 messages”.',
      })
    : vscode.l10n.t({
        message: 'Translating: {0} of {1}',
        args: [done, total],
        comment: '{0} is a number, {1} one such as “3 messages”.',
      });
}
