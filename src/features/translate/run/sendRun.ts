import * as vscode from 'vscode';
import type { RunService } from '../../../project/ports/answerStore.ts';
import { collectRun, type RunCounts, type SentRun } from '../../../project/run/collectRun.ts';
import type { TranslationJob, TranslationEvent } from '../../../translation/job.ts';
import { translateUnits } from '../../../translation/run.ts';
import { Throttle } from '../../../platform/throttle.ts';
import { withSpinner, type Report } from '../../../platform/ui/progress.ts';
import { planRun } from '../../../project/run/runPlan.ts';
import type { PreparedRun } from '../../../project/run/prepareRun.ts';
import type { EarlyFiles } from '../../../project/run/earlyFiles.ts';
import { mostCharacters } from '../../../platform/ui/confirmSending.ts';
import { confirmRun, type Asking } from '../plan/confirmRun.ts';
import { PauseDisplay } from './pauseDisplay.ts';
import { progressText, totalOf, type LocaleProgress } from './progressText.ts';
import type { RunProgress } from './runProgress.ts';
import type { TranslateContext } from '../translateContext.ts';

/** How a run is sent. */
export interface Sending extends Omit<Asking, 'signal'> {
  readonly progress: RunProgress;
  /** Writes what is complete while the run goes on. */
  readonly early: EarlyFiles | undefined;
}

/**
 * Sends what is due while `progress` shows how far it is, and collects what comes back.
 *
 * @returns `undefined` where the user does not want to send so much
 */
export async function sendRun(
  context: TranslateContext,
  prepared: PreparedRun,
  service: RunService,
  { confirm, scope, progress, early }: Sending,
): Promise<SentRun | undefined> {
  const { report, signal } = progress;
  const { jobs } = prepared;
  const { translator, ...options } = service;
  const plan = await planRun(prepared, service);
  context.log.info(`run: ${plan.requests} requests, ${plan.characters} characters estimated`);
  report(progressText(progressOf(jobs), 0));
  if (!(await confirmRun(context, plan, { confirm, scope, signal }))) return undefined;
  const { waits: clock, hold, view } = context;
  const run = Symbol('run');
  const pause = new PauseDisplay(report);
  const shows = new Throttle(betweenShows);
  try {
    const events = translateUnits(jobs, translator, {
      ...options,
      signal,
      clock,
      hold,
      opening: plan.opening,
      mostCharacters: mostCharacters(scope),
    });
    const show = (all: readonly LocaleProgress[]) => view.show(run, all);
    const follow = followed(context, jobs, { report, show, pause, shows });
    const sending = collectRun(events, (event, counts) => {
      early?.take(event);
      follow(event, counts);
    });
    await shownAfterCancel(sending, signal);
    const sent = await sending;
    const { characters, uncertainCharacters } = sent.counts;
    if (characters + uncertainCharacters > 0) context.usage.spent();
    return { ...sent, announced: plan.characters };
  } finally {
    shows.dispose();
    view.end(run);
    pause.dispose();
    // Nobody else may work on the folder before that is done.
    await early?.end();
  }
}

/** Milliseconds: answers come faster than anybody reads, and each text that is shown goes through the whole editor. */
const betweenShows = 250;

/** Where a run is shown. */
interface Shown {
  readonly report: Report;
  readonly show: (all: readonly LocaleProgress[]) => void;
  readonly pause: PauseDisplay;
  readonly shows: Throttle;
}

/** Shows and logs the events of a run as they come. */
function followed(
  { log }: TranslateContext,
  jobs: readonly TranslationJob[],
  { report, show, pause, shows }: Shown,
) {
  const all = new Map(progressOf(jobs).map((one) => [one.locale, one]));
  const tell = (characters: number) => {
    const progress = [...all.values()];
    const { done, total } = totalOf(progress);
    report(progressText(progress, characters), done / total);
    show(progress);
  };
  tell(0);
  return (event: TranslationEvent, { characters }: RunCounts): void => {
    if (event.kind === 'paused' || event.kind === 'resumed') pause.take(event);
    if (event.kind === 'translated' || event.kind === 'failed') {
      const { locale } = event.job;
      const one = all.get(locale);
      if (one !== undefined) all.set(locale, { ...one, done: one.done + 1 });
    }
    if (event.kind === 'answered' || event.kind === 'resumed') shows.do(() => tell(characters));
    if (event.kind !== 'failed') return;
    const cause = event.error instanceof Error ? event.error.message : '';
    log.warn(`${event.job.locale}: one message has no translation (${event.reason}) ${cause}`);
  };
}

/** Nothing is done yet. */
function progressOf(jobs: readonly TranslationJob[]): readonly LocaleProgress[] {
  const totals = new Map<string, number>();
  for (const { locale, units } of jobs)
    totals.set(locale, (totals.get(locale) ?? 0) + units.length);
  return Array.from(totals, ([locale, total]) => ({ locale, done: 0, total }));
}

/** The notification closes when it is cancelled, but what is under way is paid for and still taken. */
async function shownAfterCancel(sending: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const title = vscode.l10n.t('Finishing requests already sent…');
  const show = () => void withSpinner(title, () => sending).catch(() => undefined);
  signal.addEventListener('abort', show, { once: true });
  try {
    await sending;
  } finally {
    signal.removeEventListener('abort', show);
  }
}
