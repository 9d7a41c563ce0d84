import { ServiceError } from './errors.ts';

/** A form with files, as `multipart/form-data` carries it. */
export interface Multipart {
  /** The parts without a file name; the last of several with one name counts. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, { readonly name: string; readonly bytes: Buffer }>>;
}

const lineEnd = '\r\n';

/** Decodes a body strictly: 400 for whatever is no complete form. */
export function decodeMultipart(body: Buffer, contentType: string): Multipart {
  const boundary = /;\s*boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1];
  if (boundary === undefined) throw malformed();
  const fields: Record<string, string> = {};
  const files: Record<string, { name: string; bytes: Buffer }> = {};
  for (const part of partsOf(body, `--${boundary}`)) {
    const head = part.indexOf(lineEnd + lineEnd);
    if (head < 0) throw malformed();
    const headers = part.subarray(0, head).toString('utf8');
    const content = part.subarray(head + 4);
    const name = /;\s*name="([^"]*)"/i.exec(headers)?.[1];
    const fileName = /;\s*filename="([^"]*)"/i.exec(headers)?.[1];
    if (name === undefined) throw malformed();
    if (fileName === undefined) fields[name] = content.toString('utf8');
    else files[name] = { name: unquoted(fileName), bytes: content };
  }
  return { fields, files };
}

/** As browsers write what cannot stand between quotes. */
function unquoted(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

/** What stands between the boundaries. */
function* partsOf(body: Buffer, delimiter: string): Generator<Buffer> {
  let at = body.indexOf(delimiter);
  if (at !== 0) throw malformed();
  for (;;) {
    const start = at + delimiter.length;
    const after = body.subarray(start, start + 2).toString('latin1');
    if (after === '--') return;
    if (after !== lineEnd) throw malformed();
    at = body.indexOf(lineEnd + delimiter, start);
    if (at < 0) throw malformed();
    yield body.subarray(start + 2, at);
    at += lineEnd.length;
  }
}

const malformed = () => new ServiceError(400, 'The body is not a valid multipart form');
