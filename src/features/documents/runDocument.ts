import type { DocumentService } from '../../service/documents/documentService.ts';
import { ServiceError } from '../../service/errors.ts';
import type { FormFile } from '../../service/http/multipartForm.ts';
import type {
  DocumentHandle,
  DocumentRequest,
  DocumentState,
} from '../../service/documents/schemas.ts';
import type { Seal } from '../../platform/account/sealWithKey.ts';
import { type TransferStep, counted } from '../../platform/files/received/transferStep.ts';
import type { DocumentRecord, DocumentRecords, SentDocument } from './documentRecords.ts';

/** What became of one document. */
export type DocumentOutcome =
  /** `characters`: what the service billed, where it says so. */
  | {
      readonly kind: 'translated';
      readonly place: string;
      readonly characters: number | undefined;
    }
  /** The service could not translate it; nothing more is to come. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** It was being sent when the window ended: nobody knows whether the service has it. */
  | { readonly kind: 'unsent' }
  /** The service does not have it any more: it handed it out before, or it has forgotten it. */
  | { readonly kind: 'gone' }
  /** The service handed it out, and the connection broke; `kept`: where what arrived is. */
  | { readonly kind: 'broken'; readonly kept: string | undefined }
  /** It can be fetched later. */
  | { readonly kind: 'waiting'; readonly why: 'stillRunning' | 'unknown' | 'otherKey' }
  | { readonly kind: 'waiting'; readonly why: 'failure'; readonly error: unknown };

/** What a run needs of its surroundings. */
export interface DocumentPorts {
  readonly service: Pick<DocumentService, 'upload' | 'state' | 'result'>;
  /** The mark of the key that the service is asked with. */
  readonly keyFingerprint: string;
  /** Of the same key. */
  readonly seal: Seal;
  readonly records: DocumentRecords;
  /** Writes the translation and tells where. What arrived of one that broke off is `path` of the error. */
  readonly put: (record: DocumentRecord, pieces: AsyncIterable<Uint8Array>) => Promise<string>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly report: (step: TransferStep) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds for the answer to a document that was sent completely when the run was cancelled: it is billed. */
const graceAfterCancel = 10_000;

/**
 * Sends a document, waits for its translation and fetches that.
 *
 * @throws where the document was not taken, and the reason of the signal
 */
export async function sendDocument(
  record: DocumentRecord,
  file: FormFile,
  request: DocumentRequest,
  ports: DocumentPorts,
): Promise<DocumentOutcome> {
  const { service, keyFingerprint, seal, records, signal, report } = ports;
  await records.keep(record);
  let handle: DocumentHandle;
  try {
    // What was not sent to its end is not billed.
    const open = () => counted(file.open(), (bytes) => report({ step: 'sending', bytes }), signal);
    handle = await service.upload({ ...file, open }, request, {
      signal,
      grace: graceAfterCancel,
      mode: 'batch',
    });
  } catch (error) {
    await records.forget(record);
    throw error;
  }
  // It is billed: where no other window could take it up, this one fetches it all the same.
  const sent = await records.sent(record, { ...handle, sentWith: keyFingerprint }, seal);
  return fetchDocument(sent, ports);
}

/**
 * Waits for the translation of a document that the service has, and fetches it: once, unless the service says that it
 * still has it.
 *
 * @throws the reason of the signal; the document then stays to be fetched
 */
export async function fetchDocument(
  record: DocumentRecord,
  ports: DocumentPorts,
): Promise<DocumentOutcome> {
  const { records, seal, signal } = ports;
  try {
    const handle = await records.handleOf(record, seal);
    const outcome: DocumentOutcome =
      handle === undefined ? withoutHandle(record) : await settle(record, handle, ports);
    if (outcome.kind === 'waiting') records.release(record);
    else await records.forget(record);
    return outcome;
  } catch (error) {
    records.release(record);
    signal.throwIfAborted();
    return { kind: 'waiting', why: 'failure', error };
  }
}

/** What another key has sealed, that key can open. */
const withoutHandle = ({ sealed }: DocumentRecord): DocumentOutcome =>
  sealed === undefined ? { kind: 'unsent' } : { kind: 'waiting', why: 'otherKey' };

async function settle(
  record: DocumentRecord,
  { sentWith, ...handle }: SentDocument,
  ports: DocumentPorts,
): Promise<DocumentOutcome> {
  const { service, keyFingerprint, signal, pause, report } = ports;
  report({ step: 'translating' });
  const look = () => service.state(handle, { signal, mode: 'batch' });
  const end = await followDocument(look, pause).catch(goneOrThrow);
  switch (end.state) {
    case 'done':
      return receive(record, handle, end.billedCharacters, ports);
    case 'failed':
      return { kind: 'failed', reason: end.reason };
    case 'gone':
      // The service says the same of what another account has, which is paid for.
      return sentWith === undefined || sentWith === keyFingerprint
        ? { kind: 'gone' }
        : { kind: 'waiting', why: 'otherKey' };
    case 'stillRunning':
    case 'unknown':
      return { kind: 'waiting', why: end.state };
  }
}

/** Once asked for, the result is fetched to its end, also when the run is cancelled: it does not come twice. */
async function receive(
  record: DocumentRecord,
  handle: DocumentHandle,
  characters: number | undefined,
  ports: DocumentPorts,
): Promise<DocumentOutcome> {
  const { service, records, put, report } = ports;
  await records.keep({ ...record, stage: 'fetching' });
  try {
    const pieces = counted(service.result(handle), (bytes) => report({ step: 'fetching', bytes }));
    return { kind: 'translated', place: await put(record, pieces), characters };
  } catch (error) {
    // Whether the service counts that as handed out, only the service knows.
    const now = await service.state(handle, { mode: 'batch' }).catch(goneOrThrow);
    if (now.state === 'gone') return { kind: 'broken', kept: keptBy(error) };
    await records.keep({ ...record, stage: 'sent' });
    throw error;
  }
}

function goneOrThrow(error: unknown): { readonly state: 'gone' } {
  if (error instanceof ServiceError && error.kind === 'notFound') return { state: 'gone' };
  throw error;
}

function keptBy(error: unknown): string | undefined {
  const { path } = (error ?? {}) as { readonly path?: unknown };
  return typeof path === 'string' ? path : undefined;
}

/** Milliseconds between looks: short at first, since small documents are done at once. */
const pauses = [1_000, 2_000, 3_000, 5_000, 5_000, 8_000];

const longestPause = 15_000;

/** Milliseconds of waiting in all. */
const longestWait = 3_600_000;

/**
 * Looks at a document until its translation has ended; `stillRunning` when it took longer than anybody should wait for. Rejects with
 * what `look` or `pause` rejects with.
 */
async function followDocument(
  look: () => Promise<DocumentState>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<
  Exclude<DocumentState, { state: 'queued' | 'translating' }> | { readonly state: 'stillRunning' }
> {
  let waited = 0;
  for (let looks = 0; ; looks++) {
    const document = await look();
    if (document.state !== 'queued' && document.state !== 'translating') return document;
    if (waited >= longestWait) return { state: 'stillRunning' };
    const milliseconds = pauses[looks] ?? longestPause;
    await pause(milliseconds);
    waited += milliseconds;
  }
}
