import assert from 'node:assert/strict';
import { createdSecret } from '../keys.ts';
import { assertError, bodyOf, useService, type Sent } from '../testClient.ts';

interface Key {
  readonly key_id: string;
  readonly label: string;
  readonly is_deactivated: boolean;
  readonly deactivated_time: string | null;
  readonly usage_limits: object;
}

describe('the administration of keys', () => {
  const test = useService();
  const admin = (method: string, path: string, json?: unknown, more: Sent = {}) =>
    test.send(method, `/v2/admin/${path}`, { key: test.service.keys.admin, json, ...more });
  const list = async () => bodyOf<readonly Key[]>(await admin('GET', 'developer-keys'));
  const first = async () => (await list())[0]!;

  it('is for keys of administrators, which open nothing else', async () => {
    assert.deepEqual(
      (await list()).map(({ label }) => label),
      ['Website', 'Mobile app', 'Blocked', 'Old laptop'],
    );
    for (const key of [test.service.keys.paid, test.service.keys.textOnly])
      assertError(await admin('GET', 'developer-keys', undefined, { key }), 403);
    assertError(await admin('GET', 'developer-keys', undefined, { key: null }), 401);
    const { admin: key } = test.service.keys;
    assertError(await test.send('GET', '/v2/usage', { key }), 403);
    assertError(await test.send('GET', '/v3/translation_memories', { key }), 403);
  });

  it('creates a key and tells its secret once', async () => {
    const made = bodyOf<Key & { readonly key: string }>(
      await admin('POST', 'developer-keys', { label: 'New' }),
    );
    assert.equal(made.key, createdSecret);
    assert.match(made.key_id, /^[0-9a-f-]{36}:[0-9a-f-]{36}$/);
    assert.equal(bodyOf<Key>(await admin('POST', 'developer-keys', {})).label, 'DeepL API Key');
    assert.ok((await list()).every((one) => !('key' in one)));
    assertError(await admin('POST', 'developer-keys', { label: '' }), 400);
    assertError(await admin('POST', 'developer-keys', undefined, { form: { label: 'x' } }), 415);
  });

  it('renames, limits and deactivates, for good', async () => {
    const { key_id } = await first();
    const renamed = await admin('PUT', 'developer-keys/label', { key_id, label: 'Shop' });
    assert.equal(bodyOf<Key>(renamed).label, 'Shop');
    for (const limits of [
      { characters: 0, speech_to_text_milliseconds: null },
      { characters: null, speech_to_text_milliseconds: 60_000 },
    ]) {
      const limited = await admin('PUT', 'developer-keys/limits', { key_id, ...limits });
      assert.deepEqual(bodyOf<Key>(limited).usage_limits, limits);
    }
    for (const characters of [-1, 1.5, '1'])
      assertError(await admin('PUT', 'developer-keys/limits', { key_id, characters }), 400);
    const ended = bodyOf<Key>(await admin('PUT', 'developer-keys/deactivate', { key_id }));
    assert.equal(ended.is_deactivated, true);
    const again = bodyOf<Key>(await admin('PUT', 'developer-keys/deactivate', { key_id }));
    assert.equal(again.deactivated_time, ended.deactivated_time);
  });

  it('knows no key of another account', async () => {
    const { id: key_id } = test.service.state.apiKeys.at(-1)!;
    for (const [path, body] of [
      ['label', { label: 'x' }],
      ['limits', { characters: 1 }],
      ['deactivate', {}],
    ] as const)
      assertError(await admin('PUT', `developer-keys/${path}`, { key_id, ...body }), 404);
  });

  it('reports the usage of at most 366 days, up to yesterday', async () => {
    const report = async (query: string) =>
      bodyOf<{
        readonly usage_report: { readonly key_and_day_usages: readonly object[] };
      }>(await admin('GET', `analytics?${query}`)).usage_report;
    const year = 'start_date=2024-01-01&end_date=2024-12-31';
    const { key_and_day_usages: rows } = await report(`${year}&group_by=key_and_day`);
    assert.equal(rows.length, 2 * 366);
    assert.deepEqual(Object.keys(await report(year)), ['total_usage', 'start_date', 'end_date']);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const future = `start_date=${tomorrow}&end_date=${tomorrow}&group_by=key_and_day`;
    assert.deepEqual((await report(future)).key_and_day_usages, []);
    for (const query of [
      'start_date=2024-01-01&end_date=2025-01-01',
      'start_date=2024-01-02&end_date=2024-01-01',
      'start_date=yesterday&end_date=2024-01-01',
      'end_date=2024-01-01',
      `${year}&group_by=day`,
    ])
      assertError(await admin('GET', `analytics?${query}`), 400);
  });
});
