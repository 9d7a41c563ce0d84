import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { Fault } from './faults.ts';
import type { Reply } from './http.ts';

/** Writes the answer to the connection, in the way that the fault (if any) tells. Rejects when the client leaves. */
export async function deliver(
  response: ServerResponse,
  reply: Reply,
  fault: Fault | undefined,
  signal: AbortSignal,
): Promise<void> {
  const wait = (reply.delayMs ?? 0) + (fault?.kind === 'delay' ? fault.ms : 0);
  if (wait > 0) await sleep(wait, undefined, { signal });
  const body = Buffer.from(reply.body);
  if (fault?.kind === 'cut') {
    if (fault.at === 'reply') await writePart(response, reply, body, fault.bytes);
    response.destroy();
  } else if (fault?.kind === 'stall') {
    await writePart(response, reply, body, fault.bytes);
  } else if (fault?.kind === 'trickle') {
    await trickle(response, reply, body, fault.intervalMs, signal);
  } else if (fault?.kind === 'huge') {
    writeHead(response, reply);
    await pipeline(Readable.from(endless('a', fault.bytes)), response);
  } else if (fault?.kind === 'gzipBomb') {
    writeHead(response, { ...reply, headers: { ...reply.headers, 'Content-Encoding': 'gzip' } });
    await pipeline(Readable.from(endless('a', fault.bytes)), createGzip(), response);
  } else {
    writeHead(response, reply, body.length);
    response.end(body);
  }
}

/** Without a length, the body goes out in chunks. */
function writeHead(response: ServerResponse, reply: Reply, length?: number): void {
  const sized = length !== undefined && reply.status !== 204;
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(sized ? { 'Content-Length': String(length) } : {}),
  });
}

async function trickle(
  response: ServerResponse,
  reply: Reply,
  body: Buffer,
  intervalMs: number,
  signal: AbortSignal,
): Promise<void> {
  writeHead(response, reply, body.length);
  for (const byte of body) {
    response.write(Buffer.of(byte));
    await sleep(intervalMs, undefined, { signal });
  }
  response.end();
}

/** Announces the whole body, sends only its start, and resolves when that is on its way. */
async function writePart(
  response: ServerResponse,
  reply: Reply,
  body: Buffer,
  bytes: number,
): Promise<void> {
  writeHead(response, reply, body.length);
  response.flushHeaders();
  const part = body.subarray(0, Math.max(0, Math.min(bytes, body.length - 1)));
  await new Promise<void>((resolve) => void response.write(part, () => resolve()));
}

/** A JSON answer with one enormous translation, in chunks of 64 KiB. */
function* endless(letter: string, bytes: number): Generator<string> {
  yield '{"translations":[{"detected_source_language":"EN","text":"';
  const chunk = letter.repeat(65_536);
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk.slice(0, left);
  yield '"}]}';
}
