import type { TranslationJob } from '../translation/job.ts';
import type { Files } from './ports/files.ts';
import { closeAnswers } from './closeAnswers.ts';
import type { AnswerStore, RunService } from './ports/answerStore.ts';
import type { SentRun } from './run/collectRun.ts';
import type { PreparedRun } from './run/prepareRun.ts';
import { targetResults, type UnitFindings } from './targetResult.ts';
import type { RunStages } from './runReport.ts';
import { writeRun, type WrittenRun } from './write/writeRun.ts';

/** A run that has come to its end. */
export interface FinishedRun {
  readonly stages: RunStages;
  readonly written: WrittenRun;
  /** What the run has closed of the journal: taken back with its files. */
  readonly answers: Uint8Array;
}

/** What there is to finish; `service` is absent where nothing was sent. */
export interface Finish {
  readonly sent: SentRun;
  readonly termFindings: UnitFindings;
  readonly service: RunService | undefined;
  /** Show every change before it is written. */
  readonly review: boolean;
}

/** Writes what a run made, and leaves in the journal what is in no file. */
export async function finishRun(
  files: Files,
  paid: AnswerStore,
  run: PreparedRun,
  { sent, termFindings, service, review }: Finish,
): Promise<FinishedRun> {
  const { targets, reused, unopened, without, notOffered } = run;
  const results = targetResults(targets, reused, run, sent, termFindings);
  const written = await writeRun(files, results, { review });
  const answers = service && (await closeAnswers(paid, service, unwrittenJobs(run, written)));
  return {
    stages: { ...sentStages(sent), results, without, notOffered, written, unopened },
    written,
    answers: answers ?? new Uint8Array(),
  };
}

const sentStages = ({ counts, uncertainTexts, refusedOptions, announced }: SentRun) => ({
  counts,
  uncertainTexts,
  refusedOptions,
  announced,
});

function unwrittenJobs(
  { jobs, targetOf }: PreparedRun,
  { targets }: WrittenRun,
): readonly TranslationJob[] {
  const isWritten = (unit: TranslationJob['units'][number]) => {
    const target = targetOf.get(unit);
    return target !== undefined && targets.get(target)?.written.has(unit.id) === true;
  };
  return jobs
    .map((job) => ({ ...job, units: job.units.filter((unit) => !isWritten(unit)) }))
    .filter(({ units }) => units.length > 0);
}
