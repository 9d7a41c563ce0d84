import * as vscode from 'vscode';
import type { Journal } from '../../translation/journal.ts';
import type { TargetJob, TranslationEvent } from '../../translation/job.ts';
import { announce, translateUnits } from '../../translation/run.ts';
import { describeError } from '../../platform/describeError.ts';
import { withNotification, withSpinner, type Report } from '../../platform/progress.ts';
import { counted } from '../../platform/counted.ts';
import { show } from '../../platform/show.ts';
import { confirmSending } from './confirmSending.ts';
import type { RunEnds } from './runEnds.ts';
import { RunTerms } from './runTerms.ts';
import type { TranslateContext } from './translateContext.ts';

export interface Sending {
  /** Ask before sending more than the user's limit of characters. */
  readonly confirm: boolean;
  readonly scope: vscode.Uri;
  readonly journal: Journal;
}

/**
 * Sends what is due behind a notification that shows how far it is, and collects what comes back.
 *
 * @returns false where the user does not want to send so much
 */
export async function sendRun(
  context: TranslateContext,
  jobs: readonly TargetJob[],
  ends: RunEnds,
  sending: Sending,
): Promise<boolean> {
  const title = vscode.l10n.t('Translating missing messages');
  return withNotification(title, (report, signal) =>
    translate(context, jobs, ends, { ...sending, report, signal }),
  );
}

interface Running extends Sending {
  readonly report: Report;
  readonly signal: AbortSignal;
}

async function translate(
  { connection, usage, log }: TranslateContext,
  jobs: readonly TargetJob[],
  ends: RunEnds,
  running: Running,
): Promise<boolean> {
  const translator = await connection.translator('batch');
  const { signal, journal } = running;
  const { tagHandling } = connection.profile.capabilities;
  const options = { tagHandling, signal, journal };
  const planned = await announce(jobs, translator, options);
  log.info(`run: ${planned.requests} requests, ${planned.characters} characters announced`);
  const { confirm, scope } = running;
  if (confirm && !(await confirmSending(planned.characters, usage, scope))) return false;
  const total = jobs.reduce((sum, { units }) => sum + units.length, 0);
  const terms = await runTerms(connection, signal);
  let done = 0;
  const collect = async () => {
    for await (const event of translateUnits(jobs, translator, options)) {
      ends.take(event);
      terms.take(event);
      if (event.kind === 'translated' || event.kind === 'failed') done++;
      if (event.kind === 'answered') {
        running.report(progressText(done, total, ends.characters), done / total);
      }
      noteFailure(event, log);
    }
  };
  await shownAfterCancel(collect(), signal);
  if (ends.characters > 0) usage.spent();
  await noteTerms(terms, ends, log);
  return true;
}

/** The notification closes when it is cancelled, but what is under way is paid for and still taken. */
async function shownAfterCancel(sending: Promise<void>, signal: AbortSignal): Promise<void> {
  const title = vscode.l10n.t('Taking the answers that are under way…');
  const show = () => void withSpinner(title, () => sending).catch(() => undefined);
  signal.addEventListener('abort', show, { once: true });
  try {
    await sending;
  } finally {
    signal.removeEventListener('abort', show);
  }
}

async function runTerms(
  connection: TranslateContext['connection'],
  signal: AbortSignal,
): Promise<RunTerms> {
  const { glossaries } = await connection.service();
  return new RunTerms((id, pair) => glossaries.entries(id, pair, { signal }));
}

/** What was translated is paid for: a failure here must not keep it from being written. */
async function noteTerms(
  terms: RunTerms,
  ends: RunEnds,
  log: vscode.LogOutputChannel,
): Promise<void> {
  try {
    for (const [id, findings] of await terms.findings()) ends.note(id, findings);
  } catch (error) {
    log.warn(`the glossary's terms were not checked: ${describeError(error).detail}`);
  }
}

function progressText(done: number, total: number, characters: number): string {
  return vscode.l10n.t(
    '{0} of {1} · {2}',
    show.number(done),
    counted.messages(total),
    counted.characters(characters),
  );
}

function noteFailure(event: TranslationEvent, log: vscode.LogOutputChannel): void {
  if (event.kind !== 'failed') return;
  const cause = event.error instanceof Error ? event.error.message : '';
  log.warn(`${event.job.locale}: one message has no translation (${event.reason}) ${cause}`);
}
