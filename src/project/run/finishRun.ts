import { runYielding } from '../../resources/cooperative.ts';
import { groupBy } from '../../resources/layouts/groupBy.ts';
import type { TranslationJob } from '../../translation/job.ts';
import { recallTranslations } from '../../translation/run.ts';
import type { Files } from '../ports/files.ts';
import type { TranslationStore, RunService } from '../ports/translationStore.ts';
import type { OpenService } from '../ports/translationService.ts';
import { type SentRun, collectResults, type UnitFindings } from './sentRun.ts';
import type { PreparedRun } from './prepareRun.ts';
import { jobsOf, type ProposedRun } from './proposedRun.ts';
import { partResults, type Proposal } from './proposal.ts';
import type { ReviewMode } from '../review/reviewMode.ts';
import type { TargetResult } from '../write/targetResult.ts';
import { sentStages, type RunStages } from './runReport.ts';
import type { IncrementalWriter } from './incrementalWriter.ts';
import { writeRun, type WrittenRun, joinedWrites } from '../write/writeRun.ts';

/** A run that has come to its end. */
export interface FinishedRun {
  readonly stages: RunStages;
  readonly written: WrittenRun;
  /** What the run has closed of the journal: taken back with its files. */
  readonly answers: Uint8Array;
  readonly proposed: ProposedRun;
}

/** What there is to finish; `service` is absent where nothing was sent. */
export interface Finish {
  readonly sent: SentRun;
  readonly termFindings: UnitFindings;
  readonly service: RunService | undefined;
  readonly review: ReviewMode;
  /** What is written already, or on its way. */
  readonly early?: IncrementalWriter | undefined;
}

/** Writes what a run made, and leaves in the journal what is in no file. */
export async function finishRun(
  files: Files,
  paid: TranslationStore,
  run: PreparedRun,
  { sent, termFindings, service, review, early }: Finish,
): Promise<FinishedRun> {
  const { unopened, without, notOffered } = run;
  const results = await runYielding(collectResults(run, sent, termFindings));
  const { due, proposals } = partResults(results, review);
  const before = await early?.end();
  const left = due.filter(({ target }) => before?.targets.has(target) !== true);
  const all = joinedWrites([...(before?.parts ?? []), await writeRun(files, left)]);
  const written = { ...all, targets: withProposed(all.targets, results, proposals) };
  const answers = service && (await settleJournal(paid, service, unwrittenJobs(run, written)));
  return {
    stages: { ...sentStages(sent), results, without, notOffered, written, unopened },
    written,
    answers: answers ?? new Uint8Array(),
    proposed: {
      jobs: run.jobs,
      targetOf: run.targetOf,
      results,
      proposals,
      service: askedOf(service),
    },
  };
}

function askedOf(service: RunService | undefined): OpenService | undefined {
  if (service === undefined) return undefined;
  const { translator, tagHandling, journal } = service;
  return { translator, tagHandling, address: journal.service };
}

function unwrittenJobs(
  { jobs, targetOf }: PreparedRun,
  { targets }: WrittenRun,
): readonly TranslationJob[] {
  const isWritten = (unit: TranslationJob['units'][number]) => {
    const target = targetOf.get(unit);
    return target !== undefined && targets.get(target)?.written.has(unit.id) === true;
  };
  return jobsOf(jobs, (unit) => !isWritten(unit));
}

/** What is proposed is in no file yet. */
function withProposed(
  written: WrittenRun['targets'],
  results: readonly TargetResult[],
  proposals: readonly Proposal[],
): WrittenRun['targets'] {
  const targets = new Map(written);
  const byPath = groupBy(proposals, ({ target }) => target.path);
  for (const { target } of results) {
    const proposed = byPath.get(target.path);
    if (proposed === undefined) continue;
    const known = targets.get(target) ?? {
      written: new Set(),
      left: new Map(),
      fillers: new Set(),
    };
    const left = new Map(known.left);
    for (const { id } of proposed) left.set(id, 'notAccepted');
    targets.set(target, { ...known, left });
  }
  return targets;
}

/** Closes the journal of a run; `unwritten` are the jobs with the units whose translations are in no file. */
export function settleJournal(
  answers: Pick<TranslationStore, 'close'>,
  { translator, tagHandling, journal }: RunService,
  unwritten: readonly TranslationJob[],
): Promise<Uint8Array> {
  if (unwritten.length === 0) return answers.close(journal, undefined);
  return answers.close(journal, (left) =>
    recallTranslations(unwritten, translator, { tagHandling, journal: left }),
  );
}
