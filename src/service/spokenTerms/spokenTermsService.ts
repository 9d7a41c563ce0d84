import { type CallOptions, json, nothing, path } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import {
  spokenTermsListSchema,
  spokenTermsSchema,
  termListBody,
  termListSchema,
  termListSummarySchema,
  type SpokenTerms,
  type TermList,
  type TermListSummary,
} from './schemas.ts';

/** `/v3/spoken-terms`. Changes reach voice sessions that start afterwards. */
export interface SpokenTermsService {
  /** All of the account; there are no pages. */
  list(options?: CallOptions): Promise<readonly SpokenTerms[]>;
  get(id: string, options?: CallOptions): Promise<SpokenTerms>;
  entries(id: string, language: string, options?: CallOptions): Promise<TermList>;
  create(collection: NewSpokenTerms, options?: CallOptions): Promise<SpokenTerms>;
  /** Renames, and merges terms into the stored lists: nothing is taken away, so a list may grow past its limit. */
  edit(id: string, change: Partial<NewSpokenTerms>, options?: CallOptions): Promise<SpokenTerms>;
  /** Replaces the list of its language, or adds it. */
  replaceList(id: string, list: TermList, options?: CallOptions): Promise<TermListSummary>;
  deleteList(id: string, language: string, options?: CallOptions): Promise<void>;
  delete(id: string, options?: CallOptions): Promise<void>;
}

export interface NewSpokenTerms {
  readonly name: string;
  readonly lists: readonly TermList[];
}

export function spokenTermsService(http: Http): SpokenTermsService {
  return {
    list: (options) =>
      http.send(
        { operation: 'spokenTerms.list', method: 'GET', path: 'v3/spoken-terms' },
        json(spokenTermsListSchema),
        options,
      ),
    get: (id, options) =>
      http.send(
        { operation: 'spokenTerms.get', method: 'GET', path: path`v3/spoken-terms/${id}` },
        json(spokenTermsSchema),
        options,
      ),
    entries: (id, language, options) =>
      http.send(entriesCall(id, language), json(termListSchema), options),
    create: (collection, options) =>
      http.send(createCall(collection), json(spokenTermsSchema), options),
    edit: (id, change, options) =>
      http.send(editCall(id, change), json(spokenTermsSchema), options),
    replaceList: (id, list, options) =>
      http.send(replaceCall(id, list), json(termListSummarySchema), options),
    deleteList: (id, language, options) =>
      http.send(deleteListCall(id, language), nothing, options),
    delete: (id, options) =>
      http.send(
        { operation: 'spokenTerms.delete', method: 'DELETE', path: path`v3/spoken-terms/${id}` },
        nothing,
        options,
      ),
  };
}

function entriesCall(id: string, language: string) {
  return {
    operation: 'spokenTerms.entries',
    method: 'GET',
    path: path`v3/spoken-terms/${id}/entries`,
    query: { lang: language },
  } as const;
}

function createCall(collection: NewSpokenTerms) {
  return {
    operation: 'spokenTerms.create',
    method: 'POST',
    path: 'v3/spoken-terms',
    body: changeBody(collection),
  } as const;
}

function editCall(id: string, change: Partial<NewSpokenTerms>) {
  return {
    operation: 'spokenTerms.edit',
    method: 'PATCH',
    path: path`v3/spoken-terms/${id}`,
    body: changeBody(change),
  } as const;
}

function replaceCall(id: string, list: TermList) {
  return {
    operation: 'spokenTerms.replaceList',
    method: 'PUT',
    path: path`v3/spoken-terms/${id}/term-lists`,
    body: termListBody(list),
  } as const;
}

function deleteListCall(id: string, language: string) {
  return {
    operation: 'spokenTerms.deleteList',
    method: 'DELETE',
    path: path`v3/spoken-terms/${id}/term-lists`,
    query: { lang: language },
  } as const;
}

function changeBody({ name, lists }: Partial<NewSpokenTerms>): object {
  return { name, term_lists: lists?.map(termListBody) };
}
