import * as vscode from 'vscode';
import type { RunService } from '../../../project/ports/answerStore.ts';
import { collectRun, type RunCounts, type SentRun } from '../../../project/run/collectRun.ts';
import type { TranslationJob, TranslationEvent } from '../../../translation/job.ts';
import { estimate, translateUnits } from '../../../translation/run.ts';
import { withNotification, withSpinner, type Report } from '../../../platform/ui/progress.ts';
import { quantity } from '../../../platform/ui/quantity.ts';
import { format } from '../../../platform/ui/format.ts';
import { confirmSending } from './confirmSending.ts';
import { PauseDisplay } from './pauseDisplay.ts';
import type { TranslateContext } from '../translateContext.ts';

export interface Sending {
  /** Ask before sending more than the user's limit of characters. */
  readonly confirm: boolean;
  readonly scope: vscode.Uri;
}

/**
 * Sends what is due while a notification shows the progress, and collects what comes back.
 *
 * @returns `undefined` where the user does not want to send so much
 */
export async function sendRun(
  context: TranslateContext,
  jobs: readonly TranslationJob[],
  service: RunService,
  { confirm, scope }: Sending,
): Promise<SentRun | undefined> {
  const title = vscode.l10n.t('Translating missing messages');
  return withNotification(title, async (report, signal) => {
    const { translator, ...options } = service;
    const planned = await estimate(jobs, translator, options);
    context.log.info(
      `run: ${planned.requests} requests, ${planned.characters} characters estimated`,
    );
    if (confirm && !(await confirmSending(planned.characters, context.usage, scope))) {
      return undefined;
    }
    const { waits } = context;
    const pause = new PauseDisplay(report);
    try {
      const events = translateUnits(jobs, translator, { ...options, signal, clock: waits });
      const sending = collectRun(events, followed(context, jobs, report, pause));
      await shownAfterCancel(sending, signal);
      const sent = await sending;
      if (sent.counts.characters > 0) context.usage.spent();
      return sent;
    } finally {
      pause.dispose();
    }
  });
}

/** Shows and logs the events of a run as they come. */
function followed(
  { log }: TranslateContext,
  jobs: readonly TranslationJob[],
  report: Report,
  pause: PauseDisplay,
) {
  const total = jobs.reduce((sum, { units }) => sum + units.length, 0);
  let done = 0;
  report(startText(total, jobs));
  return (event: TranslationEvent, { characters }: RunCounts): void => {
    if (event.kind === 'paused' || event.kind === 'resumed') pause.take(event);
    if (event.kind === 'translated' || event.kind === 'failed') done++;
    if (event.kind === 'answered' || event.kind === 'resumed') {
      report(progressText(done, total, characters), done / total);
    }
    if (event.kind !== 'failed') return;
    const cause = event.error instanceof Error ? event.error.message : '';
    log.warn(`${event.job.locale}: one message has no translation (${event.reason}) ${cause}`);
  };
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

function startText(total: number, jobs: readonly TranslationJob[]): string {
  const names = [...new Set(jobs.map(({ locale }) => format.language(locale)))];
  return vscode.l10n.t({
    message: '0 of {0} · {1}',
    args: [quantity.messages(total), format.list(names)],
    comment: 'Progress. {0} is a number such as “3 messages”, {1} a list of languages.',
  });
}

function progressText(done: number, total: number, characters: number): string {
  return vscode.l10n.t({
    message: '{0} of {1} · {2}',
    args: [format.number(done), quantity.messages(total), quantity.characters(characters)],
    comment:
      'Progress. {0} is a number, {1} one such as “3 messages”, {2} one such as “30 characters”.',
  });
}
