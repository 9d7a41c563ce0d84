import * as z from 'zod/mini';
import { timeOf, wireTime } from '../http/wireTime.ts';

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

/** What becomes of a limit: it stays, goes away, or becomes a number; 0 blocks. */
export type LimitChoice = 'untouched' | 'unlimited' | number;

const minute = 60_000;

/** The largest limits that can be told without loss. */
export const mostCharacters = Number.MAX_SAFE_INTEGER;

export const mostMinutes = Math.floor(Number.MAX_SAFE_INTEGER / minute);

/** A limit that a person typed; `undefined` where it is no whole number from 0 to `most`. */
export function parseLimit(text: string, most: number): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,16}$/.test(typed)) return undefined;
  const value = Number(typed);
  return value <= most ? value : undefined;
}

/** The limits after a change. What is untouched is what it was: a request that leaves it out might lift it. */
export function changedLimits(
  before: KeyLimits,
  change: {
    readonly characters: LimitChoice;
    /** Minutes. */
    readonly speech: LimitChoice;
  },
): KeyLimits {
  const { characters, speech } = change;
  return {
    characters: chosen(characters, before.characters, 1),
    speechMilliseconds: chosen(speech, before.speechMilliseconds, minute),
  };
}

function chosen(choice: LimitChoice, before: number | undefined, unit: number): number | undefined {
  if (choice === 'untouched') return before;
  return choice === 'unlimited' ? undefined : choice * unit;
}
