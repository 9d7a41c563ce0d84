import { spawn } from 'node:child_process';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import { createClient } from '../../../src/service/client.ts';
import { readPieces } from '../../../src/disk/readPieces.ts';
import { receiveFile } from '../../../src/disk/receiveFile.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { demoKeys } from '../../service/keys.ts';

/* What a large document takes of the memory on its way up and down, against the stand-in in a process of its own. */

const megabyte = 1_048_576;
const size = 30 * megabyte;
const request = { targetLanguage: 'DE' } as const;
const collect = globalThis.gc;
if (collect === undefined) throw new Error('run this with --expose-gc');

const service = spawn(process.execPath, ['test/service/main.ts']);
const url = await new Promise<string>((resolve) => {
  let said = '';
  service.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
    if (found !== null) resolve(found[0]);
  });
});
const { documents } = createClient({
  baseUrl: new URL(url),
  scheme: 'Service-Auth-Key',
  key: () => demoKeys.paid,
  transport: undiciTransport(new Agent()),
  userAgent: 'glossa-bench',
});
const folder = await mkdtemp(join(tmpdir(), 'glossa-bench-documents-'));

/** The most memory that the process held while the work went on, beyond what it held before, in bytes. */
async function growth(work: () => Promise<void>): Promise<number> {
  collect?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  await work();
  clearInterval(look);
  return Math.max(most, process.memoryUsage.rss()) - before;
}

/** Takes the memory of one piece: what is free in the process already would hide what the work takes. */
async function makeFile(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w');
  const piece = Buffer.alloc(megabyte);
  for (let at = 0; at < bytes; at += megabyte) {
    await file.write(piece.fill(at % 251), 0, Math.min(megabyte, bytes - at));
  }
  await file.close();
}

async function upload(path: string) {
  const file = { name: 'a.pptx', size: (await stat(path)).size, open: () => readPieces(path) };
  const handle = await documents.upload(file, request);
  while ((await documents.state(handle)).state !== 'done');
  return handle;
}

async function download(handle: Awaited<ReturnType<typeof upload>>, name: string): Promise<void> {
  const path = join(folder, name);
  const same = () => path;
  await receiveFile(documents.result(handle), { mayReplace: true, place: same, partial: same });
}

try {
  const [small, large] = [join(folder, 'small.pptx'), join(folder, 'large.pptx')];
  await makeFile(small, megabyte);
  await makeFile(large, size);
  // Code is compiled and the connection opened before anything is measured.
  await download(await upload(small), 'warm.pptx');
  let handle: Awaited<ReturnType<typeof upload>> | undefined;
  const up = await growth(async () => {
    handle = await upload(large);
  });
  const down = await growth(async () => {
    if (handle !== undefined) await download(handle, 'translated.pptx');
  });
  const arrived = (await stat(join(folder, 'translated.pptx'))).size;
  const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
  console.log(`sent and fetched      ${inMegabytes(size)}, arrived ${inMegabytes(arrived)}`);
  console.log(`more memory, sending  ${inMegabytes(up)}`);
  console.log(`more memory, fetching ${inMegabytes(down)}`);
} finally {
  await rm(folder, { recursive: true });
  service.kill();
}
