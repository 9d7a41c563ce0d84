import * as z from 'zod/mini';
import { timeOf, wireTime } from './wireTime.ts';

/** Characters of the billing period: translation and writing together. Absent where they are not counted. */
export interface Usage {
  readonly characterCount: number | undefined;
  readonly characterLimit: number | undefined;
  /** The key's own share, where keys have limits. */
  readonly keyCharacterCount: number | undefined;
  readonly keyCharacterLimit: number | undefined;
  readonly periodStart: Date | undefined;
  readonly periodEnd: Date | undefined;
}

const optionalNumber = z.nullish(z.number());

export const usageSchema = z.pipe(
  z.looseObject({
    character_count: optionalNumber,
    character_limit: optionalNumber,
    api_key_character_count: optionalNumber,
    api_key_character_limit: optionalNumber,
    start_time: wireTime,
    end_time: wireTime,
  }),
  z.transform((wire): Usage => ({
    characterCount: wire.character_count ?? undefined,
    characterLimit: wire.character_limit ?? undefined,
    keyCharacterCount: wire.api_key_character_count ?? undefined,
    keyCharacterLimit: wire.api_key_character_limit ?? undefined,
    periodStart: timeOf(wire.start_time),
    periodEnd: timeOf(wire.end_time),
  })),
);
