import * as z from 'zod/mini';
import type { ArgumentSchemas } from '../../platform/pages/pageMessage.ts';
import { limits } from '../../service/limits.ts';
import type { VoiceHost } from '../../protocol/voice.ts';
import type { VoiceSubject } from './voiceSubject.ts';

const language = z.nullable(z.string().check(z.maxLength(100)));

/** What the page's calls must look like. */
export const voiceSchemas: ArgumentSchemas<VoiceHost> = {
  load: z.tuple([]),
  start: z.tuple([]),
  stop: z.tuple([]),
  discard: z.tuple([]),
  copy: z.tuple([language]),
  save: z.tuple([z.enum(['srt', 'txt', 'json']), language]),
};

const text = z.string().check(z.minLength(1), z.maxLength(4000));

/** How a transcription is described: by a page of an earlier session, or by who calls a command. */
export const voiceSubjectSchema: z.ZodMiniType<VoiceSubject> = z.object({
  recording: text,
  source: text,
  targets: z.array(text).check(z.maxLength(limits.voiceTargets)),
  terms: z.nullable(z.object({ id: text, name: z.string() })),
  glossary: z.nullable(text),
  isTrial: z.boolean(),
});
