import * as z from 'zod/mini';
import { type Reader, json } from '../http/call.ts';
import { serviceText } from '../http/serviceText.ts';
import { timeOf, wireTime } from '../http/wireTime.ts';

/** A background import or export, by what can be done next. */
export type MemoryJob =
  /** The file was not uploaded, or the service has not seen it yet, which can take half a minute. */
  | { readonly state: 'awaitingInput' }
  | { readonly state: 'processing' }
  | {
      readonly state: 'completed';
      /** The new memory of an import. */
      readonly memoryId: string | undefined;
      /** Units of the file that an import left out. */
      readonly skippedSegments: number;
      /** The file of an export; fetch it before `expires`, without the key. */
      readonly downloadUrl: string | undefined;
      readonly expires: Date | undefined;
    }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'expired' }
  /** A state that the contract does not know: polling on would never end. */
  | { readonly state: 'unknown' };

export interface ImportStart {
  readonly jobId: string;
  /** On another host. A secret: whoever has it can write the file. */
  readonly uploadUrl: string;
  readonly expires: Date | undefined;
}

export type ExportStart =
  /** `reused`: a recent export is handed out again. */
  | { readonly state: 'started' | 'reused'; readonly jobId: string }
  /** An export of this memory is under way; the answer does not say which job it is. */
  | { readonly state: 'running' };

const resultSchema = z.looseObject({
  status: z.string(),
  translation_memory_id: z.nullish(z.string()),
  skipped_segment_count: z.nullish(z.number()),
  download_url: z.nullish(z.string()),
  expires_at: wireTime,
  error: z.nullish(z.looseObject({ message: z.nullish(z.string()) })),
});

/** The state is in the one element of `results`, not at the top. */
export const jobSchema = z.pipe(
  z.looseObject({ results: z.array(resultSchema).check(z.minLength(1)) }),
  z.transform(({ results }): MemoryJob => {
    const [result] = results;
    return result ? jobOf(result) : { state: 'unknown' };
  }),
);

function jobOf(result: z.infer<typeof resultSchema>): MemoryJob {
  switch (result.status) {
    case 'awaiting_input':
      return { state: 'awaitingInput' };
    case 'processing':
      return { state: 'processing' };
    case 'completed':
    case 'downloaded':
      return {
        state: 'completed',
        memoryId: result.translation_memory_id ?? undefined,
        skippedSegments: result.skipped_segment_count ?? 0,
        downloadUrl: result.download_url ?? undefined,
        expires: timeOf(result.expires_at),
      };
    case 'failed':
      return { state: 'failed', reason: serviceText(result.error?.message ?? '') };
    case 'expired':
      return { state: 'expired' };
    default:
      return { state: 'unknown' };
  }
}

export const importStartSchema = z.pipe(
  z.looseObject({ job_id: z.string(), upload_url: z.string(), expires_at: wireTime }),
  z.transform((wire): ImportStart => ({
    jobId: wire.job_id,
    uploadUrl: wire.upload_url,
    expires: timeOf(wire.expires_at),
  })),
);

const exportStartSchema = z.looseObject({ job_id: z.string() });

/** 202 is a new job, 200 one that is done already. */
export const exportStart: Reader<ExportStart> = (answer) => ({
  state: answer.status === 200 ? 'reused' : 'started',
  jobId: json(exportStartSchema)(answer).job_id,
});
