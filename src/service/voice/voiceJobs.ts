import * as z from 'zod/mini';
import { serviceText } from '../http/serviceText.ts';

/** A recording that is to be translated as a whole. */
export interface VoiceJobRequest {
  readonly name: string;
  /** Media type, without parameters. */
  readonly contentType: string;
  /** Bytes. */
  readonly contentLength: number;
  /** Absent: the service detects it. */
  readonly sourceLanguage: string | undefined;
  readonly targets: readonly {
    readonly language: string;
    /** Media type. */
    readonly type: string;
  }[];
}

/** The way to or from a file on another host: a secret. */
export interface SignedPlace {
  readonly url: string;
  /** Absent where the address holds all that opens it. */
  readonly signature: string | undefined;
}

export interface VoiceJobStart {
  readonly jobId: string;
  /** For the file, once, and within five minutes. */
  readonly upload: SignedPlace;
}

/** One of the files that are wanted, by what can be done next. */
export type VoiceJobResult =
  /** The recording was not uploaded, or the service has not seen it yet. */
  | { readonly state: 'awaitingInput' }
  | { readonly state: 'processing' }
  /** It can be fetched for an hour; `download` is absent where the service hands it out no more. */
  | { readonly state: 'complete'; readonly download: SignedPlace | undefined }
  | { readonly state: 'failed'; readonly reason: string }
  /** A state that the contract does not know: polling on would never end. */
  | { readonly state: 'unknown' };

export function voiceJobBody(request: VoiceJobRequest): object {
  return {
    source_file: {
      name: request.name,
      content_type: request.contentType,
      content_length: request.contentLength,
    },
    parameters: { source_language: request.sourceLanguage },
    targets: request.targets.map(({ language, type }) => ({ language, type })),
  };
}

export const voiceJobStartSchema = z.pipe(
  z.looseObject({
    job_id: z.string().check(z.minLength(1)),
    upload_url: z.nullish(z.string()),
    signature: z.nullish(z.string()),
    signed_upload_url: z.nullish(z.string()),
  }),
  z.transform(({ job_id, upload_url, signature, signed_upload_url }): VoiceJobStart => ({
    jobId: job_id,
    upload: placeOf(upload_url, signature, signed_upload_url) ?? { url: '', signature: undefined },
  })),
);

const resultSchema = z.looseObject({
  status: z.string(),
  download_url: z.nullish(z.string()),
  signature: z.nullish(z.string()),
  signed_download_url: z.nullish(z.string()),
  error: z.nullish(z.looseObject({ message: z.nullish(z.string()) })),
});

/** In the order of the targets. */
export const voiceJobSchema = z.pipe(
  z.looseObject({ results: z.array(resultSchema) }),
  z.transform(({ results }): readonly VoiceJobResult[] => results.map(resultOf)),
);

/** The last word is `complete` here, other jobs have `completed`. */
function resultOf(wire: z.infer<typeof resultSchema>): VoiceJobResult {
  switch (wire.status) {
    case 'pending':
      return { state: 'awaitingInput' };
    case 'uploaded':
    case 'processing':
      return { state: 'processing' };
    case 'complete':
    case 'downloaded':
      return {
        state: 'complete',
        download: placeOf(wire.download_url, wire.signature, wire.signed_download_url),
      };
    case 'failed':
      return { state: 'failed', reason: serviceText(wire.error?.message ?? '') };
    default:
      return { state: 'unknown' };
  }
}

/** An address that is signed itself needs nothing beside it. */
function placeOf(
  url: string | null | undefined,
  signature: string | null | undefined,
  signedUrl: string | null | undefined,
): SignedPlace | undefined {
  if (signedUrl) return { url: signedUrl, signature: undefined };
  return url ? { url, signature: signature ?? undefined } : undefined;
}
