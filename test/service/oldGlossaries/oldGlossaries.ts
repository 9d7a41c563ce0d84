import { notFound, ServiceError } from '../errors.ts';
import { addGlossary, dictionarySchema, glossaryName, readDictionary } from '../glossaries.ts';
import { formatEntries } from '../glossaryEntries.ts';
import { json, noContent, type Call, type Reply, type Route } from '../http.ts';
import { parse, requireUuid } from '../parse.ts';
import type { Glossary } from '../state.ts';

const all = '/v2/glossaries';
const read = { scope: 'glossaries:read' } as const;
const write = { scope: 'glossaries:write' } as const;

/** `/v2/glossaries`: one pair each, never changed. Glossaries of version 3 with one pair are listed, too. */
export const oldGlossaryRoutes: readonly Route[] = [
  { method: 'GET', path: all, ...read, handle: list },
  { method: 'POST', path: all, ...write, body: 'json or form', handle: create },
  { method: 'GET', path: `${all}/{id}`, ...read, handle: (call) => json(200, view(find(call))) },
  { method: 'DELETE', path: `${all}/{id}`, ...write, handle: remove },
  { method: 'GET', path: `${all}/{id}/entries`, ...read, handle: entries },
];

const createSchema = dictionarySchema.extend({ name: glossaryName });

const own = ({ state, key }: Call) =>
  state.glossaries.filter(
    ({ account, dictionaries }) => account === key.account && dictionaries.length === 1,
  );

function list(call: Call): Reply {
  requireOldGlossaries(call);
  return json(200, { glossaries: own(call).map(view) });
}

function create(call: Call): Reply {
  requireOldGlossaries(call);
  const { name, ...given } = parse(createSchema, call.body);
  const dictionaries = [readDictionary(given)];
  return json(201, view(addGlossary(call, { name, dictionaries, isOld: true })));
}

function remove(call: Call): Reply {
  const gone = find(call);
  call.state.glossaries = call.state.glossaries.filter((other) => other !== gone);
  return noContent;
}

/** Tab-separated, and nothing else. */
function entries(call: Call): Reply {
  const [dictionary] = find(call).dictionaries;
  const type = 'text/tab-separated-values';
  if (call.request.headers['accept'] !== type) throw new ServiceError(415, 'Unsupported Accept');
  return {
    status: 200,
    headers: { 'Content-Type': type },
    body: formatEntries(dictionary?.entries ?? new Map()),
  };
}

function find(call: Call): Glossary {
  requireOldGlossaries(call);
  const id = requireUuid(call.params['id']!, 'glossary_id');
  const found = own(call).find((other) => other.id === id);
  if (!found) throw notFound('Glossary');
  return found;
}

function requireOldGlossaries({ state }: Call): void {
  if (!state.capabilities.oldGlossaries) throw notFound('Page');
}

function view({ id, name, dictionaries: [dictionary], created }: Glossary) {
  return {
    glossary_id: id,
    name,
    ready: true,
    source_lang: dictionary?.source,
    target_lang: dictionary?.target,
    creation_time: created.toISOString(),
    entry_count: dictionary?.entries.size,
  };
}
