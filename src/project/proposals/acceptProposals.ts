import { recallAnswers } from '../../translation/run.ts';
import type { TranslationUnit } from '../../translation/job.ts';
import { closeAnswers } from '../run/closeAnswers.ts';
import type { Files } from '../ports/files.ts';
import type { AnswerStore, RunService } from '../ports/answerStore.ts';
import type { Project } from '../project.ts';
import { nothingSent } from '../run/sentRun.ts';
import type { FinishedRun } from '../run/finishRun.ts';
import { accountOf, type RunAccount } from '../run/runAccount.ts';
import { sentStages } from '../run/runReport.ts';
import { writeRun, type WrittenRun } from '../write/writeRun.ts';
import { acceptedResults } from './acceptedResults.ts';
import type { Proposal } from './proposal.ts';
import { jobsOf, type ProposedRun } from './proposedRun.ts';

/** What became of accepted proposals. */
export interface AcceptedRun
  extends RunAccount, Pick<FinishedRun, 'stages' | 'written' | 'answers'> {
  /** Those that are in their files now. */
  readonly accepted: readonly Proposal[];
}

/** Where accepted proposals are written, and what their answers are kept in. */
export interface AcceptInto {
  readonly files: Files;
  readonly project: Pick<Project, 'open'>;
  readonly answers: AnswerStore;
  /** Says in a sentence for display what went wrong with a file. */
  readonly describe: (error: unknown) => string;
}

/**
 * Writes proposals as a run would have done, and nothing else; they count as reviewed. The journal keeps the answers of all
 * others.
 *
 * @throws {JournalError} where that cannot be written: nothing is, then
 */
export async function acceptProposals(
  { files, project, answers, describe }: AcceptInto,
  run: ProposedRun,
  proposals: readonly Proposal[],
): Promise<AcceptedRun> {
  const service = await reopened(answers, run);
  const failed = new Map(run.results.map((result) => [result.target, result.failed]));
  const { results, unopened } = await acceptedResults(
    project,
    proposals,
    (target) => failed.get(target) ?? new Map(),
  );
  const written = await writeRun(files, results);
  const paths = writtenPaths(written);
  const isWritten = ({ target, id }: Pick<Proposal, 'target' | 'id'>) =>
    paths.get(target.path)?.has(id) === true;
  const accepted = proposals.filter(isWritten);
  const closed = service && (await close(answers, service, run, accepted));
  const without = { memory: [], glossary: [] };
  const stages = {
    ...sentStages(nothingSent),
    without,
    notOffered: [],
    results,
    unopened,
    written,
  };
  const ended = { stages, written, answers: closed ?? new Uint8Array(), accepted };
  return accountOf(ended, describe);
}

/** By path: the plans of this run are newer than those of the proposals. */
function writtenPaths({ targets }: WrittenRun): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...targets].map(([{ path }, { written }]) => [path, written]));
}

/** The service of the run with the journal as others have left it since. */
async function reopened(
  answers: AnswerStore,
  { service }: ProposedRun,
): Promise<RunService | undefined> {
  if (service === undefined) return undefined;
  const { translator, tagHandling, address } = service;
  return { translator, tagHandling, journal: await answers.open(address) };
}

/** Forgets the answers of what is written now, as far as nothing else asks for them. */
async function close(
  answers: AnswerStore,
  service: RunService,
  { jobs, targetOf }: ProposedRun,
  accepted: readonly Proposal[],
): Promise<Uint8Array> {
  const done = new Set(accepted.map(({ target, id }) => `${target.path} ${id}`));
  const isDone = (unit: TranslationUnit) =>
    done.has(`${targetOf.get(unit)?.path ?? ''} ${unit.id}`);
  const { translator, tagHandling, journal } = service;
  await recallAnswers(jobsOf(jobs, isDone), translator, { tagHandling, journal });
  return closeAnswers(
    answers,
    service,
    jobsOf(jobs, (unit) => !isDone(unit)),
  );
}
