import type { LanguageService } from '../client.ts';
import { jobCall, type SendOptions } from '../http/jobCall.ts';
import { limits } from '../limits.ts';
import { rephraseBody, type RephraseRequest, type RephraseWish } from './schemas.ts';

/** What is to become of texts, all in one language. */
export interface Rephrasing {
  readonly operation: 'rephrase' | 'correct';
  /** Service code; absent: found out by the service for each text. */
  readonly language?: string | undefined;
  readonly wish?: RephraseWish | undefined;
}

/**
 * Lets the translation job improve texts, with all that it does for placeholders: the shape of its `Translator`, met without
 * knowing it. The locales of its requests are not looked at.
 */
export function createRephraser(
  service: Pick<LanguageService, 'rephrasing'>,
  { operation, language, wish }: Rephrasing,
) {
  const requestOf = (texts: readonly string[]): RephraseRequest => ({
    texts,
    language,
    ...(operation === 'rephrase' ? { wish } : {}),
  });
  return {
    async translate(
      { texts }: { readonly texts: readonly string[] },
      signal: AbortSignal,
      how: SendOptions = {},
    ): Promise<readonly string[]> {
      return service.rephrasing[operation](requestOf(texts), jobCall(signal, how));
    },
    codesOf: <P>(pair: P): P => pair,
    /** Bytes of the body, as if the rest of what a translation may have were taken: so that it counts for their limit. */
    bodySize: ({ texts }: { readonly texts: readonly string[] }): number =>
      limits.requestBytes -
      limits.writeBytes +
      Buffer.byteLength(JSON.stringify(rephraseBody(requestOf(texts)))),
  };
}
