import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { badValue, notFound, ServiceError } from './errors.ts';
import { entriesSize, formatEntries, parseEntries, phraseLimit } from './glossaryEntries.ts';
import { json, noContent, type Call, type Reply, type Route } from './http.ts';
import { glossaryLanguages } from './languageList.ts';
import { parse, requireQuery, requireUuid } from './parse.ts';
import { now, type Dictionary, type Glossary } from './state.ts';

const sizeLimit = 10_485_760;
/** The entries may have 10 MiB; escapes and the other fields make the body larger. */
const write = {
  scope: 'glossaries:write',
  body: 'json or form',
  bodyLimit: 2 * sizeLimit,
} as const;
const read = { scope: 'glossaries:read' } as const;
const one = '/v3/glossaries/{id}';

/** All operations of `/v3/glossaries`. */
export const glossaryRoutes: readonly Route[] = [
  { method: 'GET', path: '/v3/glossaries', ...read, handle: list },
  { method: 'POST', path: '/v3/glossaries', ...write, handle: create },
  { method: 'GET', path: one, ...read, handle: (call) => json(200, view(find(call))) },
  { method: 'PATCH', path: one, ...write, handle: merge },
  { method: 'DELETE', path: one, scope: write.scope, handle: remove },
  { method: 'GET', path: `${one}/entries`, ...read, handle: entries },
  { method: 'PUT', path: `${one}/dictionaries`, ...write, handle: replaceDictionary },
  { method: 'DELETE', path: `${one}/dictionaries`, scope: write.scope, handle: removeDictionary },
];

/** A dictionary as both versions take it. */
export const dictionarySchema = z.strictObject({
  source_lang: z.string(),
  target_lang: z.string(),
  entries: z.string(),
  entries_format: z.enum(['tsv', 'csv']),
});
export const glossaryName = z
  .string()
  .min(1)
  .refine((value) => Buffer.byteLength(value) <= phraseLimit, 'The name has more than 1024 bytes');
const createSchema = z.strictObject({
  name: glossaryName,
  dictionaries: z.array(dictionarySchema),
});
const mergeSchema = z.strictObject({
  name: glossaryName.optional(),
  dictionaries: z.array(dictionarySchema).max(1).optional(),
});

function list({ state, key }: Call): Reply {
  const own = state.glossaries.filter(({ account, isOld }) => account === key.account && !isOld);
  return json(200, { glossaries: own.map(view) });
}

function create(call: Call): Reply {
  const body = parse(createSchema, call.body);
  const dictionaries = body.dictionaries.map(readDictionary);
  if (new Set(dictionaries.map(pairOf)).size < dictionaries.length)
    throw new ServiceError(400, 'There can be only one dictionary for a language pair');
  return json(201, view(addGlossary(call, { name: body.name, dictionaries })));
}

/** 456 where the account has as many as it may have. */
export function addGlossary(
  { state, key }: Call,
  made: Pick<Glossary, 'name' | 'dictionaries' | 'isOld'>,
): Glossary {
  const own = state.glossaries.filter(({ account }) => account === key.account);
  if (own.length >= state.limits.glossaries)
    throw new ServiceError(456, 'Glossary quota exhausted');
  const glossary: Glossary = {
    id: randomUUID(),
    account: key.account,
    created: now(state),
    ...made,
  };
  checkSize(glossary);
  state.glossaries.push(glossary);
  return glossary;
}

/** Adds entries to a dictionary; a phrase that is already there gets the new translation. */
function merge(call: Call): Reply {
  const glossary = find(call);
  const body = parse(mergeSchema, call.body);
  const [given] = (body.dictionaries ?? []).map(readDictionary);
  const before = given && glossary.dictionaries.find((other) => pairOf(other) === pairOf(given));
  const merged = given && {
    ...given,
    entries: new Map([...(before?.entries ?? []), ...given.entries]),
  };
  const changed = {
    ...(merged ? withDictionary(glossary, merged) : glossary),
    name: body.name ?? glossary.name,
  };
  return json(200, view(store(call, changed)));
}

function replaceDictionary(call: Call): Reply {
  const glossary = find(call);
  const given = readDictionary(parse(dictionarySchema, call.body));
  store(call, withDictionary(glossary, given));
  return json(200, summary(given));
}

function entries(call: Call): Reply {
  const { source, target, entries } = findDictionary(call);
  const text = formatEntries(entries);
  return json(200, {
    dictionaries: [
      { source_lang: source, target_lang: target, entries: text, entries_format: 'tsv' },
    ],
  });
}

function remove(call: Call): Reply {
  const glossary = find(call);
  call.state.glossaries = call.state.glossaries.filter((other) => other !== glossary);
  return noContent;
}

function removeDictionary(call: Call): Reply {
  const glossary = find(call);
  const gone = findDictionary(call);
  store(call, {
    ...glossary,
    dictionaries: glossary.dictionaries.filter((other) => other !== gone),
  });
  return noContent;
}

function find({ state, key, params }: Call): Glossary {
  const id = requireUuid(params['id']!, 'glossary_id');
  const glossary = state.glossaries.find(
    (other) => other.id === id && other.account === key.account && !other.isOld,
  );
  if (!glossary) throw notFound('Glossary');
  return glossary;
}

function findDictionary(call: Call): Dictionary {
  const source = requireQuery(call.request, 'source_lang').toLowerCase();
  const target = requireQuery(call.request, 'target_lang').toLowerCase();
  const found = find(call).dictionaries.find(
    (other) => other.source === source && other.target === target,
  );
  if (!found) throw notFound('Glossary dictionary');
  return found;
}

function store(call: Call, changed: Glossary): Glossary {
  checkSize(changed);
  call.state.glossaries = call.state.glossaries.map((other) =>
    other.id === changed.id ? changed : other,
  );
  return changed;
}

function withDictionary(glossary: Glossary, dictionary: Dictionary): Glossary {
  const index = glossary.dictionaries.findIndex((other) => pairOf(other) === pairOf(dictionary));
  const dictionaries =
    index === -1
      ? [...glossary.dictionaries, dictionary]
      : glossary.dictionaries.with(index, dictionary);
  return { ...glossary, dictionaries };
}

/** 400 for languages that no dictionary has, and for entries that are none. */
export function readDictionary(given: z.output<typeof dictionarySchema>): Dictionary {
  const [source, target] = [given.source_lang.toLowerCase(), given.target_lang.toLowerCase()];
  if (!isOffered(source)) throw badValue('source_lang');
  if (!isOffered(target) || target === source) throw badValue('target_lang');
  return { source, target, entries: parseEntries(given.entries, given.entries_format) };
}

function isOffered(code: string): boolean {
  return glossaryLanguages.some(({ lang }) => lang === code);
}

function checkSize({ dictionaries }: Glossary): void {
  const size = dictionaries.reduce((sum, { entries }) => sum + entriesSize(entries), 0);
  if (size > sizeLimit) throw new ServiceError(413, 'The glossary has more than 10485760 bytes');
}

function pairOf({ source, target }: Dictionary): string {
  return `${source}>${target}`;
}

function summary({ source, target, entries }: Dictionary) {
  return { source_lang: source, target_lang: target, entry_count: entries.size };
}

function view(glossary: Glossary) {
  return {
    glossary_id: glossary.id,
    name: glossary.name,
    dictionaries: glossary.dictionaries.map(summary),
    creation_time: glossary.created.toISOString(),
  };
}
