import * as z from 'zod/mini';

/** What a voice session is asked for. */
export interface VoiceRequest {
  /** Media type of the sound, for example `audio/pcm;encoding=s16le;rate=16000`. */
  readonly contentType: string;
  readonly sourceLanguage: string;
  /** At most five. */
  readonly targetLanguages: readonly string[];
  readonly spokenTerms?: string | undefined;
  readonly glossary?: string | undefined;
}

/** The way into a session: both are good for one connection, and the token is as secret as a key. */
export interface VoiceAccess {
  readonly url: string;
  readonly token: string;
}

/** A piece of what was said. Times in milliseconds from the start of the recording. */
export interface HeardSegment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Concluded segments come once and never change; each update replaces all tentative ones. */
export interface Heard {
  readonly concluded: readonly HeardSegment[];
  readonly tentative: readonly HeardSegment[];
}

/** What a session says. Kinds that this version does not know are `unknown`. */
export type VoiceMessage =
  | ({ readonly type: 'source' } & Heard)
  | ({ readonly type: 'target'; readonly language: string } & Heard)
  | { readonly type: 'end' }
  | {
      readonly type: 'error';
      readonly status: number;
      readonly reason: number;
      readonly message: string;
    }
  | { readonly type: 'unknown' };

/** A request as the wire has it; what was not chosen is left out. */
export function voiceBody(request: VoiceRequest): object {
  return {
    source_media_content_type: request.contentType,
    source_language: request.sourceLanguage,
    target_languages: request.targetLanguages,
    spoken_terms_id: request.spokenTerms,
    glossary_id: request.glossary,
  };
}

export const voiceAccessSchema = z.pipe(
  z.looseObject({ streaming_url: z.string(), token: z.string().check(z.minLength(1)) }),
  z.transform((wire): VoiceAccess => ({ url: wire.streaming_url, token: wire.token })),
);

const segmentSchema = z.looseObject({
  text: z.string(),
  start_time: z.nullish(z.number()),
  end_time: z.nullish(z.number()),
});

/** One that has no text is left out, and the others are read; where a time is missing, it is that of its neighbor. */
const segments = z.pipe(
  z.nullish(z.array(z.unknown())),
  z.transform((list): readonly HeardSegment[] => {
    const read: HeardSegment[] = [];
    for (const wire of list ?? []) {
      const { data } = segmentSchema.safeParse(wire);
      if (data === undefined) continue;
      const start = data.start_time ?? read.at(-1)?.end ?? data.end_time ?? 0;
      read.push({ text: data.text, start, end: data.end_time ?? start });
    }
    return read;
  }),
);

const heard = {
  concluded: segments,
  tentative: segments,
};

const messageSchema = z.union([
  z.pipe(
    z.looseObject({ source_transcript_update: z.looseObject(heard) }),
    z.transform(({ source_transcript_update: update }): VoiceMessage => ({
      type: 'source',
      concluded: update.concluded,
      tentative: update.tentative,
    })),
  ),
  z.pipe(
    z.looseObject({ target_transcript_update: z.looseObject({ language: z.string(), ...heard }) }),
    z.transform(({ target_transcript_update: update }): VoiceMessage => ({
      type: 'target',
      language: update.language,
      concluded: update.concluded,
      tentative: update.tentative,
    })),
  ),
  z.pipe(
    z.looseObject({ end_of_stream: z.looseObject({}) }),
    z.transform((): VoiceMessage => ({ type: 'end' })),
  ),
  z.pipe(
    z.looseObject({
      error: z.looseObject({
        error_code: z.nullish(z.number()),
        reason_code: z.nullish(z.number()),
        error_message: z.nullish(z.string()),
      }),
    }),
    z.transform(({ error }): VoiceMessage => ({
      type: 'error',
      status: error.error_code ?? 0,
      reason: error.reason_code ?? 0,
      message: error.error_message ?? '',
    })),
  ),
]);

/** A message of the session; whatever is not known, or not as the contract has it, is `unknown`. */
export function readVoiceMessage(text: string): VoiceMessage {
  return messageSchema.safeParse(parsed(text)).data ?? { type: 'unknown' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
