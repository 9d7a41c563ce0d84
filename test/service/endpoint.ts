import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stream } from './voice/voiceStream.ts';
import { deliver } from './deliver.ts';
import { replyInstead, spoil } from './faultReplies.ts';
import type { Faults } from './faults.ts';
import type { ReceivedRequest, Reply } from './http.ts';
import type { Ledger, RecordedRequest } from './ledger.ts';
import { tryDecode } from './requestBody.ts';

/** One of the two hosts. */
export interface Endpoint {
  readonly url: string;
  stop(): Promise<void>;
}

/** What a host is made of. */
export interface EndpointParts {
  readonly host: 'api' | 'storage';
  /** 0 takes a free one. */
  readonly port: number;
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly respond: (request: ReceivedRequest) => Reply;
  /** Requests that are neither recorded nor met by faults. */
  readonly control?: (request: ReceivedRequest) => Reply | undefined;
  /** What takes requests for a WebSocket. */
  readonly stream?: Stream;
}

/** Starts a host on 127.0.0.1. */
export async function openEndpoint(parts: EndpointParts): Promise<Endpoint> {
  const stopping = new AbortController();
  const server = createServer((incoming, response) => {
    // A rejection means that the client went away or the service is stopping: nobody is left to tell.
    serve(parts, incoming, response, stopping.signal).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    if (parts.faults.takeOnAccept()) socket.destroy();
  });
  server.on('upgrade', (incoming, socket, head) => {
    parts.ledger.open(newRecord(parts.host, readHead(incoming)));
    parts.ledger.close();
    if (parts.stream === undefined) socket.destroy();
    else parts.stream.upgrade(incoming, socket, head);
  });
  server.listen(parts.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping.abort();
      parts.stream?.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(
  parts: EndpointParts,
  incoming: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  const head = readHead(incoming);
  if (parts.control && head.path.startsWith('/__control/')) {
    const request = { ...head, body: await readBody(incoming) };
    return deliver(response, parts.control(request) ?? parts.respond(request), undefined, stopping);
  }
  if (parts.faults.takeOnHead(head)) return void incoming.destroy();
  const record = newRecord(parts.host, head);
  parts.ledger.open(record);
  try {
    const request = { ...head, body: await readBody(incoming) };
    record.bodyBytes = request.body.length;
    record.body = tryDecode(request);
    if (head.path === '/v2/translate') parts.ledger.countSent(record.body);
    await answer(parts, request, response, record, leaving(response, stopping));
  } finally {
    parts.ledger.close();
  }
}

async function answer(
  parts: EndpointParts,
  request: ReceivedRequest,
  response: ServerResponse,
  record: RecordedRequest,
  signal: AbortSignal,
): Promise<void> {
  const fault = parts.faults.take(request);
  if (fault?.kind === 'hang') {
    if (!signal.aborted) await once(signal, 'abort');
    return;
  }
  const made = spoil(replyInstead(fault) ?? parts.respond(request), fault);
  const spent = Date.now() - record.time;
  const reply = { ...made, delayMs: Math.max(0, (made.delayMs ?? 0) - spent) };
  const traced = parts.host === 'api' && fault?.kind !== 'answer';
  if (!(fault?.kind === 'cut' && fault.at === 'request')) record.status = reply.status;
  if (fault?.kind === 'hold') await either(signal, parts.faults.released);
  await deliver(response, traced ? withTraceId(reply) : reply, fault, signal);
  if (fault?.kind === 'stall' && !signal.aborted) await once(signal, 'abort');
}

async function either(...signals: readonly AbortSignal[]): Promise<void> {
  const one = AbortSignal.any([...signals]);
  if (!one.aborted) await once(one, 'abort');
}

function withTraceId(reply: Reply): Reply {
  const id = randomBytes(16).toString('hex').toUpperCase();
  return { ...reply, headers: { ...reply.headers, 'X-Trace-ID': id } };
}

/** Aborts when the client has left or the service stops. */
function leaving(response: ServerResponse, stopping: AbortSignal): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return AbortSignal.any([left.signal, stopping]);
}

function readHead(incoming: IncomingMessage): Omit<ReceivedRequest, 'body'> {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
  };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await incoming.toArray()) as Buffer[]);
}

function newRecord(host: 'api' | 'storage', head: Omit<ReceivedRequest, 'body'>): RecordedRequest {
  return {
    host,
    time: Date.now(),
    method: head.method,
    path: head.path,
    query: Object.fromEntries(head.query),
    headers: head.headers,
    hadAuthorization: head.headers.authorization !== undefined,
    bodyBytes: 0,
    body: undefined,
    status: 0,
  };
}
