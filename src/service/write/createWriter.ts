import type { LanguageService } from '../client.ts';
import type { ServiceError } from '../errors.ts';
import { limits } from '../limits.ts';
import { writeBody, type WriteRequest, type WritingWish } from '../schemas/write.ts';

/** What is to become of texts, all in one language. */
export interface Writing {
  readonly operation: 'rephrase' | 'correct';
  /** Service code; absent: found out by the service for each text. */
  readonly language?: string | undefined;
  readonly wish?: WritingWish | undefined;
}

interface SendingHow {
  readonly probe?: boolean;
  readonly ready?: () => Promise<void>;
  readonly onTrouble?: (trouble: 'refused' | 'perhapsCounted') => void;
}

/** Milliseconds that requests under way get for their answers when the work is cancelled. */
const graceAfterCancel = 10_000;

/**
 * Lets the translation job improve texts, with all that it does for placeholders: the shape of its `Translator`, met without
 * knowing it. The locales of its requests are not looked at.
 */
export function createWriter(
  service: Pick<LanguageService, 'write'>,
  { operation, language, wish }: Writing,
) {
  const requestOf = (texts: readonly string[]): WriteRequest => ({
    texts,
    language,
    ...(operation === 'rephrase' ? { wish } : {}),
  });
  return {
    async translate(
      { texts }: { readonly texts: readonly string[] },
      signal: AbortSignal,
      { probe, ready, onTrouble }: SendingHow = {},
    ): Promise<readonly string[]> {
      const onFailure = ({ ambiguous, status }: ServiceError) => {
        if (ambiguous) onTrouble?.('perhapsCounted');
        else if (status !== undefined) onTrouble?.('refused');
      };
      const own = { signal, probe, ready, once: true, onFailure, grace: graceAfterCancel };
      return service.write[operation](requestOf(texts), own);
    },
    codesOf: <P>(pair: P): P => pair,
    /** Bytes of the body, as if the rest of what a translation may have were taken: so that it counts for their limit. */
    bodySize: ({ texts }: { readonly texts: readonly string[] }): number =>
      limits.requestBytes -
      limits.writeBytes +
      Buffer.byteLength(JSON.stringify(writeBody(requestOf(texts)))),
  };
}
