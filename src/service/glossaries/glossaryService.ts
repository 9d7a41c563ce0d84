import {
  dictionaryBody,
  dictionarySummarySchema,
  entriesSchema,
  glossaryListSchema,
  glossarySchema,
  type Dictionary,
  type DictionarySummary,
  type Glossary,
  type LanguagePair,
} from './schemas.ts';
import { type CallOptions, json, nothing, path } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { oldGlossaries } from './oldGlossaries.ts';

/** `/v3/glossaries`, and for reading what only `/v2/glossaries` has. */
export interface GlossaryService {
  /** All of the account, those of the old kind last; there are no pages. */
  list(options?: CallOptions): Promise<readonly Glossary[]>;
  get(id: string, options?: CallOptions): Promise<Glossary>;
  create(glossary: NewGlossary, options?: CallOptions): Promise<Glossary>;
  /** Renames, and merges the entries of a dictionary into the stored ones. */
  edit(id: string, change: GlossaryChange, options?: CallOptions): Promise<Glossary>;
  entries(id: string, pair: LanguagePair, options?: CallOptions): Promise<Dictionary>;
  /** Replaces the dictionary of a pair, or adds it. */
  replaceDictionary(
    id: string,
    dictionary: Dictionary,
    options?: CallOptions,
  ): Promise<DictionarySummary>;
  deleteDictionary(id: string, pair: LanguagePair, options?: CallOptions): Promise<void>;
  delete(id: string, options?: CallOptions): Promise<void>;
}

export interface NewGlossary {
  readonly name: string;
  readonly dictionaries: readonly Dictionary[];
}

export interface GlossaryChange {
  readonly name?: string;
  readonly dictionary?: Dictionary;
}

const listCap = 8_388_608;
/** Bytes of a glossary's entries: 10 MiB of text, escaped as JSON. */
const entriesCap = 33_554_432;

export function glossaryService(http: Http): GlossaryService {
  const old = oldGlossaries(http);
  const getCall = (id: string) =>
    ({ operation: 'glossaries.get', method: 'GET', path: path`v3/glossaries/${id}` }) as const;
  return {
    async list(options) {
      const [glossaries, others] = await Promise.all([
        http.send(
          { operation: 'glossaries.list', method: 'GET', path: 'v3/glossaries', cap: listCap },
          json(glossaryListSchema),
          options,
        ),
        old.list(options),
      ]);
      const known = new Set(glossaries.map(({ id }) => id));
      return [...glossaries, ...others.filter(({ id }) => !known.has(id))];
    },
    get: (id, options) =>
      old.orElse(http.send(getCall(id), json(glossarySchema), options), () => old.get(id, options)),
    create: (glossary, options) => http.send(createCall(glossary), json(glossarySchema), options),
    edit: (id, change, options) => http.send(editCall(id, change), json(glossarySchema), options),
    entries: (id, pair, options) =>
      old.orElse(http.send(entriesCall(id, pair), json(entriesSchema), options), () =>
        old.entries(id, pair, options),
      ),
    replaceDictionary: (id, dictionary, options) =>
      http.send(replaceCall(id, dictionary), json(dictionarySummarySchema), options),
    deleteDictionary: (id, pair, options) =>
      http.send(deleteDictionaryCall(id, pair), nothing, options),
    delete: (id, options) =>
      http.send(
        { operation: 'glossaries.delete', method: 'DELETE', path: path`v3/glossaries/${id}` },
        nothing,
        options,
      ),
  };
}

function createCall({ name, dictionaries }: NewGlossary) {
  return {
    operation: 'glossaries.create',
    method: 'POST',
    path: 'v3/glossaries',
    body: { name, dictionaries: dictionaries.map(dictionaryBody) },
  } as const;
}

function editCall(id: string, { name, dictionary }: GlossaryChange) {
  return {
    operation: 'glossaries.edit',
    method: 'PATCH',
    path: path`v3/glossaries/${id}`,
    body: { name, dictionaries: dictionary && [dictionaryBody(dictionary)] },
  } as const;
}

function entriesCall(id: string, pair: LanguagePair) {
  return {
    operation: 'glossaries.entries',
    method: 'GET',
    path: path`v3/glossaries/${id}/entries`,
    query: pairQuery(pair),
    cap: entriesCap,
  } as const;
}

function replaceCall(id: string, dictionary: Dictionary) {
  return {
    operation: 'glossaries.replaceDictionary',
    method: 'PUT',
    path: path`v3/glossaries/${id}/dictionaries`,
    body: dictionaryBody(dictionary),
  } as const;
}

function deleteDictionaryCall(id: string, pair: LanguagePair) {
  return {
    operation: 'glossaries.deleteDictionary',
    method: 'DELETE',
    path: path`v3/glossaries/${id}/dictionaries`,
    query: pairQuery(pair),
  } as const;
}

function pairQuery({ sourceLanguage, targetLanguage }: LanguagePair) {
  return { source_lang: sourceLanguage, target_lang: targetLanguage };
}
