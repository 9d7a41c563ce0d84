import { randomUUID } from 'node:crypto';

/** A body of `multipart/form-data` that is never whole in memory. */
export interface Form {
  readonly contentType: string;
  /** Bytes. */
  readonly length: number;
  /** The body from its start; may be called again, for another attempt. */
  open(): AsyncIterable<Uint8Array>;
}

/** A file as it goes into a form. */
export interface FormFile {
  readonly name: string;
  /** Bytes, known beforehand. */
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

/** Thrown while a form is read whose file has grown or shrunk since its size was looked up. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** A form with these fields and, last, the file under the name `file`. */
export function multipartForm(
  fields: Readonly<Record<string, string | undefined>>,
  file: FormFile,
): Form {
  const boundary = `glossa-${randomUUID()}`;
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `--${boundary}\r\n${disposition(name)}\r\n\r\n${value}\r\n`,
  );
  const fileHead = [
    `--${boundary}`,
    `${disposition('file')}; filename="${quotable(file.name)}"`,
    'Content-Type: application/octet-stream',
  ].join('\r\n');
  const head = Buffer.from(`${parts.join('')}${fileHead}\r\n\r\n`);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: head.length + file.size + tail.length,
    async *open() {
      yield head;
      yield* exactly(file);
      yield tail;
    },
  };
}

/** More or fewer bytes than declared would break the request in a way that nobody could explain. */
async function* exactly(file: FormFile): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const piece of file.open()) {
    sent += piece.length;
    if (sent > file.size) throw new FileChanged();
    yield piece;
  }
  if (sent < file.size) throw new FileChanged();
}

const disposition = (name: string) => `Content-Disposition: form-data; name="${name}"`;

/** As browsers write a file name between quotes. */
function quotable(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
