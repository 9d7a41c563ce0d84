import { randomUUID } from 'node:crypto';
import { exactly, type SentFile } from './sentFile.ts';

/** A body of `multipart/form-data` that is never whole in memory. */
export interface Form {
  readonly contentType: string;
  /** Bytes. */
  readonly length: number;
  /** The body from its start; may be called again, for another attempt. */
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** A file as it goes into a form. */
export interface FormFile extends SentFile {
  readonly name: string;
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

const disposition = (name: string) => `Content-Disposition: form-data; name="${name}"`;

/** As browsers write a file name between quotes. */
function quotable(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
