import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Agent } from 'undici';
import { createClient } from '../../../src/service/client.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { translateUnits } from '../../../src/translation/run.ts';

/*
 * One long run against a service of which one answer in twenty is a fault, of every kind that may pass. Prints each minute
 * what is done and how much memory is in use, and in the end what became of every message: soak/main.ts [--minutes 10]
 */

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
/** Milliseconds of an answer; eight requests are under way together. */
const latency = 1_000;
const messages = Math.round(minutes * 60 * (8 / (latency / 1_000)) * 50 * 0.85);

type Fault = (response: ServerResponse, texts: readonly string[]) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end('{"message":"trouble"}');

const faults: Readonly<Record<string, Fault>> = {
  '429': status(429),
  '429, with a wait': status(429, { 'retry-after': '2' }),
  '529': status(529),
  '500': status(500),
  '503': status(503),
  '502 in HTML': (response) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'cut before the answer': (response) => void response.destroy(),
  'cut in the answer': (response, texts) => {
    const body = answerTo(texts);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': `${body.length}`,
    });
    response.write(body.subarray(0, body.length >> 1), () => response.destroy());
  },
  'malformed JSON': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"translations":['),
  'one translation too few': (response, texts) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(answerTo(texts.slice(1))),
};
const kinds = Object.keys(faults);

/** How many times the service has counted a message: numbers, so that the heap shows what the run itself holds. */
const counted = new Uint8Array(messages);
let requests = 0;
let faulty = 0;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    requests++;
    const { text } = JSON.parse(Buffer.concat(chunks).toString()) as { text: string[] };
    const kind = Math.random() < 0.05 ? kinds[faulty++ % kinds.length] : undefined;
    setTimeout(() => {
      if (kind !== undefined) {
        faults[kind]?.(response, text);
        return;
      }
      for (const one of text) counted[Number(/\d+/.exec(one)?.[0])]!++;
      response.writeHead(200, { 'content-type': 'application/json' }).end(answerTo(text));
    }, latency);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const agent = new Agent();
const client = createClient({
  baseUrl: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  scheme: 'Service-Auth-Key',
  key: () => 'key',
  transport: undiciTransport(agent),
  userAgent: 'glossa-soak',
});

const units = Array.from({ length: messages }, (_, place) => ({
  id: String(place),
  source: `Message number ${place} of a long run`,
}));
const ends = new Map<string, number>();
let wrong = 0;
let pauses = 0;
const started = performance.now();
const heaps: number[] = [];
const watch = setInterval(
  () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    heaps.push(heapUsed / 1e6);
    const done = [...ends.values()].reduce((sum, count) => sum + count, 0);
    const minute = ((performance.now() - started) / 60_000).toFixed(1);
    console.log(
      `${minute} min: ${done} of ${messages} messages, ${requests} requests, ${faulty} faults, ` +
        `heap ${(heapUsed / 1e6).toFixed(0)} MB, resident ${(rss / 1e6).toFixed(0)} MB`,
    );
  },
  Math.min(60_000, minutes * 6_000),
);
const options = { tagHandling: false, signal: new AbortController().signal };
const job = { sourceLocale: 'en', locale: 'de', units };
for await (const event of translateUnits([job], createTranslator(client), options)) {
  if (event.kind === 'translated' || event.kind === 'failed') {
    const end = event.kind === 'translated' ? 'translated' : `failed: ${event.reason}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (event.kind === 'translated' && event.value !== `[de] ${event.unit.source}`) wrong++;
  } else if ((event.kind as string) === 'paused') pauses++;
}
clearInterval(watch);
await agent.close();
server.closeAllConnections();
server.close();

const accounted = [...ends.values()].reduce((sum, count) => sum + count, 0);
const twice = counted.filter((times) => times > 1).length;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\n${seconds} s, ${requests} requests, ${faulty} faults of ${kinds.length} kinds, ${pauses} pauses`,
);
for (const [end, count] of ends) console.log(`${end}: ${count}`);
console.log(
  `accounted for: ${accounted} of ${messages}; wrong: ${wrong}; counted twice by the service: ${twice}`,
);
console.log(`heap, MB: ${heaps.map((heap) => heap.toFixed(0)).join(' ')}`);
process.exitCode = (ends.get('translated') ?? 0) === messages && wrong === 0 ? 0 : 1;

function answerTo(texts: readonly string[]): Buffer {
  const translations = texts.map((text) => ({ text: `[de] ${text}` }));
  return Buffer.from(JSON.stringify({ translations }));
}
