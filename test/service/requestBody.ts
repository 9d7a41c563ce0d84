import { ServiceError } from './errors.ts';
import type { ReceivedRequest, Route } from './http.ts';
import { decodeMultipart, type Multipart } from './multipart.ts';

const defaultLimit = 131_072;

/** Decodes the body as the route allows it: 413 when too large, 415 for another type, 400 when broken. */
export function decodeBody(request: ReceivedRequest, route: Route): unknown {
  if (route.body === undefined) return undefined;
  if (request.body.length > (route.bodyLimit ?? defaultLimit))
    throw new ServiceError(413, 'The request body is too large');
  const type = mediaType(request);
  if (route.body === 'multipart') {
    if (type === 'multipart/form-data') return decodeMultipart(request.body, contentType(request));
    throw unknownType();
  }
  if (type === 'application/json') return decodeJson(request.body);
  if (type === 'application/x-www-form-urlencoded' && route.body === 'json or form')
    return decodeForm(utf8(request.body));
  throw unknownType();
}

const unknownType = () =>
  new ServiceError(415, 'Unsupported Content-Type', { code: 'invalid_content_type' });

/** What the recorder keeps: the decoded body where there is one, whatever the route thinks of it. */
export function tryDecode(request: ReceivedRequest): unknown {
  try {
    if (mediaType(request) === 'application/json') return decodeJson(request.body);
    if (mediaType(request) === 'application/x-www-form-urlencoded')
      return decodeForm(utf8(request.body));
    if (mediaType(request) === 'multipart/form-data')
      return withoutFiles(decodeMultipart(request.body, contentType(request)));
  } catch {
    // A body that cannot be decoded is recorded by its size only.
  }
  return undefined;
}

/** The fields, and of each file its name and size. */
function withoutFiles({ fields, files }: Multipart): Record<string, unknown> {
  const sizes = Object.entries(files).map(([part, { name, bytes }]) => [
    part,
    { name, bytes: bytes.length },
  ]);
  return { ...fields, ...Object.fromEntries(sizes) };
}

/** Whether the body came as a form, where every value is a string. */
export function isForm(request: ReceivedRequest): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

function mediaType(request: ReceivedRequest): string {
  return contentType(request).split(';', 1)[0]!.trim().toLowerCase();
}

function contentType(request: ReceivedRequest): string {
  return request.headers['content-type'] ?? '';
}

function decodeJson(body: Buffer): unknown {
  try {
    return JSON.parse(utf8(body));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(400, 'The body is not valid JSON');
  }
}

function utf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new ServiceError(400, 'The body is not valid UTF-8');
  }
}

/** `a=1&a=2` gives a list; `lists[0].lang=en` gives a list of objects. */
function decodeForm(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of new URLSearchParams(text)) {
    const indexed = /^(\w+)\[(\d{1,3})\]\.(\w+)$/.exec(name);
    if (indexed) {
      const list = (fields[indexed[1]!] ??= []) as Record<string, unknown>[];
      (list[Number(indexed[2])] ??= {})[indexed[3]!] = value;
    } else {
      const before = fields[name];
      fields[name] =
        before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
    }
  }
  return { ...fields };
}
