import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { canonicalLocale } from '../../catalog/locale.ts';
import { translatedName } from '../../project/documents/documentType.ts';
import { planOf } from '../../service/profile.ts';
import { documentCost } from '../../project/documents/documentCost.ts';
import type { Existing } from '../../platform/files/received/confirmUpload.ts';
import { freePlace } from '../../platform/files/received/putReceived.ts';
import { refuseUnwritable } from '../../platform/files/safeTarget.ts';
import { exists, piecesOf } from '../../platform/files/wholeFile.ts';
import { isCancelled, RejectedCall, parseCommandArgument } from '../../platform/ui/command.ts';
import { refuseAboveCap } from '../../platform/ui/confirmSending.ts';
import type { Services } from '../../platform/services.ts';
import { format } from '../../texts/format.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { hint, UserError } from '../../platform/ui/userError.ts';
import { candidate, problemText, type Candidate, type Candidates } from './choose/candidate.ts';
import { chooseHow, givenHow, type How } from './choose/chooseHow.ts';
import { confirmDocuments } from './choose/confirmDocuments.ts';
import { whichFiles } from './choose/whichFiles.ts';
import type { DocumentArguments } from './documentArguments.ts';
import { reportOf, type DocumentReport, type FileEnd, type FileOutcome } from './documentReport.ts';
import type { DocumentRecord, DocumentRecords } from './documentRecords.ts';
import { followRun } from './followRun.ts';
import { sendDocument, type DocumentPorts } from './run/runDocument.ts';
import { tellDocuments } from './tellDocuments.ts';
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
  const how = first && (await chooseHow(services, first.uri));
  if (how === undefined) return undefined;
  const due = await targetsOf(files, how.locale);
  const taken = due.filter((one) => one.isTaken).map(({ target }) => target);
  const existing = await confirmDocuments(services, chosen, how, taken);
  if (existing === undefined) return undefined;
  const ends = await run(services, records, how, placed(due, existing));
  const all = [...ends, ...leftOut.map(endOfLeftOut)];
  inBackground(services.log, tellDocuments(all));
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
  const how = await givenHow(services, files[0]?.uri, { ...given, locale, source, formality });
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
  how: How,
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
  { request }: How,
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
