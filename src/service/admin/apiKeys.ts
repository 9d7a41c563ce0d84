import * as z from 'zod/mini';
import { timeOf, wireTime } from '../schemas/wireTime.ts';

/** An API key of the account, as its administrator sees it: without the secret. */
export interface ApiKey {
  readonly id: string;
  readonly label: string;
  readonly created: Date | undefined;
  readonly deactivated: Date | undefined;
  /** It opens nothing any more, and never will. */
  readonly isDeactivated: boolean;
  readonly limits: KeyLimits;
}

/** 0 blocks, `undefined` is no limit. */
export interface KeyLimits {
  readonly characters: number | undefined;
  readonly speechMilliseconds: number | undefined;
}

/** A new key. Its secret is told once, here. */
export interface CreatedKey extends ApiKey {
  readonly secret: string | undefined;
}

const optionalNumber = z.nullish(z.number());

const wireKey = z.looseObject({
  key_id: z.string(),
  label: z.nullish(z.string()),
  creation_time: wireTime,
  deactivated_time: wireTime,
  is_deactivated: z.nullish(z.boolean()),
  usage_limits: z.nullish(
    z.looseObject({ characters: optionalNumber, speech_to_text_milliseconds: optionalNumber }),
  ),
  key: z.nullish(z.string()),
});

export const apiKeySchema = z.pipe(wireKey, z.transform(apiKeyOf));

export const apiKeysSchema = z.array(apiKeySchema);

export const createdKeySchema = z.pipe(
  wireKey,
  z.transform((wire): CreatedKey => ({ ...apiKeyOf(wire), secret: wire.key ?? undefined })),
);

function apiKeyOf(wire: z.infer<typeof wireKey>): ApiKey {
  const deactivated = timeOf(wire.deactivated_time);
  return {
    id: wire.key_id,
    label: wire.label ?? '',
    created: timeOf(wire.creation_time),
    deactivated,
    isDeactivated: wire.is_deactivated ?? deactivated !== undefined,
    limits: {
      characters: wire.usage_limits?.characters ?? undefined,
      speechMilliseconds: wire.usage_limits?.speech_to_text_milliseconds ?? undefined,
    },
  };
}
