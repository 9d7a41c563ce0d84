import type { AttemptDeps } from '../http/attempt.ts';
import { type CallOptions, json, path } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import type { SentFile } from '../http/sentFile.ts';
import { download, upload, type Transfer } from '../http/transfer.ts';
import {
  voiceJobBody,
  voiceJobSchema,
  voiceJobStartSchema,
  type SignedPlace,
  type VoiceJobRequest,
  type VoiceJobResult,
  type VoiceJobStart,
} from './voiceJobs.ts';

/** `/v1/jobs/voice/translate`: recordings that are translated as a whole. An alpha, which may change. */
export interface VoiceJobService {
  /** Declares a recording, which then goes to the place that the answer names. */
  create(request: VoiceJobRequest, options?: CallOptions): Promise<VoiceJobStart>;
  /** With the very length that was declared. Rejects with the error of the file where that cannot be read to its end. */
  upload(place: SignedPlace, file: SentFile, options?: CallOptions): Promise<void>;
  /** One result for each target, in their order. */
  results(jobId: string, options?: CallOptions): Promise<readonly VoiceJobResult[]>;
  download(place: SignedPlace, options?: CallOptions): AsyncGenerator<Uint8Array>;
}

const root = 'v1/jobs/voice/translate';

export function voiceJobService(
  http: Http,
  means: AttemptDeps,
  userAgent: string,
): VoiceJobService {
  const transfer = (
    operation: string,
    { url, signature }: SignedPlace,
    options?: CallOptions,
  ): Transfer => ({
    operation,
    url,
    userAgent,
    signal: options?.signal,
    authorization: signature === undefined ? undefined : `DeepL-Signature ${signature}`,
  });
  return {
    create: (request, options) =>
      http.send(
        {
          operation: 'voiceJobs.create',
          method: 'POST',
          path: root,
          body: voiceJobBody(request),
        },
        json(voiceJobStartSchema),
        options,
      ),
    upload: (place, file, options) =>
      upload(
        {
          ...transfer('voiceJobs.upload', place, options),
          file,
          contentType: 'application/octet-stream',
        },
        means,
      ),
    results: (jobId, options) =>
      http.send(
        {
          operation: 'voiceJobs.results',
          method: 'GET',
          path: path`v1/jobs/voice/translate/${jobId}`,
        },
        json(voiceJobSchema),
        options,
      ),
    download: (place, options) => download(transfer('voiceJobs.download', place, options), means),
  };
}
