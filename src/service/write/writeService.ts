import type { CallOptions } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { improvementsOf, writeBody, type WriteRequest } from './schemas.ts';

/** `/v2/write`: only for paid plans, bodies of at most 10 KiB. */
export interface WriteService {
  /** Each text in other words, in their order. */
  rephrase(request: WriteRequest, options?: CallOptions): Promise<readonly string[]>;
  /** Each text with its spelling and grammar corrected, and as little else as possible. */
  correct(request: Omit<WriteRequest, 'wish'>, options?: CallOptions): Promise<readonly string[]>;
}

export function writeService(http: Http): WriteService {
  const send = (
    name: 'rephrase' | 'correct',
    request: WriteRequest,
    options: CallOptions | undefined,
  ) =>
    http.send(
      {
        operation: `write.${name}`,
        method: 'POST',
        path: `v2/write/${name}`,
        body: writeBody(request),
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
