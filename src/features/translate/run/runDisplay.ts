import * as vscode from 'vscode';
import { runIsPaused } from '../../../platform/contextKeys.ts';
import { Throttle } from '../../../platform/throttle.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { withSpinner, withNotification, type Report } from '../../../platform/ui/messages.ts';
import type { RunEvent } from '../../../project/run/translateProject.ts';
import { ServiceError } from '../../../service/errors.ts';
import { format } from '../../../texts/format.ts';
import { uiText } from '../../../texts/uiText.ts';
import type {
  TranslationEvent,
  TranslationJob,
  PauseEvent,
  PauseReason,
} from '../../../translation/job.ts';
import type { WindowRuns } from '../lastRun/windowRuns.ts';
import { progressText, totalOf, type LocaleProgress } from '../state/progressText.ts';

/** Milliseconds between two updates of the countdown. */
const tick = 1_000;

/**
 * Shows what a run waits for: in its notification, with a countdown, and in the status bar, where one click tries at
 * once. Both go when the run goes on.
 */
class PauseDisplay implements vscode.Disposable {
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

/** Milliseconds: answers come faster than anybody reads, and each text that is shown goes through the whole editor. */
const betweenShows = 250;

/** Shows a run while it goes on: in its notification and in the status bar, and in the log. */
export class RunDisplay implements vscode.Disposable {
  readonly #runs: WindowRuns;
  readonly #progress: RunProgress;
  readonly #run = Symbol('run');
  readonly #pause: PauseDisplay;
  readonly #shows = new Throttle(betweenShows);
  readonly #over = new AbortController();
  readonly #locales = new Map<string, LocaleProgress>();
  #characters = 0;

  constructor(runs: WindowRuns, progress: RunProgress) {
    this.#runs = runs;
    this.#progress = progress;
    this.#pause = new PauseDisplay(progress.report);
  }

  take(event: RunEvent): void {
    const { log, usage } = this.#runs.services;
    switch (event.kind) {
      case 'planned': {
        const { requests, characters } = event.plan;
        log.info(`run: ${requests} requests, ${characters} characters estimated`);
        this.#expect(event.jobs);
        this.#progress.report(progressText([...this.#locales.values()], 0));
        break;
      }
      case 'sending':
        this.#progress.signal.addEventListener('abort', this.#finishing, { once: true });
        this.#notify();
        break;
      case 'translating':
        this.#characters = event.counts.characters;
        this.#follow(event.event);
        break;
      case 'sent': {
        const { characters, uncertainCharacters } = event.counts;
        if (characters + uncertainCharacters > 0) usage.spent();
        this.dispose();
        break;
      }
      case 'termsUnchecked':
        log.warn(`the glossary's terms were not checked: ${describeError(event.error).detail}`);
        break;
      case 'finished':
        break;
    }
  }

  /** Nothing more is shown. */
  dispose(): void {
    this.#progress.signal.removeEventListener('abort', this.#finishing);
    this.#shows.dispose();
    this.#runs.view.end(this.#run);
    this.#pause.dispose();
    this.#progress.end();
    this.#over.abort();
  }

  #expect(jobs: readonly TranslationJob[]): void {
    for (const { locale, units } of jobs) {
      const total = (this.#locales.get(locale)?.total ?? 0) + units.length;
      this.#locales.set(locale, { locale, done: 0, total });
    }
  }

  #follow(event: TranslationEvent): void {
    const { kind } = event;
    if (kind === 'paused' || kind === 'resumed') this.#pause.take(event);
    if (kind === 'translated' || kind === 'failed') {
      const { locale } = event.job;
      const one = this.#locales.get(locale);
      if (one !== undefined) this.#locales.set(locale, { ...one, done: one.done + 1 });
    }
    if (kind === 'answered' || kind === 'resumed') this.#shows.do(() => this.#notify());
    if (kind !== 'failed') return;
    const cause = event.error instanceof Error ? event.error.message : '';
    const what = `${event.job.locale}: one message has no translation`;
    this.#runs.services.log.warn(`${what} (${event.reason}) ${cause}`);
  }

  #notify(): void {
    const all = [...this.#locales.values()];
    const { done, total } = totalOf(all);
    this.#progress.report(progressText(all, this.#characters), done / total);
    this.#runs.view.show(this.#run, all);
  }

  /** The notification closes when it is cancelled, but what is under way is paid for and still taken. */
  readonly #finishing = (): void => {
    const over = new Promise<void>((end) => {
      this.#over.signal.addEventListener('abort', () => end(), { once: true });
    });
    void withSpinner(vscode.l10n.t('Finishing requests already sent…'), () => over);
  };
}

/** The notification of a run: it says how far the run is, and can cancel it. */
export interface RunProgress {
  readonly report: Report;
  readonly signal: AbortSignal;
  /** Closes it. */
  readonly end: () => void;
}

/** Opens the notification of a run; whoever does closes it. */
export function openProgress(title: string): Promise<RunProgress> {
  return new Promise((resolve, reject) => {
    withNotification(
      title,
      (report, signal) => new Promise<void>((end) => resolve({ report, signal, end })),
      // Whoever waits for it has the turn in a folder.
    ).catch(reject);
  });
}

type Paused = Extract<PauseEvent, { readonly kind: 'paused' }>;

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
