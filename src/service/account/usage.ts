import * as z from 'zod/mini';
import { timeOf, wireTime } from '../http/wireTime.ts';

/** What an account has used in its billing period. Whatever the service does not say is absent. */
export interface Usage {
  /** Characters of translation and writing together. */
  readonly characterCount: number | undefined;
  readonly characterLimit: number | undefined;
  /** The key's own share, where keys have limits. */
  readonly keyCharacterCount: number | undefined;
  readonly keyCharacterLimit: number | undefined;
  readonly periodStart: Date | undefined;
  readonly periodEnd: Date | undefined;
  readonly products: readonly ProductUsage[];
  /** What is counted apart from characters, where there is a number for it. */
  readonly others: readonly {
    readonly what: 'speechToText' | 'speechToSpeech' | 'documents' | 'teamDocuments';
    /** Minutes of speech, or documents. */
    readonly count: number;
    readonly limit: number | undefined;
  }[];
}

export interface ProductUsage {
  /** `translate`, `write`, `speechToText`, `speechToSpeech`, or one that came later. */
  readonly product: string;
  /** `characters`, `minutes`, or one that came later. */
  readonly unit: string;
  readonly account: number | undefined;
  readonly key: number | undefined;
}

const optionalNumber = z.nullish(z.number());

const productSchema = z.pipe(
  z.looseObject({
    product_type: z.string(),
    billing_unit: z.nullish(z.string()),
    account_unit_count: optionalNumber,
    api_key_unit_count: optionalNumber,
    // Their names in earlier answers.
    character_count: optionalNumber,
    api_key_character_count: optionalNumber,
  }),
  z.transform((wire): ProductUsage => ({
    product: wire.product_type,
    unit: wire.billing_unit ?? 'characters',
    account: wire.account_unit_count ?? wire.character_count ?? undefined,
    key: wire.api_key_unit_count ?? wire.api_key_character_count ?? undefined,
  })),
);

const names = [
  ['speechToText', 'speech_to_text_minutes'],
  ['speechToSpeech', 'speech_to_speech_minutes'],
  ['documents', 'document'],
  ['teamDocuments', 'team_document'],
] as const;

export const usageSchema = z.pipe(
  z.looseObject({
    character_count: optionalNumber,
    character_limit: optionalNumber,
    api_key_character_count: optionalNumber,
    api_key_character_limit: optionalNumber,
    products: z.nullish(z.array(productSchema)),
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
    products: wire.products ?? [],
    others: names.flatMap(([what, name]) => {
      const [count, limit] = [wire[`${name}_count`], wire[`${name}_limit`]].map(numberOf);
      return count === undefined ? [] : [{ what, count, limit }];
    }),
  })),
);

const numberOf = (wire: unknown) => (typeof wire === 'number' ? wire : undefined);
