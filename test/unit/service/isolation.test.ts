import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { isolateUndici } from '../../../src/service/network/isolateUndici.mjs';
import { useService } from './connect.ts';

/** An extension in small: translates through the bundled undici while another one uses the built-in fetch. */
const entry = `
import { Agent } from 'undici';
export { Agent };
import { createClient } from './client.ts';
import { undiciTransport } from './network/undiciTransport.ts';

export async function translate(url) {
  const agent = new Agent();
  const client = createClient({
    baseUrl: new URL(url), scheme: 'Service-Auth-Key', key: () => 'demo-paid-key',
    transport: undiciTransport(agent), userAgent: 'glossa-test/1',
  });
  const translations = await client.translate({ texts: ['Hello'], targetLanguage: 'DE' });
  await agent.close();
  return translations.length;
}`;

/**
 * Prints whether the bundle translates, puts a dispatcher of its own into a slot, or changes one that was there. Node
 * itself may fill the slots while the bundle loads, because undici looks at its built-in `Headers`; that is harmless.
 */
const program = `
const [, bundle, url, fetchFirst] = process.argv;
const slots = () => [1, 2].map((n) => globalThis[Symbol.for('undici.globalDispatcher.' + n)]);
const run = async () => {
  if (fetchFirst === 'yes') await fetch(url);
  const before = slots();
  const { Agent, translate } = require(bundle);
  const count = await translate(url);
  const after = slots();
  await fetch(url);
  const last = slots();
  console.log(JSON.stringify({
    count,
    ours: [...after, ...last].some((slot) => slot instanceof Agent),
    changed: [0, 1].some((n) => before[n] !== undefined && last[n] !== before[n]),
  }));
};
run();`;

describe('the bundled undici', () => {
  const service = useService();
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-isolation-'));
    await bundle('isolated.cjs', [isolateUndici]);
    await bundle('bare.cjs', []);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const bundle = (outfile: string, plugins: Plugin[]) =>
    build({
      stdin: {
        contents: entry,
        resolveDir: join(import.meta.dirname, '../../../src/service'),
        loader: 'ts',
      },
      outfile: join(folder, outfile),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      mainFields: ['module', 'main'],
      logLevel: 'error',
      plugins,
    });
  const run = async (file: string, fetchFirst: 'yes' | 'no'): Promise<unknown> => {
    const parameters = ['-e', program, join(folder, file), service().url, fetchFirst];
    const { stdout } = await promisify(execFile)(process.execPath, parameters);
    return JSON.parse(stdout);
  };

  it('leaves the slots to Node when it is loaded first', async () => {
    assert.deepEqual(await run('isolated.cjs', 'no'), { count: 1, ours: false, changed: false });
  });

  it('leaves alone the dispatchers of the built-in fetch', async () => {
    assert.deepEqual(await run('isolated.cjs', 'yes'), { count: 1, ours: false, changed: false });
  });

  it('would not do so without the plugin', async () => {
    assert.deepEqual(await run('bare.cjs', 'no'), { count: 1, ours: true, changed: false });
  });
});
