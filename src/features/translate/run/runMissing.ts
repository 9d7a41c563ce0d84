import { pseudoRun, withPseudo } from '../../../project/run/pseudoRun.ts';
import type { OpenedTargets } from '../../../project/project.ts';
import { finishRun } from '../../../project/run/finishRun.ts';
import { nothingSent, type SentRun } from '../../../project/run/collectRun.ts';
import { glossaryFindings } from '../../../project/run/glossaryTerms.ts';
import { EarlyFiles } from '../../../project/run/earlyFiles.ts';
import type { UnitFindings } from '../../../project/run/targetResults.ts';
import type { ReviewMode } from '../../../project/proposals/reviewMode.ts';
import { keepRun } from '../lastRun/keepRun.ts';
import { undoKeptRun } from '../lastRun/undoKeptRun.ts';
import { acceptTexts } from '../propose/acceptTexts.ts';
import { KeptReview } from '../propose/keptReview.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import type { TranslationChoice } from '../../../platform/account/linguisticAssets.ts';
import { glossaryEntries } from './glossaryEntries.ts';
import { causeOf, type EndedRun } from './endedRun.ts';
import { prepareToSend } from './prepareToSend.ts';
import type { RunProgress } from './runProgress.ts';
import { runService } from './runService.ts';
import { sendRun } from './sendRun.ts';
import type { TranslateContext } from '../translateContext.ts';

export interface MissingOptions extends TranslationChoice {
  readonly review: ReviewMode;
  /** Ask before sending more than the user's limit of characters. */
  readonly confirm: boolean;
  /** Values that are the text of their source: a person said whether they are to be translated. */
  readonly sameAsSource?: 'keep' | 'translate' | undefined;
  /** By the path of the source file and `keyId`; nothing for all messages. */
  readonly only?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
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
  const { signal } = progress;
  const { prepared, assets, texts } = await prepareToSend(context, files, opened, options, signal);
  const service = texts && (await runService(texts, journal, assets));
  const early = options.review === 'off' ? new EarlyFiles(files, prepared) : undefined;
  const sending = { ...options, scope: folder.uri, progress, early };
  const answered = service ? await sendRun(context, prepared, service, sending) : nothingSent;
  if (answered === undefined) return undefined;
  const made = await pseudoRun(prepared.pseudoJobs, signal);
  progress.end();
  const sent = withPseudo(answered, made);
  const termFindings = await findTerms(context, sent);
  const finish = { sent, termFindings, service, review: options.review, early };
  const end = await finishRun(files, journal, prepared, finish);
  const kept = await keepRun(context, files, end);
  const { proposals } = end.proposed;
  if (proposals.length > 0) {
    const review = new KeptReview(context.runs, kept);
    const accept = acceptTexts(context, { folder, run: end.proposed, texts, review });
    context.proposals.propose(folder, proposals, accept);
  }
  const startsLedger = end.written.ledger.isNew;
  const isPseudo = texts?.translator.isLocal === true;
  return {
    report: kept.report,
    takeBack: async () => (await undoKeptRun(context, kept, files)).messages,
    cause: causeOf(sent),
    startsLedger,
    isPseudo,
    proposed: proposals.length,
    folder: folder.uri,
  };
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
