import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createdSecret, demoKeys } from '../service/keys.ts';
import { filesHoldingKeys, holdsKey } from '../workbench/leaks.ts';
import { connect, useService } from './service/connect.ts';

describe('the search for secrets', () => {
  const service = useService();
  let root = '';
  beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'glossa-leaks-'))));
  afterEach(() => rm(root, { recursive: true }));

  async function plant(path: string, content: string | Buffer): Promise<string> {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return file;
  }

  /** One of each kind, as the service really hands it out. */
  const secrets: Readonly<Record<string, () => Promise<string>>> = {
    'the key of a person': async () => demoKeys.paid,
    'the key of an administrator': async () => demoKeys.admin,
    'the key that an administrator made': async () => {
      const { admin } = connect(service().url, { key: () => demoKeys.admin }).client;
      return (await admin.create('New')).secret ?? '';
    },
    'the key of a document': async () => {
      const file = {
        name: 'a.txt',
        size: 1,
        open: async function* () {
          yield Buffer.from('x');
        },
      };
      const { documents } = connect(service().url).client;
      return (await documents.upload(file, { targetLanguage: 'DE' })).key;
    },
    'the token of a voice session': async () => {
      const json = {
        source_media_content_type: 'audio/pcm; encoding=s16le; rate=16000',
        source_language: 'en',
        target_languages: ['de'],
      };
      const answer = await fetch(`${service().url}/v3/voice/realtime`, {
        method: 'POST',
        body: JSON.stringify(json),
        headers: {
          authorization: `Service-Auth-Key ${demoKeys.paid}`,
          'content-type': 'application/json',
          'user-agent': 'glossa-test/1',
        },
      });
      return ((await answer.json()) as { readonly token: string }).token;
    },
  };

  for (const [name, made] of Object.entries(secrets)) {
    it(`finds ${name} in a log, in JSON, in an address and between bytes`, async () => {
      const secret = await made();
      assert.ok(secret.length > 10);
      await plant('logs/harmless.log', 'a line, demo-control-token, D0C0DE');
      const planted = [
        await plant('logs/1/host.log', `[info] sent with ${secret}\n`),
        await plant('data/state.json', JSON.stringify({ value: JSON.stringify({ secret }) })),
        await plant('data/url.txt', `wss://host/x?token=${encodeURIComponent(secret)}`),
        await plant('state.db', Buffer.concat([Buffer.from([0, 255]), Buffer.from(secret)])),
      ];
      assert.deepEqual((await filesHoldingKeys(root)).toSorted(), planted.toSorted());
      assert.ok(holdsKey(`printed: ${secret}`));
    });
  }

  it('follows no links', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'glossa-elsewhere-'));
    await writeFile(join(outside, 'a'), createdSecret);
    await symlink(outside, join(root, 'link'));
    assert.deepEqual(await filesHoldingKeys(root), []);
    await rm(outside, { recursive: true });
  });
});
