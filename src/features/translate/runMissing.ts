import type { TargetJob } from '../../translation/job.ts';
import type { Journal } from '../../translation/journal.ts';
import { announce } from '../../translation/run.ts';
import type { RunReport } from '../../translation/report.ts';
import type { OpenTask, Project } from '../../platform/project.ts';
import { Aids, type AidChoice } from './aids.ts';
import { reuseLocal } from './reuseLocal.ts';
import { RunEnds } from './runEnds.ts';
import { sendRun } from './sendRun.ts';
import type { TranslateContext } from './translateContext.ts';
import { refuseUnwritable, writeRun } from './writeRun.ts';

export interface MissingOptions extends AidChoice {
  /** Show every change before it is written. */
  readonly review: boolean;
  /** Ask before sending more than the user's limit of characters. */
  readonly confirm: boolean;
}

/**
 * Translates the due messages of all tasks in one run and writes what came back sound. Whatever happens on the
 * way, what is done is kept and every message is accounted for.
 */
export async function runMissing(
  context: TranslateContext,
  project: Project,
  tasks: readonly OpenTask[],
  options: MissingOptions,
): Promise<RunReport | undefined> {
  await refuseUnwritable(project, tasks);
  const ends = new RunEnds(tasks);
  await reuseLocal(project, ends);
  const jobs = await jobsOf(context, project, ends, options);
  const journal = jobs.length === 0 ? undefined : await openJournal(context);
  if (journal !== undefined) {
    const sending = { ...options, scope: project.folder.uri, journal };
    if (!(await sendRun(context, jobs, ends, sending))) return undefined;
  }
  const written = await writeRun(project, ends, { ...options, log: context.log });
  const answers = journal && (await closeJournal(context, journal, unwritten(jobs, ends)));
  context.lastRun.remember(written, answers ?? new Uint8Array());
  return ends.report();
}

/** The jobs with the units whose translations stand in no file. */
function unwritten(jobs: readonly TargetJob[], ends: RunEnds): readonly TargetJob[] {
  return jobs
    .map((job) => ({ ...job, units: job.units.filter(({ id }) => !ends.isWritten(id)) }))
    .filter(({ units }) => units.length > 0);
}

/** Leaves in the journal what these jobs would ask for again. */
async function closeJournal(
  { connection, journal }: TranslateContext,
  run: Journal,
  jobs: readonly TargetJob[],
): Promise<Uint8Array> {
  if (jobs.length === 0) return journal.close(run, undefined);
  return journal.close(run, async (left) => {
    const { tagHandling } = connection.profile.capabilities;
    const translator = await connection.translator('batch');
    const recalling = { peek: left.recall.bind(left) };
    await announce(jobs, translator, { tagHandling, journal: recalling });
  });
}

async function openJournal({ connection, journal }: TranslateContext): Promise<Journal> {
  return journal.open((await connection.address()).href);
}

async function jobsOf(
  { connection }: TranslateContext,
  { folder }: Project,
  ends: RunEnds,
  options: MissingOptions,
): Promise<readonly TargetJob[]> {
  const aids = new Aids(connection, folder.uri, options);
  const jobs: TargetJob[] = [];
  for (const due of ends.dueByPair()) {
    if (due.units.length === 0) continue;
    const served = await aids.for(due.sourceLocale, due.locale);
    for (const aid of aids.chosen) {
      if (served[aid] === undefined) ends.goesWithout(aid, due.locale);
    }
    jobs.push({ ...due, ...served });
  }
  return jobs;
}
