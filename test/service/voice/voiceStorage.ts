import { pseudoTranslate } from '../engine.ts';
import type { ReceivedRequest, Reply } from '../http.ts';
import { now, type State } from '../state.ts';
import { isForgotten, minute, type VoiceJob } from './voiceJobs.ts';
import { heardText } from './mishear.ts';

/** `/voice/{job}/source` takes a recording, `/voice/{job}/{number}` hands out a result. Undefined for anything else. */
export function voiceStorageReply(state: State, request: ReceivedRequest): Reply | undefined {
  const [, area, id, part = ''] = request.path.split('/');
  if (area !== 'voice') return undefined;
  const job = state.voice.jobs.find((one) => one.id === id);
  if (job === undefined || !isSigned(request, job)) return plain(403, 'The signature is wrong');
  if (part === 'source') return request.method === 'PUT' ? take(state, request, job) : plain(405);
  return request.method === 'GET' ? handOut(state, job, Number(part)) : plain(405);
}

/** By the header or by the address, and never by a key. */
function isSigned({ headers, query }: ReceivedRequest, { signature }: VoiceJob): boolean {
  const { authorization } = headers;
  if (query.has('signature'))
    return authorization === undefined && query.get('signature') === signature;
  return authorization === `DeepL-Signature ${signature}`;
}

function take(state: State, { headers, body }: ReceivedRequest, job: VoiceJob): Reply {
  if (now(state).getTime() > job.created.getTime() + 5 * minute) return plain(404, 'Too late');
  if (job.uploaded) return plain(409, 'It was uploaded before');
  if (headers['content-type'] !== 'application/octet-stream') return plain(415, 'Wrong type');
  if (body.length !== job.file.length) return plain(400, 'The length is not the declared one');
  job.uploaded = true;
  return { status: 204, headers: {}, body: '' };
}

function handOut(state: State, job: VoiceJob, index: number): Reply {
  const target = job.targets[index];
  if (target === undefined || job.completed === undefined || isForgotten(state, job))
    return plain(404, 'The file does not exist');
  job.downloaded.add(index);
  const headers = { 'Content-Type': target.type };
  return { status: 200, headers, body: resultOf(state, job, target.language, target.type) };
}

function resultOf(state: State, { source = 'en' }: VoiceJob, target: string, type: string): string {
  const lines = (state.voice.script[source] ?? []).map(({ text }) =>
    pseudoTranslate(heardText(text, []), {
      target,
      terms: new Map(),
      keeps: undefined,
      mangling: { modes: [], when: 'always' },
    }),
  );
  if (type === 'text/plain') return `${lines.join('\n')}\n`;
  if (type !== 'application/x-subrip') return `sound: ${lines.join(' ')}`;
  return lines
    .map((line, at) => `${at + 1}\n00:00:0${3 * at},000 --> 00:00:0${3 * at + 3},000\n${line}\n`)
    .join('\n');
}

function plain(status: number, body = ''): Reply {
  return { status, headers: { 'Content-Type': 'text/plain' }, body };
}
