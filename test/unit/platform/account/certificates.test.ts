import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { build } from 'esbuild';
import { bundles } from '../../../../esbuild.mjs';
import { CertificateReader } from '../../../../src/platform/account/certificates.ts';

describe('the certificates of the system', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-certificates-'));
  });
  afterEach(async () => {
    delete process.env['GLOSSA_TEST_GATE'];
    await rm(folder, { recursive: true });
  });

  const here = {
    node: getCACertificates('default'),
    system: getCACertificates('system'),
  };
  const threadWith = async (code: string) => {
    const path = join(folder, 'thread.cjs');
    await writeFile(path, code);
    return new CertificateReader(() => path);
  };

  it('are read while everything else goes on, however slow the system is', async () => {
    const gate = join(folder, 'gate');
    process.env['GLOSSA_TEST_GATE'] = gate;
    const slow = new URL('blockedCertificates.mjs', import.meta.url);
    let isRead = false;
    const reading = new CertificateReader(() => slow).read().finally(() => (isRead = true));
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    assert.equal(isRead, false);
    // Nobody could open the gate if the reading stood in the way.
    await writeFile(gate, '');
    assert.deepEqual(await reading, { node: ['of Node'], system: ['of the system'] });
  });

  it('are read once, whoever asks', async () => {
    let threads = 0;
    const path = join(folder, 'thread.cjs');
    const code = "require('node:worker_threads').parentPort.postMessage({ node: [], system: [] });";
    await writeFile(path, code);
    const reader = new CertificateReader(() => {
      threads++;
      return path;
    });
    const [first, second] = await Promise.all([reader.read(), reader.read()]);
    assert.equal(first, second);
    assert.equal(await reader.read(), first);
    assert.equal(threads, 1);
  });

  it('are those that this process has, read by what ships', async () => {
    const path = join(folder, 'certificates.cjs');
    const own = (await bundles()).find(({ outfile }) => outfile === 'dist/certificates.cjs');
    assert.ok(own);
    await build({ ...own, outfile: path });
    assert.deepEqual(await new CertificateReader(() => path).read(), here);
  });

  for (const [what, code] of [
    ['throws', "throw new Error('no such function');"],
    ['ends at once', ''],
    ['is ended', 'process.exit(3);'],
    ['cannot be compiled', '{'],
  ] as const) {
    it(`are read here where the thread ${what}`, async () => {
      assert.deepEqual(await (await threadWith(code)).read(), here);
    });
  }

  it('are read here where there is no such thread', async () => {
    assert.deepEqual(await new CertificateReader(() => join(folder, 'none.cjs')).read(), here);
    const cannot = () => {
      throw new Error('no place for it');
    };
    assert.deepEqual(await new CertificateReader(cannot).read(), here);
  });
});
