import { badValue, notFound, ServiceError } from './errors.ts';
import { json, noContent, type Call, type Reply, type Route } from './http.ts';
import { pageNumber, requireUuid } from './parse.ts';
import type { Memory, Segment } from './state.ts';

const one = '/v3/translation_memories/{id}';
const read = 'translation_memories:read';

/** Listing, reading and deleting translation memories. The routes of the jobs must be matched before these. */
export const memoryRoutes: readonly Route[] = [
  { method: 'GET', path: '/v3/translation_memories', scope: read, handle: list },
  { method: 'GET', path: one, scope: read, handle: (call) => json(200, view(findMemory(call))) },
  { method: 'GET', path: `${one}/segments`, scope: read, handle: segments },
  { method: 'DELETE', path: one, scope: 'translation_memories:write', handle: remove },
];

/** The memory that the path names: 400 for a malformed id, 404 for one that the account does not have. */
export function findMemory({ state, key, params }: Call): Memory {
  const id = requireUuid(params['id']!, 'translation_memory_id');
  const memory = state.memories.find((other) => other.id === id && other.account === key.account);
  if (!memory) throw notFound('Translation memory');
  return memory;
}

function list({ request, state, key }: Call): Reply {
  const page = pageNumber(request, 'page', 0, 0, Number.MAX_SAFE_INTEGER);
  const size = pageNumber(request, 'page_size', 10, 1, 100);
  if (size >= (state.refusedPageSize ?? Number.POSITIVE_INFINITY)) throw badValue('page_size');
  const own = state.memories.filter(({ account }) => account === key.account);
  return json(200, {
    translation_memories: own.slice(page * size, (page + 1) * size).map(view),
    total_count: own.length,
  });
}

function remove(call: Call): Reply {
  const memory = findMemory(call);
  call.state.memories = call.state.memories.filter((other) => other !== memory);
  return noContent;
}

function segments(call: Call): Reply {
  const memory = findMemory(call);
  const size = pageNumber(call.request, 'page_size', 50, 1, 100);
  const cursor = call.request.query.get('page_cursor');
  const place = cursor === null ? firstPage(call) : readCursor(cursor, memory);
  const matching = memory.segments.filter((segment) => matches(segment, place));
  const next = place.offset + size;
  return json(200, {
    segments: matching.slice(place.offset, next).map(segmentView),
    segment_count: memory.segments.length,
    ...(next < matching.length && {
      next_page_cursor: writeCursor({ ...place, offset: next }, memory),
    }),
  });
}

/** Where a walk through the segments stands, and the filter that it keeps to. */
interface Place {
  readonly offset: number;
  readonly filter: string;
  readonly caseSensitive: boolean;
}

function firstPage({ request }: Call): Place {
  const filter = request.query.get('filter_text') ?? '';
  if (request.query.has('filter_text') && filter.length < 2)
    throw new ServiceError(400, 'Parameter "filter_text" must be at least 2 characters');
  const flag = request.query.get('filter_case_sensitive') ?? 'false';
  if (flag !== 'true' && flag !== 'false') throw badValue('filter_case_sensitive');
  return { offset: 0, filter, caseSensitive: flag === 'true' };
}

function writeCursor({ offset, filter, caseSensitive }: Place, { id }: Memory): string {
  return Buffer.from(JSON.stringify([id, offset, filter, caseSensitive])).toString('base64url');
}

function readCursor(cursor: string, memory: Memory): Place {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [id, offset, filter, caseSensitive] = JSON.parse(text) as [
      string,
      number,
      string,
      boolean,
    ];
    if (id === memory.id) return { offset, filter, caseSensitive };
  } catch {
    // Not a cursor of this service; answered like a cursor of another memory.
  }
  throw new ServiceError(400, 'Invalid page_cursor');
}

function matches(segment: Segment, { filter, caseSensitive }: Place): boolean {
  const fold = (text: string) => (caseSensitive ? text : text.toLowerCase());
  return [segment.source, ...segment.targets.values()].some((text) =>
    fold(text).includes(fold(filter)),
  );
}

function segmentView(segment: Segment) {
  return {
    source_segment_id: segment.id,
    source_text: segment.source,
    targets: Array.from(segment.targets, ([language, text]) => ({
      target_segment_id: `${segment.id}-${language}`,
      target_language: language,
      target_text: text,
    })),
  };
}

function view(memory: Memory) {
  return {
    translation_memory_id: memory.id,
    name: memory.name,
    source_language: memory.source,
    target_languages: memory.targets,
    segment_count: memory.segments.length,
    creation_time: memory.created.toISOString(),
    updated_time: memory.updated.toISOString(),
  };
}
