import { groupBy } from '../../resources/layouts/groupBy.ts';
import type { Finding } from '../../message/findings.ts';
import { recallTranslations } from '../../translation/run.ts';
import type { TranslationUnit } from '../../translation/job.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Files, RefusedFile } from '../ports/files.ts';
import type { TranslationStore, RunService } from '../ports/translationStore.ts';
import type { Project } from '../plan/project.ts';
import { listFillers } from '../run/listFillers.ts';
import { nothingSent } from '../run/sentRun.ts';
import { type FinishedRun, settleJournal } from '../run/finishRun.ts';
import { accountOf, type RunAccount } from '../run/runAccount.ts';
import { sentStages } from '../run/runReport.ts';
import type { TargetResult } from '../write/targetResult.ts';
import { writeRun, type WrittenRun } from '../write/writeRun.ts';
import type { Proposal } from '../run/proposal.ts';
import { jobsOf, type ProposedRun } from '../run/proposedRun.ts';

/** What became of accepted proposals. */
export interface AcceptedRun
  extends RunAccount, Pick<FinishedRun, 'stages' | 'written' | 'answers'> {
  /** Those that are in their files now. */
  readonly accepted: readonly Proposal[];
}

/**
 * Writes proposals as a run would have done, and nothing else; they count as reviewed. The journal keeps the answers of all
 * others.
 *
 * @throws {JournalError} where that cannot be written: nothing is, then
 */
export async function acceptProposals(
  {
    files,
    project,
    answers,
    describe,
  }: {
    readonly files: Files;
    readonly project: Pick<Project, 'open'>;
    readonly answers: TranslationStore;
    /** Says in a sentence for display what went wrong with a file. */
    readonly describe: (error: unknown) => string;
  },
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
  answers: TranslationStore,
  { service }: ProposedRun,
): Promise<RunService | undefined> {
  if (service === undefined) return undefined;
  const { translator, tagHandling, address } = service;
  return { translator, tagHandling, journal: await answers.open(address) };
}

/** Forgets the answers of what is written now, as far as nothing else asks for them. */
async function close(
  answers: TranslationStore,
  service: RunService,
  { jobs, targetOf }: ProposedRun,
  accepted: readonly Proposal[],
): Promise<Uint8Array> {
  const done = new Set(accepted.map(({ target, id }) => `${target.path} ${id}`));
  const isDone = (unit: TranslationUnit) =>
    done.has(`${targetOf.get(unit)?.path ?? ''} ${unit.id}`);
  const { translator, tagHandling, journal } = service;
  await recallTranslations(jobsOf(jobs, isDone), translator, { tagHandling, journal });
  return settleJournal(
    answers,
    service,
    jobsOf(jobs, (unit) => !isDone(unit)),
  );
}

/**
 * Plans the files of accepted proposals again, as they are now. What has another source or another text by now is left out:
 * the proposal was made for something else.
 *
 * @param failedIn what the run had no translation for in a target
 */
async function acceptedResults(
  project: Pick<Project, 'open'>,
  accepted: readonly Proposal[],
  failedIn: (target: TargetFile) => TargetResult['failed'],
) {
  const results: TargetResult[] = [];
  const unopened: RefusedFile[] = [];
  const byPath = groupBy(accepted, ({ target }) => target.path);
  for (const target of new Set(accepted.map((proposal) => proposal.target))) {
    const { set, locale, path } = target;
    try {
      const now = await project.open(set, locale);
      results.push(resultOf(now, byPath.get(path) ?? [], failedIn(target)));
    } catch (error) {
      unopened.push({ path, error });
    }
  }
  return { results, unopened };
}

function resultOf(
  target: TargetFile,
  proposals: readonly Proposal[],
  failed: TargetResult['failed'],
): TargetResult {
  const byId = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  const values = new Map<string, string>();
  const findings = new Map<string, readonly Finding[]>();
  const accepted = new Map<string, 'asItIs' | 'edited'>();
  for (const { id, path, source } of target.plan.items) {
    const proposal = byId.get(id);
    if (proposal === undefined || source.value !== proposal.source) continue;
    if ((target.current?.get(path, id)?.value ?? '') !== (proposal.before ?? '')) continue;
    values.set(id, proposal.text);
    findings.set(id, proposal.findings);
    accepted.set(id, proposal.isEdited ? 'edited' : 'asItIs');
  }
  const held = listFillers(target, values, failed);
  return {
    target,
    values,
    findings,
    accepted,
    fillers: held,
    failed: new Map(),
    reused: new Set(),
  };
}
