import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { canonicalLocale } from '../../resources/locale.ts';
import type { OpenedService } from '../../platform/account/connection.ts';
import { keyFingerprint } from '../../platform/account/keyFingerprint.ts';
import { sealWithKey } from '../../platform/account/sealWithKey.ts';
import { stepText } from '../../platform/files/received/transferStep.ts';
import { withNotification } from '../../platform/ui/messages.ts';
import type { UnderWay } from '../../platform/underWay.ts';
import { translatedName } from '../../project/documents/documentType.ts';
import { planOf } from '../../service/profile.ts';
import { documentCost } from '../../project/documents/documentCost.ts';
import type { Existing } from '../../platform/files/received/confirmUpload.ts';
import { freePlace, putReceived } from '../../platform/files/received/putReceived.ts';
import { refuseUnwritable } from '../../platform/files/safeTarget.ts';
import { exists, piecesOf } from '../../platform/files/wholeFile.ts';
import { isCancelled, RejectedCall, parseCommandArgument } from '../../platform/ui/command.ts';
import { refuseAboveCap } from '../../platform/ui/confirmSending.ts';
import type { Services } from '../../platform/services.ts';
import { format } from '../../texts/format.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { hint, UserError } from '../../platform/ui/userError.ts';
import { inParallel } from '../../translation/inParallel.ts';
import {
  candidate,
  problemText,
  type Candidate,
  type Candidates,
  confirmDocuments,
} from './choose/candidate.ts';
import {
  chooseDocumentOptions,
  givenOptions,
  type DocumentOptions,
} from './choose/documentOptions.ts';
import { whichFiles } from './choose/whichFiles.ts';
import type { DocumentArguments } from './documentArguments.ts';
import {
  reportOf,
  type DocumentReport,
  type FileEnd,
  type FileOutcome,
  notifyDocuments,
} from './documentOutcome.ts';
import type { DocumentRecord, DocumentRecords } from './documentRecords.ts';
import { sendDocument, type DocumentPorts, fetchDocument } from './runDocument.ts';
import { sentences } from '../../texts/sentences.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/**
 * Translates whole files. The explorer passes them, the palette asks for them; called with a choice, nothing is asked:
 * the call hands the report back, or rejects with the reason why there is none.
 */
export async function translateDocuments(
  services: Services,
  records: DocumentRecords,
  ...args: readonly unknown[]
): Promise<DocumentReport | undefined> {
  const [given] = args;
  const isChoice = given !== undefined && given !== null && !(given instanceof vscode.Uri);
  if (!isChoice) return translateAsked(services, records, args);
  try {
    const { documentArguments } = await import('./documentArguments.ts');
    return await translateGiven(services, records, parseCommandArgument(documentArguments, given));
  } catch (error) {
    throw new RejectedCall(error);
  }
}

async function translateAsked(
  services: Services,
  records: DocumentRecords,
  args: readonly unknown[],
): Promise<DocumentReport | undefined> {
  const uris = await whichFiles(args);
  if (uris === undefined) return undefined;
  const chosen = await candidates(services, uris);
  const { files, leftOut } = chosen;
  const [first] = files;
  const how = first && (await chooseDocumentOptions(services, first.uri));
  if (how === undefined) return undefined;
  const due = await targetsOf(files, how.locale);
  const taken = due.filter((one) => one.isTaken).map(({ target }) => target);
  const existing = await confirmDocuments(services, chosen, how, taken);
  if (existing === undefined) return undefined;
  const ends = await run(services, records, how, placed(due, existing));
  const all = [...ends, ...leftOut.map(endOfLeftOut)];
  inBackground(services.log, notifyDocuments(all));
  return reportOf(all);
}

async function translateGiven(
  services: Services,
  records: DocumentRecords,
  given: DocumentArguments,
): Promise<DocumentReport> {
  const uris = given.files.map((file) => vscode.Uri.parse(file, true));
  const locale = canonicalLocale(given.target);
  if (locale === undefined) {
    throw new UserError(sentences.isNoLanguage(given.target));
  }
  const { files, leftOut } = await candidates(services, uris);
  const { source, formality } = given;
  const how = await givenOptions(services, files[0]?.uri, { ...given, locale, source, formality });
  const due = await targetsOf(files, locale);
  const ends = await run(services, records, how, placed(due, given.existing ?? 'keep'));
  return reportOf([...ends, ...leftOut.map(endOfLeftOut)], how.unused);
}

/** @throws {UserError} where none of the files can be sent, the first reason then stands for all; or where they are too many */
async function candidates(
  { connection }: Services,
  uris: readonly vscode.Uri[],
): Promise<Candidates> {
  // Where nobody is signed in, that is said before anything is asked.
  const { profile, account } = await connection.opened();
  const plan = planOf(profile, account.key);
  const all: Candidate[] = [];
  for (const uri of uris) all.push(await candidate(uri, plan));
  const files = all.filter(({ problem }) => problem === undefined);
  const leftOut = all.filter(({ problem }) => problem !== undefined);
  const [first] = leftOut;
  if (files.length === 0 && first !== undefined) throw refusal(first);
  refuseTooMuch(files);
  return { files, leftOut };
}

/** What is billed beyond that is known to the service only. */
function refuseTooMuch(files: readonly Candidate[]): void {
  const [first] = files;
  const { office, text } = documentCost(files);
  if (first !== undefined) refuseAboveCap(office.atLeast + text.atMost, first.uri);
}

/** A resource file has a better way. */
function refusal(file: Candidate): UserError {
  const text = problemText(file);
  if (file.problem?.problem !== 'resource') return new UserError(text);
  const title = commandTitles.translateMissing();
  return hint(text, { title, command: 'glossa.translate.missing', args: [file.uri] });
}

/** A file that is to be sent, and the place of its translation. */
interface Due extends Candidate {
  readonly target: vscode.Uri;
  readonly isTaken: boolean;
}

/** @throws {UserError} where a translation could not be written: that would be paid for and lost */
async function targetsOf(files: readonly Candidate[], locale: string): Promise<readonly Due[]> {
  const due: Due[] = [];
  for (const file of files) {
    const target = vscode.Uri.joinPath(file.uri, '..', translatedName(file.name, locale));
    await refuseUnwritable(target);
    due.push({ ...file, target, isTaken: await exists(target) });
  }
  return due;
}

const placed = (due: readonly Due[], existing: Existing) =>
  due.map((file) => ({ ...file, mayReplace: file.isTaken && existing === 'replace' }));

async function run(
  { connection, usage }: Services,
  records: DocumentRecords,
  how: DocumentOptions,
  due: ReturnType<typeof placed>,
): Promise<readonly FileEnd[]> {
  const opened = await connection.opened();
  const title = vscode.l10n.t('Translating documents into {0}', format.language(how.locale));
  const files = due.map((file) => ({
    uri: file.uri,
    work: async (ports: DocumentPorts) => {
      const target = file.mayReplace ? file.target : await freePlace(file.target);
      const record: DocumentRecord = {
        id: randomUUID(),
        source: file.uri.toString(),
        target: target.toString(),
        locale: how.locale,
        mayReplace: file.mayReplace,
        address: opened.account.baseUrl.href,
        stage: 'sending',
      };
      return send(record, file, how, ports);
    },
  }));
  const ends = await followRun(title, opened, records, files);
  usage.spent();
  return ends;
}

async function send(
  record: DocumentRecord,
  { uri, name, size }: Candidate,
  { request }: DocumentOptions,
  ports: DocumentPorts,
): Promise<FileOutcome> {
  try {
    ports.signal.throwIfAborted();
    return await sendDocument(record, { name, size, open: () => piecesOf(uri) }, request, ports);
  } catch (error) {
    if (!isCancelled(error)) return { kind: 'refused', error };
    const isSent = ports.records.all.some(({ id }) => id === record.id);
    return isSent
      ? { kind: 'left' }
      : { kind: 'notSent', reason: vscode.l10n.t('Cancelled before it was sent completely.') };
  }
}

const endOfLeftOut = (file: Candidate): FileEnd => ({
  file: file.uri,
  outcome: { kind: 'notSent', reason: problemText(file) },
});

/** Fetches all documents that the service has and nobody works on. */
export async function fetchDocuments(
  services: Services,
  records: DocumentRecords,
  fetching: UnderWay<FileEnd>,
): Promise<DocumentReport> {
  const opened = await services.connection.opened();
  const due = takeOf(records, opened);
  if (due.length === 0) {
    // The window has begun by itself, and tells what became of them.
    if (fetching.now !== undefined) return reportOf(await fetching.now);
    throw hint(vscode.l10n.t('No documents of this workspace are waiting at the service.'));
  }
  const ends = await fetching.follow(fetchAll(services, opened, records, due));
  inBackground(services.log, notifyDocuments(ends));
  return reportOf(ends);
}

/** Goes on with what an earlier window has left; where nobody is signed in, it stays for another time. */
export async function resumeDocuments(
  services: Services,
  records: DocumentRecords,
  fetching: UnderWay<FileEnd>,
): Promise<void> {
  if (!vscode.workspace.isTrusted || records.all.length === 0) return;
  const opened = await services.connection.opened().catch(() => undefined);
  if (opened === undefined) return;
  const due = takeOf(records, opened);
  if (due.length === 0) return;
  const ends = await fetching.follow(fetchAll(services, opened, records, due));
  // What waits for another key would be told of each time that a window opens.
  await notifyDocuments(ends.filter(({ outcome }) => !waitsForOtherKey(outcome)));
}

/** Those of another address stay: the key of this one would not open them. */
function takeOf(records: DocumentRecords, { account }: OpenedService): readonly DocumentRecord[] {
  const address = account.baseUrl.href;
  const all = records.takeAbandoned();
  for (const other of all.filter((one) => one.address !== address)) records.release(other);
  return all.filter((one) => one.address === address);
}

const waitsForOtherKey = (outcome: FileOutcome) =>
  outcome.kind === 'waiting' && outcome.why === 'otherKey';

async function fetchAll(
  { usage }: Services,
  opened: OpenedService,
  records: DocumentRecords,
  due: readonly DocumentRecord[],
): Promise<readonly FileEnd[]> {
  const title = vscode.l10n.t('Fetching translated documents');
  const files = due.map((record) => ({
    uri: vscode.Uri.parse(record.source, true),
    work: async (ports: DocumentPorts): Promise<FileOutcome> => {
      try {
        return await fetchDocument(record, ports);
      } catch (error) {
        if (isCancelled(error)) return { kind: 'left' };
        throw error;
      }
    },
  }));
  const ends = await followRun(title, opened, records, files);
  usage.spent();
  return ends;
}

/** Documents that are under way at the same time. */
const width = 2;

/** A document, and what is to be done about it. */
interface DocumentWork {
  readonly uri: vscode.Uri;
  work(ports: DocumentPorts): Promise<FileOutcome>;
}

/** Works on several files, two at a time, behind one notification. A failure of one of them keeps no other from it. */
async function followRun(
  title: string,
  { service, account }: OpenedService,
  records: DocumentRecords,
  files: readonly DocumentWork[],
): Promise<readonly FileEnd[]> {
  return withNotification(title, async (report, signal) => {
    const ends: FileEnd[] = [];
    const one = async (file: DocumentWork): Promise<void> => {
      const ports: DocumentPorts = {
        service: service.documents,
        keyFingerprint: keyFingerprint(account.key),
        seal: sealWithKey(account.key),
        records,
        signal,
        pause: (milliseconds) => pause(milliseconds, undefined, { signal }),
        report: (step) => report(stepText(file.uri, step), ends.length / files.length),
        put: async ({ target, mayReplace }, pieces) => {
          const uri = vscode.Uri.parse(target, true);
          return (await putReceived(uri, pieces, { mayReplace, once: true })).toString();
        },
      };
      ends.push({ file: file.uri, outcome: await file.work(ports) });
    };
    await inParallel(files, one, () => width);
    return ends;
  });
}
