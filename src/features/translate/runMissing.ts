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
  const answers =
    journal &&
    (await context.journal.close(journal, (left) => askAgain(context, jobs, ends, left)));
  context.lastRun.remember(written, answers ?? '');
  return ends.report();
}

/** Recalls every answer that a unit without a translation in its file would ask for again. */
async function askAgain(
  { connection }: TranslateContext,
  jobs: readonly TargetJob[],
  ends: RunEnds,
  left: Journal,
): Promise<void> {
  const due = jobs.map((job) => ({
    ...job,
    units: job.units.filter(({ id }) => !ends.isWritten(id)),
  }));
  const { tagHandling } = connection.profile.capabilities;
  const journal = { peek: left.recall.bind(left) };
  await announce(due, await connection.translator('batch'), { tagHandling, journal });
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
