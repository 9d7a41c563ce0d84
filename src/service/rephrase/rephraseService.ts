import type { CallOptions } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { improvementsOf, rephraseBody, type RephraseRequest } from './schemas.ts';

/** `/v2/write`: only for paid plans, bodies of at most 10 KiB. */
export interface RephraseService {
  /** Each text in other words, in their order. */
  rephrase(request: RephraseRequest, options?: CallOptions): Promise<readonly string[]>;
  /** Each text with its spelling and grammar corrected, and as little else as possible. */
  correct(
    request: Omit<RephraseRequest, 'wish'>,
    options?: CallOptions,
  ): Promise<readonly string[]>;
}

export function rephraseService(http: Http): RephraseService {
  const send = (
    name: 'rephrase' | 'correct',
    request: RephraseRequest,
    options: CallOptions | undefined,
  ) =>
    http.send(
      {
        operation: `write.${name}`,
        method: 'POST',
        path: `v2/write/${name}`,
        body: rephraseBody(request),
        characters: charactersOf(request.texts),
      },
      improvementsOf(request.texts),
      options,
    );
  return {
    rephrase: (request, options) => send('rephrase', request, options),
    correct: (request, options) => send('correct', request, options),
  };
}

/** What the service counts: code points. */
function charactersOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Array.from(text).length, 0);
}
