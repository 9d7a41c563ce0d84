import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageExtension } from '../../../tools/packageExtension.ts';
import { ensureBrowser } from '../../workbench/browser.ts';
import { runHostSuite } from '../../workbench/hostSuite/run.ts';
import { ensureHost } from '../../workbench/install.ts';

/* Measures what the packaged extension costs when a real VS Code loads and activates it. */

interface Times {
  readonly load: number;
  readonly activate: number;
}

const rounds = 5;
await Promise.all([ensureHost('newest'), ensureBrowser()]);
const vsix = await packageExtension();
const folder = await mkdtemp(join(tmpdir(), 'glossa-bench-'));
const record = join(folder, 'times.jsonl');
for (let round = 0; round < rounds; round++) {
  await runHostSuite({
    host: 'newest',
    extension: { vsix },
    grep: 'touches no network',
    env: { GLOSSA_ACTIVATION_RECORD: record },
  });
}
const times = (await readFile(record, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Times);
await rm(folder, { recursive: true });
print(
  'load',
  times.map(({ load }) => load),
);
print(
  'activate',
  times.map(({ activate }) => activate),
);

function print(name: string, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  process.stdout.write(`${name}: median ${median} ms of ${sorted.join(', ')} ms\n`);
}
