import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { badValue, notFound, ServiceError } from './errors.ts';
import { json, noContent, type Call, type Reply, type Route } from './http.ts';
import { spokenTermLanguages } from './languageList.ts';
import { parse, requireQuery, requireUuid } from './parse.ts';
import { now, type TermCollection } from './state.ts';
import { codePoints } from './usage.ts';

const one = '/v3/spoken-terms/{id}';

/** All operations of `/v3/spoken-terms`. No scope covers them, so scoped keys get 403. */
export const spokenTermRoutes: readonly Route[] = [
  route('GET', '/v3/spoken-terms', list),
  route('POST', '/v3/spoken-terms', create),
  route('GET', one, (call) => json(200, view(find(call)))),
  route('PATCH', one, merge),
  route('DELETE', one, remove),
  route('GET', `${one}/entries`, entries),
  route('PUT', `${one}/term-lists`, replaceList),
  route('DELETE', `${one}/term-lists`, removeList),
];

function route(method: string, path: string, handle: Route['handle']): Route {
  const takesBody = method !== 'GET' && method !== 'DELETE';
  return {
    method,
    path,
    scope: 'none',
    ...(takesBody && { body: 'json or form' as const }),
    handle(call) {
      if (!call.key.spokenTerms)
        throw new ServiceError(
          403,
          'Forbidden. Authorization failed or feature not available for your plan.',
        );
      return handle(call);
    },
  };
}

const name = z
  .string()
  .min(1)
  .refine((value) => Buffer.byteLength(value) <= 1024, 'The name has more than 1024 bytes');
const termList = z.strictObject({ lang: z.string(), entries: z.string() });
const createSchema = z.strictObject({ name, term_lists: z.array(termList) });
const mergeSchema = z.strictObject({
  name: name.optional(),
  term_lists: z.array(termList).optional(),
});

function list({ state, key }: Call): Reply {
  const own = state.termCollections.filter(({ account }) => account === key.account);
  return json(200, { spoken_terms: own.map(view) });
}

function create(call: Call): Reply {
  const { state, key } = call;
  const body = parse(createSchema, call.body);
  const lists = readLists(body.term_lists);
  const own = state.termCollections.filter(({ account }) => account === key.account);
  if (own.length >= state.limits.termCollections)
    throw new ServiceError(456, 'Spoken Terms quota exhausted');
  const collection: TermCollection = {
    id: randomUUID(),
    account: key.account,
    name: body.name,
    lists,
    created: now(state),
  };
  state.termCollections.push(collection);
  return json(201, view(collection));
}

/** Adds terms to the lists; a term that is already there is kept once. 400 when a list becomes too long. */
function merge(call: Call): Reply {
  const collection = find(call);
  const body = parse(mergeSchema, call.body);
  const lists = new Map(collection.lists);
  for (const [lang, terms] of readLists(body.term_lists ?? [])) {
    const merged = [...new Set([...(lists.get(lang) ?? []), ...terms])];
    checkLength(merged);
    lists.set(lang, merged);
  }
  return json(200, view(store(call, { ...collection, lists, name: body.name ?? collection.name })));
}

function replaceList(call: Call): Reply {
  const collection = find(call);
  const [lang, terms] = readList(parse(termList, call.body));
  store(call, { ...collection, lists: new Map(collection.lists).set(lang, terms) });
  return json(200, { lang, entry_count: terms.length });
}

function entries(call: Call): Reply {
  const { lang, terms } = findList(call);
  return json(200, { lang, entries: terms.join('\n') });
}

function remove(call: Call): Reply {
  const collection = find(call);
  call.state.termCollections = call.state.termCollections.filter((other) => other !== collection);
  return noContent;
}

function removeList(call: Call): Reply {
  const { collection, lang } = findList(call);
  const others = [...collection.lists].filter(([other]) => other !== lang);
  store(call, { ...collection, lists: new Map(others) });
  return noContent;
}

function find({ state, key, params }: Call): TermCollection {
  const id = requireUuid(params['id']!, 'spoken_terms_id');
  const collection = state.termCollections.find(
    (other) => other.id === id && other.account === key.account,
  );
  if (!collection) throw notFound('Spoken terms');
  return collection;
}

function findList(call: Call) {
  const collection = find(call);
  const lang = requireQuery(call.request, 'lang').toLowerCase();
  const terms = collection.lists.get(lang);
  if (!terms) throw notFound('Term list');
  return { collection, lang, terms };
}

function store(call: Call, changed: TermCollection): TermCollection {
  call.state.termCollections = call.state.termCollections.map((other) =>
    other.id === changed.id ? changed : other,
  );
  return changed;
}

type GivenList = z.output<typeof termList>;

function readLists(given: readonly GivenList[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map(given.map(readList));
  if (lists.size < given.length)
    throw new ServiceError(400, 'There can be only one term list per language');
  return lists;
}

function readList(given: GivenList): readonly [string, readonly string[]] {
  const lang = given.lang.toLowerCase();
  if (!spokenTermLanguages.has(lang)) throw badValue('lang');
  const terms = given.entries.split('\n');
  for (const term of terms) checkTerm(term);
  if (new Set(terms).size < terms.length)
    throw new ServiceError(400, 'A term stands in the list twice');
  checkLength(terms);
  return [lang, terms];
}

function checkTerm(term: string): void {
  if (term === '') throw new ServiceError(400, 'A term is empty');
  if (term.trim() !== term) throw new ServiceError(400, 'A term begins or ends with white space');
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f-\u009f]/.test(term))
    throw new ServiceError(400, 'A term has a control character');
}

/** The contract's 300 characters, counted as code points of the whole list with its newlines. */
function checkLength(terms: readonly string[]): void {
  if (codePoints(terms.join('\n')) > 300)
    throw new ServiceError(400, 'The term list has more than 300 characters');
}

function view(collection: TermCollection) {
  return {
    spoken_terms_id: collection.id,
    name: collection.name,
    term_lists: Array.from(collection.lists, ([lang, terms]) => ({
      lang,
      entry_count: terms.length,
    })),
    creation_time: collection.created.toISOString(),
  };
}
