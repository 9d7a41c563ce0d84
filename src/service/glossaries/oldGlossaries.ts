import { ServiceError, type ErrorKind } from '../errors.ts';
import { type CallOptions, json, unusable, type Reader, path } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import {
  entriesOf,
  oldGlossaryListSchema,
  oldGlossarySchema,
  type Dictionary,
  type Glossary,
  type LanguagePair,
} from './schemas.ts';

/** Answers that say that there is nothing of the old interface for this account. */
const none: ReadonlySet<ErrorKind> = new Set([
  'permission',
  'notFound',
  'invalid',
  'notTheService',
  'badAnswer',
]);

const tsv = 'text/tab-separated-values';
const listCap = 8_388_608;
/** Bytes: 10 MiB of text, and room for what an installation counts differently. */
const entriesCap = 16_777_216;

/** `/v2/glossaries`: each has one dictionary, which never changes. They are read here, and nothing else. */
export function oldGlossaries(http: Http) {
  return {
    /** None where the service has given the old interface up, or the account may not use it. */
    async list(options?: CallOptions): Promise<readonly Glossary[]> {
      const call = {
        operation: 'glossaries.listOld',
        method: 'GET',
        path: 'v2/glossaries',
      } as const;
      try {
        return await http.send({ ...call, cap: listCap }, json(oldGlossaryListSchema), options);
      } catch (error) {
        if (isNone(error)) return [];
        throw error;
      }
    },
    get: (id: string, options?: CallOptions): Promise<Glossary> =>
      http.send(
        { operation: 'glossaries.getOld', method: 'GET', path: path`v2/glossaries/${id}` },
        json(oldGlossarySchema),
        options,
      ),
    /** It has one dictionary only: which languages that is for is for the caller to know. */
    entries: (id: string, pair: LanguagePair, options?: CallOptions): Promise<Dictionary> =>
      http.send(
        {
          operation: 'glossaries.entriesOld',
          method: 'GET',
          path: path`v2/glossaries/${id}/entries`,
          accept: tsv,
          cap: entriesCap,
        },
        dictionaryOf(pair),
        options,
      ),
    /** What the present interface answers; what it does not know may be of the old kind. */
    async orElse<T>(answer: Promise<T>, ofOld: () => Promise<T>): Promise<T> {
      try {
        return await answer;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.kind !== 'notFound') throw error;
        return ofOld().catch((failure: unknown) => {
          throw isNone(failure) ? error : failure;
        });
      }
    },
  };
}

const isNone = (error: unknown) => error instanceof ServiceError && none.has(error.kind);

function dictionaryOf(pair: LanguagePair): Reader<Dictionary> {
  return (answer) => {
    if (!answer.contentType.includes(tsv)) throw unusable(answer, 'notTheService');
    return { ...pair, entries: entriesOf(answer.text) };
  };
}
