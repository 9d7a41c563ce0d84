import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { canonicalLocale } from '../../../resources/locale.ts';
import type { OpenedService } from '../../../platform/account/connection.ts';
import { keyFingerprint } from '../../../platform/account/keyFingerprint.ts';
import { confirmUpload, type Existing } from '../../../platform/files/received/confirmUpload.ts';
import { freePlace, putReceived } from '../../../platform/files/received/putReceived.ts';
import { stepText } from '../../../platform/files/received/transferStep.ts';
import { refuseUnwritable } from '../../../platform/files/safeTarget.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { exists, piecesOf } from '../../../platform/files/wholeFile.ts';
import type { Services } from '../../../platform/services.ts';
import { settings } from '../../../platform/settings.ts';
import { RejectedCall, parseCommandArgument } from '../../../platform/ui/command.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { withNotification } from '../../../platform/ui/messages.ts';
import type { UnderWay } from '../../../platform/underWay.ts';
import { format } from '../../../texts/format.ts';
import { UserError, hint, nextStep } from '../../../platform/ui/userError.ts';
import { ServiceError } from '../../../service/errors.ts';
import { translationName, translationTypes } from '../../../speech/translation.ts';
import { chooseJob, type JobChoice } from './chooseJob.ts';
import { jobReport, type JobReport, notifyJobs } from './jobReport.ts';
import type { SentRecordings, JobRecord } from './jobRecords.ts';
import { sendJob, type JobEnd, type JobPorts, fetchJob, waitsForOtherKey } from './jobOutcome.ts';
import { sentRecording, type SentRecording } from './sentRecording.ts';
import { sentences } from '../../../texts/sentences.ts';

/**
 * Translates a recording as a whole. The explorer passes it, the palette asks for it; called with a choice, nothing is
 * asked: the call hands the report back, or rejects with the reason why there is none.
 */
export async function translateRecording(
  services: Services,
  records: SentRecordings,
  given: unknown,
): Promise<JobReport | undefined> {
  const isChoice = given !== undefined && given !== null && !(given instanceof vscode.Uri);
  if (!isChoice) return translateAsked(services, records, given);
  try {
    requireJobs();
    const { jobArguments } = await import('./jobArguments.ts');
    const { existing = 'keep', ...more } = parseCommandArgument(jobArguments, given);
    const choice = { ...more, recording: vscode.Uri.parse(more.recording, true) };
    const sent = { ...(await sentRecording(choice.recording)), source: choice.source };
    const files = await placed(await filesOf(choice), existing);
    return jobReport(await run(services, records, sent, files));
  } catch (error) {
    throw new RejectedCall(error);
  }
}

async function translateAsked(
  services: Services,
  records: SentRecordings,
  given: unknown,
): Promise<JobReport | undefined> {
  requireJobs();
  // Where nobody is signed in, that is said before anything is asked.
  await services.connection.service();
  const choice = await chooseJob(services, given);
  if (choice === undefined) return undefined;
  const sent = { ...(await sentRecording(choice.recording)), source: choice.source };
  const files = await filesOf(choice);
  const existing = await confirmJob(services, choice, files);
  if (existing === undefined) return undefined;
  const ends = await run(services, records, sent, await placed(files, existing));
  inBackground(services.log, notifyJobs(ends));
  return jobReport(ends);
}

/** A file that is wanted, and the place for it. */
interface DueFile {
  readonly language: string;
  readonly type: string;
  readonly place: vscode.Uri;
  readonly isTaken: boolean;
}

/** @throws {UserError} where one could not be written: it would be paid for and lost */
async function filesOf({ recording, targets, forms }: JobChoice): Promise<readonly DueFile[]> {
  const files: DueFile[] = [];
  for (const target of targets) {
    const locale = canonicalLocale(target);
    if (locale === undefined) {
      throw new UserError(sentences.isNoLanguage(target));
    }
    for (const form of forms) {
      const name = translationName(recording.path.split('/').at(-1) ?? '', locale, form);
      const place = vscode.Uri.joinPath(recording, '..', name);
      await refuseUnwritable(place);
      const type = translationTypes[form];
      files.push({ language: locale, type, place, isTaken: await exists(place) });
    }
  }
  return files;
}

async function confirmJob(
  { connection }: Services,
  { recording, targets }: JobChoice,
  files: readonly DueFile[],
): Promise<Existing | undefined> {
  const question = sentences.askToTranslate(
    nameOf(recording),
    format.list(targets.map(format.language)),
  );
  const { host } = await connection.address();
  const detail = [
    vscode.l10n.t('The whole recording is sent to an address that {0} names.', host),
    vscode.l10n.t(
      'It has to arrive within 5 minutes. The service keeps the translations for 1 hour; Glossa fetches them as soon as they are done.',
    ),
    vscode.l10n.t('The service is still developing this: it may change without notice.'),
  ];
  const taken = files.filter(({ isTaken }) => isTaken).map(({ place }) => place);
  return confirmUpload(question, detail, taken);
}

/** Where the files go: those that are not to be replaced stay, and what comes goes beside them. */
async function placed(
  files: readonly DueFile[],
  existing: Existing,
): Promise<readonly (DueFile & { readonly mayReplace: boolean })[]> {
  return Promise.all(
    files.map(async (file) => {
      const mayReplace = file.isTaken && existing === 'replace';
      const place = mayReplace ? file.place : await freePlace(file.place);
      return { ...file, place, mayReplace };
    }),
  );
}

async function run(
  { connection }: Services,
  records: SentRecordings,
  { uri, name, size, contentType, source }: SentRecording & Pick<JobChoice, 'source'>,
  files: Awaited<ReturnType<typeof placed>>,
): Promise<readonly JobEnd[]> {
  const wanted = files.map(({ place, mayReplace }, number) => ({
    number,
    place: place.toString(),
    mayReplace,
  }));
  const declared = { name, contentType, contentLength: size };
  const request = { ...declared, sourceLanguage: source, targets: files };
  const file = { size, open: () => piecesOf(uri) };
  const opened = await connection.opened();
  const about = { source: uri.toString(), address: opened.account.baseUrl.href, wanted };
  const work = (ports: JobPorts) => send(() => sendJob(request, file, about, ports), ports);
  const title = vscode.l10n.t('Translating a recording');
  return processRecordings(title, opened, records, [{ uri, work }]);
}

/** Accounts of which the service does not want it answer 403, or do not know the address. */
async function send(
  work: () => Promise<readonly JobEnd[]>,
  { signal }: JobPorts,
): Promise<readonly JobEnd[]> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    const isRefused = error instanceof ServiceError && error.operation === 'voiceJobs.create';
    if (!isRefused || (error.status !== 403 && error.status !== 404)) throw error;
    throw new UserError(
      vscode.l10n.t(
        'The service has not enabled the translation of whole recordings for this account. The recording was not sent.',
      ),
      [],
      { cause: error },
    );
  }
}

/** Fetches the translations of all recordings that the service has and nobody works on. */
export async function fetchJobs(
  { connection, log }: Services,
  records: SentRecordings,
  fetching: UnderWay<JobEnd>,
): Promise<JobReport> {
  requireJobs();
  const opened = await connection.opened();
  const due = takeOf(records, opened);
  if (due.length === 0) {
    // The window has begun by itself, and tells what became of them.
    if (fetching.now !== undefined) return jobReport(await fetching.now);
    throw hint(vscode.l10n.t('No recordings of this workspace are waiting at the service.'));
  }
  const ends = await fetching.follow(fetchAll(opened, records, due));
  inBackground(log, notifyJobs(ends));
  return jobReport(ends);
}

/** Goes on with what an earlier window has left; where nobody is signed in, it stays for another time. */
export async function resumeJobs(
  { connection }: Services,
  records: SentRecordings,
  fetching: UnderWay<JobEnd>,
): Promise<void> {
  if (!vscode.workspace.isTrusted || !settings.voice.jobs.get()) return;
  if (records.all.length === 0) return;
  const opened = await connection.opened().catch(() => undefined);
  if (opened === undefined) return;
  const due = takeOf(records, opened);
  if (due.length === 0) return;
  const ends = await fetching.follow(fetchAll(opened, records, due));
  // What waits for another key would be told of each time that a window opens.
  const news = ends.filter(({ outcome }) => !waitsForOtherKey(outcome));
  if (news.length > 0) await notifyJobs(news);
}

/** Those of another address stay: the key of this one would not open them. */
function takeOf(records: SentRecordings, { account }: OpenedService): readonly JobRecord[] {
  const address = account.baseUrl.href;
  const all = records.takeAbandoned();
  for (const other of all.filter((one) => one.address !== address)) records.release(other);
  return all.filter((one) => one.address === address);
}

async function fetchAll(
  opened: OpenedService,
  records: SentRecordings,
  due: readonly JobRecord[],
): Promise<readonly JobEnd[]> {
  const title = vscode.l10n.t('Fetching translated recordings');
  const recordings = due.map((record) => ({
    uri: vscode.Uri.parse(record.source, true),
    work: (ports: JobPorts) => fetchJob(record, ports),
  }));
  return processRecordings(title, opened, records, recordings);
}

/** Works on recordings one after the other, behind one notification. */
async function processRecordings(
  title: string,
  { service, account }: OpenedService,
  records: SentRecordings,
  recordings: readonly {
    readonly uri: vscode.Uri;
    work(ports: JobPorts): Promise<readonly JobEnd[]>;
  }[],
): Promise<readonly JobEnd[]> {
  return withNotification(title, async (report, signal) => {
    const ends: JobEnd[] = [];
    for (const [index, recording] of recordings.entries()) {
      const ports: JobPorts = {
        service: service.voiceJobs,
        keyFingerprint: keyFingerprint(account.key),
        records,
        signal,
        now: Date.now,
        pause: (milliseconds) => pause(milliseconds, undefined, { signal }),
        report: (step) => report(stepText(recording.uri, step), index / recordings.length),
        put: async ({ place, mayReplace }, pieces) => {
          const uri = vscode.Uri.parse(place, true);
          return (await putReceived(uri, pieces, { mayReplace, once: false })).toString();
        },
      };
      ends.push(...(await recording.work(ports)));
    }
    return ends;
  });
}

/** @throws {UserError} where whole recordings are not switched on */
function requireJobs(): void {
  const { jobs } = settings.voice;
  if (jobs.get()) return;
  throw hint(
    vscode.l10n.t('Translating whole recordings is experimental, and switched off.'),
    nextStep.openSettings(jobs.key),
  );
}
