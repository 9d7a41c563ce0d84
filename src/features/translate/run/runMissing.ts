import type { OpenedTargets } from '../../../project/project.ts';
import { finishRun } from '../../../project/finishRun.ts';
import { nothingSent, type SentRun } from '../../../project/run/collectRun.ts';
import { glossaryFindings } from '../../../project/run/glossaryTerms.ts';
import { prepareRun } from '../../../project/run/prepareRun.ts';
import type { UnitFindings } from '../../../project/targetResult.ts';
import { runReport } from '../../../project/runReport.ts';
import { runChanges } from '../../../project/undo/runChanges.ts';
import { keptVersion, type KeptRun } from '../lastRun/keptRun.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import {
  LinguisticAssets,
  type TranslationChoice,
} from '../../../platform/account/linguisticAssets.ts';
import { glossaryEntries } from './glossaryEntries.ts';
import { causeOf, type EndedRun } from './endedRun.ts';
import { reuseFrom } from './reuseFrom.ts';
import type { RunProgress } from './runProgress.ts';
import { runService } from './runService.ts';
import { sendRun } from './sendRun.ts';
import { servedTargets } from '../choose/servedTargets.ts';
import { textSource } from '../../../platform/account/textSource.ts';
import type { TranslateContext } from '../translateContext.ts';

export interface MissingOptions extends TranslationChoice {
  /** Show every change before it is written. */
  readonly review: boolean;
  /** Ask before sending more than the user's limit of characters. */
  readonly confirm: boolean;
  /** Values that are the text of their source: a person said whether they are to be translated. */
  readonly sameAsSource?: 'keep' | 'translate' | undefined;
  /** By `keyId`; nothing for all messages. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** What a run is about. */
interface RunProject {
  readonly files: WorkspaceFiles;
  readonly opened: OpenedTargets;
  readonly journal: FolderJournal;
  readonly progress: RunProgress;
}

/**
 * Translates the due messages of all targets in one run and writes what came back sound. Whatever happens, what is done
 * is kept and every message is accounted for.
 */
export async function runMissing(
  context: TranslateContext,
  { files, opened, journal, progress }: RunProject,
  options: MissingOptions,
): Promise<EndedRun | undefined> {
  const { folder } = files;
  const languages = await context.languages.offered(folder.uri);
  const assets = new LinguisticAssets(context.connection, folder.uri, options, languages);
  const served = servedTargets(languages, opened);
  const prepared = await prepareRun(files, served, { reuse: reuseFrom(folder), assets });
  const texts =
    prepared.jobs.length === 0
      ? undefined
      : await textSource(context.connection, folder.uri, 'batch');
  const service = texts && (await runService(texts, journal, assets));
  const sending = { ...options, scope: folder.uri, progress };
  const sent = service ? await sendRun(context, prepared, service, sending) : nothingSent;
  progress.end();
  if (sent === undefined) return undefined;
  const { review } = options;
  const termFindings = await findTerms(context, sent);
  const finish = { sent, termFindings, service, review };
  const { stages, written, answers } = await finishRun(files, journal, prepared, finish);
  const uriOf = files.uriOf.bind(files);
  for (const { path, error } of [...stages.unopened, ...written.refused]) {
    const { detail } = describeError(inWords(error, uriOf));
    context.log.warn(`${path} was not written: ${detail}`);
  }
  const report = runReport(stages, (error) => {
    const { brief, message } = describeError(inWords(error, uriOf));
    return brief ?? message;
  });
  const changes = runChanges(stages.results, written);
  const run: KeptRun = {
    version: keptVersion,
    folder: folder.uri.toString(),
    at: Date.now(),
    report,
    changes,
    toUndo: changes.files.map(({ path }) => path),
    answers: Buffer.from(answers).toString('base64'),
  };
  await context.runs.keep(run);
  const startsLedger = written.ledger.isNew;
  const isPseudo = texts?.translator.isLocal === true;
  return { report, cause: causeOf(sent), startsLedger, isPseudo, folder: folder.uri };
}

/** What was translated is paid for: a failure here must not keep it from being written. */
async function findTerms(
  { connection, log }: TranslateContext,
  { translated }: SentRun,
): Promise<UnitFindings> {
  if (![...translated.values()].some(({ job }) => job.glossary !== undefined)) return new Map();
  try {
    const { glossaries } = await connection.service();
    return await glossaryFindings(translated.values(), glossaryEntries(glossaries));
  } catch (error) {
    log.warn(`the glossary's terms were not checked: ${describeError(error).detail}`);
    return new Map();
  }
}
