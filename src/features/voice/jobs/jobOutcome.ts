import { PartlyReceived } from '../../../disk/receiveFile.ts';
import { type TransferStep, counted } from '../../../platform/files/received/transferStep.ts';
import { ServiceError } from '../../../service/errors.ts';
import type { SentFile } from '../../../service/http/sentFile.ts';
import type {
  SignedPlace,
  VoiceJobRequest,
  VoiceJobResult,
} from '../../../service/voice/voiceJobs.ts';
import type { VoiceJobService } from '../../../service/voice/voiceJobService.ts';
import type { JobRecord, SentRecordings, WantedFile } from './jobRecords.ts';

/** What became of one of the files that were wanted. */
export type JobOutcome =
  | { readonly kind: 'translated'; readonly place: string }
  /** The service could not make it; nothing more is to come. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The recording did not arrive in time, or nobody fetched the result in time. */
  | { readonly kind: 'gone' }
  /** It can be fetched later. */
  | {
      readonly kind: 'waiting';
      readonly why: 'stillRunning' | 'unknown' | 'otherKey' | 'cancelled';
    }
  | { readonly kind: 'waiting'; readonly why: 'failure'; readonly error: unknown };

export interface JobEnd {
  readonly wanted: WantedFile;
  readonly outcome: JobOutcome;
}

/** What a run needs of its surroundings. */
export interface JobPorts {
  readonly service: VoiceJobService;
  /** The mark of the key that the service is asked with. */
  readonly keyFingerprint: string;
  readonly records: SentRecordings;
  /** Writes a translation and tells where. Of one that breaks off, nothing stays. */
  readonly put: (wanted: WantedFile, pieces: AsyncIterable<Uint8Array>) => Promise<string>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (step: TransferStep) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds between looks; the service wants five seconds at least. */
const pauses = [5_000, 5_000, 8_000, 10_000];
const longestPause = 15_000;
/** Milliseconds of waiting in all. */
const longestWait = 3_600_000;
/** Milliseconds in which a recording must arrive, and a while more, since clocks differ. */
const arrival = 330_000;
/** Milliseconds after which a job without an end is given up. */
const longestLife = 86_400_000;

/**
 * Declares and sends a recording, waits for its translations and fetches each as soon as it is there.
 *
 * @throws where the recording was not taken, and the reason of the signal where it had not arrived
 */
export async function sendJob(
  request: VoiceJobRequest,
  file: SentFile,
  about: Omit<JobRecord, 'id' | 'created' | 'sentWith'>,
  ports: JobPorts,
): Promise<readonly JobEnd[]> {
  const { service, keyFingerprint, records, signal, report, now } = ports;
  const created = now();
  const { jobId, upload } = await service.create(request, { signal });
  const record = { ...about, id: jobId, created, sentWith: keyFingerprint };
  await records.keep(record);
  const open = () => counted(file.open(), (bytes) => report({ step: 'sending', bytes }), signal);
  try {
    await service.upload(upload, { size: file.size, open }, { signal });
  } catch (error) {
    // Its answer may have got lost: the service then translates it all the same.
    if (!(await mayHaveArrived(record, ports))) {
      await records.forget(record);
      if (isGone(error)) return about.wanted.map((wanted) => ({ wanted, outcome: gone }));
      throw error;
    }
  }
  return fetchJob(record, ports);
}

async function mayHaveArrived({ id }: JobRecord, { service }: JobPorts): Promise<boolean> {
  try {
    const results = await service.results(id, { mode: 'batch' });
    return results.some(({ state }) => state !== 'awaitingInput');
  } catch (error) {
    return !isGone(error);
  }
}

/** Waits for the translations of a recording that the service has, and fetches them. What waits stays to be fetched. */
export async function fetchJob(record: JobRecord, ports: JobPorts): Promise<readonly JobEnd[]> {
  const { records } = ports;
  const ends: JobEnd[] = [];
  try {
    for await (const end of settled(record, ports)) {
      ends.push(end);
      if (end.outcome.kind !== 'waiting') await records.keep(without(record, ends));
    }
  } finally {
    const left = without(record, ends);
    if (left.wanted.length === 0) await records.forget(record);
    else records.release(record);
  }
  return ends;
}

/** What waits is not at its end. */
function without(record: JobRecord, ends: readonly JobEnd[]): JobRecord {
  const done = ends.filter(({ outcome }) => outcome.kind !== 'waiting');
  const wanted = record.wanted.filter((one) => !done.some((end) => end.wanted === one));
  return { ...record, wanted };
}

/** Each of the files as soon as it is at an end. */
async function* settled(record: JobRecord, ports: JobPorts): AsyncGenerator<JobEnd> {
  const { service, signal, pause, report, now } = ports;
  let left = record.wanted;
  let waited = 0;
  try {
    for (let looks = 0; left.length > 0; looks++) {
      report({ step: 'translating' });
      const results = await service.results(record.id, { signal, mode: 'batch' });
      for (const wanted of left) {
        const age = now() - record.created;
        const outcome =
          (await outcomeOf(wanted, results[wanted.number], age, ports)) ??
          (waited >= longestWait ? ({ kind: 'waiting', why: 'stillRunning' } as const) : undefined);
        if (outcome === undefined) continue;
        left = left.filter((one) => one !== wanted);
        yield { wanted, outcome: outcome.kind === 'waiting' && age > longestLife ? gone : outcome };
      }
      if (left.length === 0) return;
      const milliseconds = pauses[looks] ?? longestPause;
      await pause(milliseconds);
      waited += milliseconds;
    }
  } catch (error) {
    const outcome = signal.aborted ? cancelled : afterFailure(error);
    const ended = outcome === gone && isOthers(record, ports) ? otherKey : outcome;
    for (const wanted of left) yield { wanted, outcome: ended };
  }
}

/** The service says of what another account has that it is gone; that is paid for, and may be there for a while. */
function isOthers({ sentWith, created }: JobRecord, { keyFingerprint, now }: JobPorts): boolean {
  return sentWith !== undefined && sentWith !== keyFingerprint && now() - created <= longestLife;
}

/** `undefined` as long as more is to come. */
async function outcomeOf(
  wanted: WantedFile,
  result: VoiceJobResult | undefined,
  age: number,
  ports: JobPorts,
): Promise<JobOutcome | undefined> {
  switch (result?.state) {
    case undefined:
    case 'awaitingInput':
      return age > arrival ? gone : undefined;
    case 'processing':
      return undefined;
    case 'failed':
      return { kind: 'failed', reason: result.reason };
    case 'unknown':
      return { kind: 'waiting', why: 'unknown' };
    case 'complete':
      return result.download === undefined ? gone : receive(wanted, result.download, ports);
  }
}

async function receive(
  wanted: WantedFile,
  download: SignedPlace,
  { service, put, report, signal }: JobPorts,
): Promise<JobOutcome> {
  try {
    const pieces = counted(service.download(download, { signal }), (bytes) =>
      report({ step: 'fetching', bytes }),
    );
    return { kind: 'translated', place: await put(wanted, pieces) };
  } catch (error) {
    signal.throwIfAborted();
    const why = error instanceof PartlyReceived ? error.cause : error;
    return afterFailure(why);
  }
}

/** Nobody can fetch it until that key is back. */
export const waitsForOtherKey = (outcome: JobOutcome): boolean =>
  outcome.kind === 'waiting' && outcome.why === 'otherKey';

const gone = { kind: 'gone' } as const satisfies JobOutcome;
const otherKey = { kind: 'waiting', why: 'otherKey' } as const satisfies JobOutcome;
const cancelled = { kind: 'waiting', why: 'cancelled' } as const satisfies JobOutcome;

function afterFailure(error: unknown): JobOutcome {
  return isGone(error) ? gone : { kind: 'waiting', why: 'failure', error };
}

function isGone(error: unknown): boolean {
  return error instanceof ServiceError && error.kind === 'notFound';
}
