import * as vscode from 'vscode';
import { Throttle } from '../../../platform/throttle.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { withSpinner } from '../../../platform/ui/messages.ts';
import type { RunEvent } from '../../../project/run/translateProject.ts';
import type { TranslationEvent, TranslationJob } from '../../../translation/job.ts';
import type { WindowRuns } from '../windowRuns.ts';
import { PauseDisplay } from './pauseDisplay.ts';
import { progressText, totalOf, type LocaleProgress } from './progressText.ts';
import type { RunProgress } from './runProgress.ts';

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
        this.#tell();
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
    if (kind === 'answered' || kind === 'resumed') this.#shows.do(() => this.#tell());
    if (kind !== 'failed') return;
    const cause = event.error instanceof Error ? event.error.message : '';
    const what = `${event.job.locale}: one message has no translation`;
    this.#runs.services.log.warn(`${what} (${event.reason}) ${cause}`);
  }

  #tell(): void {
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
