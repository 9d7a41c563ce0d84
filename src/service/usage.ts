import * as z from 'zod/mini';
import { timeOf, wireTime } from './wireTime.ts';

/** Characters of the billing period: translation and writing together. */
export interface Usage {
  readonly characterCount: number;
  readonly characterLimit: number;
  /** The key's own share, where keys have limits. */
  readonly keyCharacterCount: number | undefined;
  readonly keyCharacterLimit: number | undefined;
  readonly periodStart: Date | undefined;
  readonly periodEnd: Date | undefined;
}

const optionalNumber = z.nullish(z.number());

export const usageSchema = z.pipe(
  z.looseObject({
    character_count: z.number(),
    character_limit: z.number(),
    api_key_character_count: optionalNumber,
    api_key_character_limit: optionalNumber,
    start_time: wireTime,
    end_time: wireTime,
  }),
  z.transform((wire): Usage => ({
    characterCount: wire.character_count,
    characterLimit: wire.character_limit,
    keyCharacterCount: wire.api_key_character_count ?? undefined,
    keyCharacterLimit: wire.api_key_character_limit ?? undefined,
    periodStart: timeOf(wire.start_time),
    periodEnd: timeOf(wire.end_time),
  })),
);
