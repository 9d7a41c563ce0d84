import type { ReceivedRequest, Reply } from './http.ts';
import type { ExportJob, ImportJob, Job } from './jobs.ts';
import { now, type State } from './state.ts';
import { voiceStorageReply } from './voice/voiceStorage.ts';

/**
 * The foreign host that keeps the files. It knows nothing of API keys, refuses whoever shows one, and
 * reports errors in XML, as such hosts do.
 */
export function storageReply(state: State, request: ReceivedRequest): Reply {
  const voice = voiceStorageReply(state, request);
  if (voice !== undefined) return voice;
  const [, direction, id] = request.path.split('/');
  const job = state.jobs.find((one) => one.id === id);
  if (request.headers.authorization !== undefined)
    return problem(403, 'AccessDenied', 'This host takes no Authorization header');
  if (!job || request.query.get('signature') !== job.signature)
    return problem(403, 'SignatureDoesNotMatch', 'The signature does not fit the address');
  if (now(state) > job.expires) return problem(403, 'AccessDenied', 'The address has expired');
  if (isUpload(request, direction, job)) return upload(request, job);
  if (isDownload(request, direction, job)) return download(job);
  return problem(405, 'MethodNotAllowed', 'The address was made for another method');
}

function isUpload(
  request: ReceivedRequest,
  direction: string | undefined,
  job: Job,
): job is ImportJob {
  return direction === 'upload' && request.method === 'PUT' && job.operation === 'import';
}

function isDownload(
  request: ReceivedRequest,
  direction: string | undefined,
  job: Job,
): job is ExportJob {
  return direction === 'download' && request.method === 'GET' && job.operation === 'export';
}

/** The type and the length must be the declared ones; the file can be sent once. */
function upload(request: ReceivedRequest, job: ImportJob): Reply {
  if (job.uploaded) return problem(409, 'Conflict', 'Upload already completed');
  if (request.headers['content-type'] !== job.file.type)
    return problem(403, 'SignatureDoesNotMatch', 'The content type is not the declared one');
  if (request.body.length !== job.file.length)
    return problem(400, 'IncompleteBody', 'The length is not the declared one');
  job.uploaded = request.body;
  return { status: 200, headers: {}, body: '' };
}

function download(job: ExportJob): Reply {
  if (job.file === undefined) return problem(404, 'NoSuchKey', 'The file does not exist');
  return { status: 200, headers: { 'Content-Type': 'application/xml' }, body: job.file };
}

function problem(status: number, code: string, message: string): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  };
}
