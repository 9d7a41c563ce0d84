import * as z from 'zod/mini';
import type { ArgumentSchemas } from '../../../platform/pages/pageMessage.ts';
import type { SegmentsHost } from '../../../protocol/segments.ts';
import { limits } from '../../../service/limits.ts';

const filter = z.union([
  z.literal(''),
  z.string().check(z.minLength(limits.filterLength), z.maxLength(1000)),
]);
const cursor = z.nullable(z.string().check(z.maxLength(10_000)));
const text = z.string().check(z.maxLength(1_000_000));
const language = z.string().check(z.maxLength(100));

/** What the page's calls must look like. */
export const segmentsSchemas: ArgumentSchemas<SegmentsHost> = {
  load: z.tuple([filter, cursor]),
  copy: z.tuple([text]),
  use: z.tuple([language, text]),
};

const languages = z.array(language);

/** What a page of an earlier session kept of its memory. */
export const memoryViewSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string(),
  sourceLanguage: language,
  targetLanguages: languages,
  segmentCount: z.number(),
});
