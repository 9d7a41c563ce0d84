import * as z from 'zod/mini';
import { json, type Answer, type Reader, oneForEach } from '../http/call.ts';

/** Ways to write; the service calls a preference for one `prefer_…`. */
export const writingStyles = ['academic', 'business', 'casual', 'simple'] as const;
export const writingTones = ['confident', 'diplomatic', 'enthusiastic', 'friendly'] as const;

/** A style or a tone: the service takes no request with both. */
export type RephraseWish =
  | { readonly style: (typeof writingStyles)[number] }
  | { readonly tone: (typeof writingTones)[number] };

/** Texts that are to be written better, in the language that they are in. */
export interface RephraseRequest {
  readonly texts: readonly string[];
  /** Service code such as `EN-GB`: the language of the texts, perhaps another variant; absent: detected. */
  readonly language?: string | undefined;
  /** Only for a rephrasing. */
  readonly wish?: RephraseWish | undefined;
}

/** The body of `POST /v2/write/rephrase` and `/v2/write/correct`: at most 10 KiB of JSON. */
export function rephraseBody({ texts, language, wish }: RephraseRequest): object {
  return {
    text: texts,
    target_lang: language,
    ...(wish === undefined
      ? {}
      : 'style' in wish
        ? { writing_style: `prefer_${wish.style}` }
        : { tone: `prefer_${wish.tone}` }),
  };
}

const improvementsSchema = z.looseObject({ improvements: z.array(z.unknown()) });
const improvementSchema = z.looseObject({ text: z.string() });

/** Reads as many improvements as there were texts; one that holds no text is empty. */
export function improvementsOf(texts: readonly string[]): Reader<readonly string[]> {
  return (answer: Answer) => {
    const { improvements } = json(improvementsSchema)(answer);
    const textOf = (item: unknown) => improvementSchema.safeParse(item).data?.text;
    return oneForEach(texts, improvements, answer, textOf).map((text) => text ?? '');
  };
}
