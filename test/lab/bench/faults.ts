import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { createClient } from '../../../src/service/client.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import { inParallel } from '../../../src/translation/inParallel.ts';
import { largestWidth } from '../../../src/service/http/pace/adaptiveRate.ts';
import { randoms } from '../../service/randoms.ts';
import { textOf } from './project.ts';
import { sendBare } from './sendBare.ts';

/*
 * What trouble costs a run: 10,000 messages against a service that fails at random, by a seed. Prints a table, beside a bare
 * script that sends the same texts in the same minute: eight requests at once, each again after a wait that doubles.
 */

interface Trouble {
  readonly name: string;
  /** Shares of the requests that are answered so, or cut after they were read. */
  readonly share: Readonly<Partial<Record<'429' | '429 and 1 s' | '500' | '503' | 'cut', number>>>;
  /** Texts of a request, at most, which the bare script knows. */
  readonly most?: number;
}

const troubles: readonly Trouble[] = [
  { name: 'none', share: {} },
  {
    name: '10 % 429, half with Retry-After: 1; 2 % cut',
    share: { '429': 0.05, '429 and 1 s': 0.05, cut: 0.02 },
  },
  { name: '10 % 429', share: { '429': 0.1 } },
  { name: '10 % 500', share: { '500': 0.1 } },
  { name: '10 % 503', share: { '503': 0.1 } },
  { name: '10 % cut', share: { cut: 0.1 } },
  { name: 'more than 10 texts 400', share: {}, most: 10 },
  { name: '30 % 429, 10 % 500, 10 % 503', share: { '429': 0.3, '500': 0.1, '503': 0.1 } },
];
const messages = 10_000;
const seeds = [7, 8, 9];
const latency = 100;
const batch = 50;

process.stdout.write(
  '| trouble | seconds | a bare script | ratio | translated | requests | texts answered twice |\n',
);
process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n');
for (const trouble of troubles) {
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const seed of seeds) rows.push(await measure(trouble, seed));
  const shown = ['seconds', 'bare', 'ratio', 'translated', 'requests', 'twice'] as const;
  const cells = shown.map((name) => rows.map((row) => row[name]).join(' / '));
  process.stdout.write(`| ${[trouble.name, ...cells].join(' | ')} |\n`);
}

interface Server {
  readonly url: URL;
  requests: number;
  /** How often each text was answered. */
  readonly answered: Map<string, number>;
  close(): void;
}

async function serve({ share, most = batch }: Trouble, seed: number): Promise<Server> {
  const random = randoms(seed);
  const answered = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      served.requests++;
      const { text } = JSON.parse(Buffer.concat(chunks).toString()) as { text: string[] };
      const fault = text.length > most ? '400' : faultFor(random(), share);
      if (fault === undefined || fault === 'cut')
        for (const one of text) answered.set(one, (answered.get(one) ?? 0) + 1);
      const wait = fault === undefined || fault === 'cut' ? latency : 2;
      setTimeout(() => answer(response, text, fault), wait);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const served: Server = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    requests: 0,
    answered,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return served;
}

async function measure(trouble: Trouble, seed: number) {
  const agent = new Agent();
  const bare = await serve(trouble, seed);
  const bareTime = await timeOf(runBare(bare.url, agent, trouble.most));
  bare.close();
  const server = await serve(trouble, seed);
  let translated = 0;
  const time = await timeOf(
    runGlossa(server.url, agent).then((count) => {
      translated = count;
      return undefined;
    }),
  );
  await agent.close();
  server.close();
  return {
    seconds: (time / 1000).toFixed(1),
    bare: (bareTime / 1000).toFixed(1),
    ratio: (time / bareTime).toFixed(2),
    translated,
    requests: server.requests,
    twice: [...server.answered.values()].filter((times) => times > 1).length,
  };
}

async function timeOf(work: Promise<void>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

/** @returns how many messages have a translation */
async function runGlossa(baseUrl: URL, agent: Agent): Promise<number> {
  const client = createClient({
    baseUrl,
    scheme: 'Service-Auth-Key',
    key: () => 'key',
    transport: undiciTransport(agent),
    userAgent: 'glossa-bench',
  });
  const units = Array.from({ length: messages }, (_, place) => ({
    id: String(place),
    source: textOf(place),
  }));
  const options = { tagHandling: false, signal: new AbortController().signal };
  const job = { sourceLocale: 'en', locale: 'de', units };
  let translated = 0;
  for await (const event of translateUnits([job], createTranslator(client), options)) {
    if (event.kind === 'translated') translated++;
  }
  return translated;
}

async function runBare(url: URL, agent: Agent, most = batch): Promise<void> {
  const starts = Array.from({ length: messages / most }, (_, place) => place * most);
  await inParallel(
    starts,
    (start) => sendPart(url, agent, start, most),
    () => largestWidth,
  );
}

async function sendPart(url: URL, agent: Agent, start: number, count: number): Promise<void> {
  const texts = Array.from({ length: count }, (_, place) => textOf(start + place));
  await sendBare(url, agent, texts, 'de');
}

function faultFor(random: number, share: Trouble['share']): keyof Trouble['share'] | undefined {
  let left = random;
  for (const [fault, part] of Object.entries(share)) {
    left -= part;
    if (left < 0) return fault as keyof Trouble['share'];
  }
  return undefined;
}

function answer(
  response: ServerResponse,
  texts: readonly string[],
  fault: keyof Trouble['share'] | '400' | undefined,
): void {
  const headers = { 'content-type': 'application/json' };
  if (fault === 'cut') response.destroy();
  else if (fault === undefined) {
    const translations = texts.map((text) => ({ text: `[de] ${text}` }));
    response.writeHead(200, headers).end(JSON.stringify({ translations }));
  } else {
    const wait = fault === '429 and 1 s' ? { 'retry-after': '1' } : {};
    response.writeHead(Number.parseInt(fault), { ...headers, ...wait });
    response.end('{"message":"no"}');
  }
}
