import assert from 'node:assert/strict';
import { assertError, bodyOf, useService } from './testClient.ts';

const memories = '/v3/translation_memories';
const hello = { text: ['Hello'], target_lang: 'DE' };

/** A translate body of exactly `bytes`. */
function bodyOfSize(bytes: number): string {
  const empty = JSON.stringify({ text: [''], target_lang: 'DE' });
  return empty.replace('""', `"${'a'.repeat(bytes - empty.length)}"`);
}

describe('the stand-in, for every request', () => {
  const test = useService();
  const { send } = test;
  const json = { 'Content-Type': 'application/json' };

  it('1: wants a key', async () => {
    assertError(await send('GET', memories, { key: null }), 401);
  });

  it('2: takes no other scheme, no unknown key and no empty value', async () => {
    for (const Authorization of ['Bearer x', 'Service-Auth-Key unknown', ''])
      assertError(await send('GET', memories, { key: null, headers: { Authorization } }), 401);
    const doubled = { Authorization: `Service-Auth-Key  ${test.service.keys.paid}` };
    assertError(await send('GET', memories, { key: null, headers: doubled }), 401);
  });

  it('3: refuses another scheme word that is not configured', async () => {
    const headers = { Authorization: `DeepL-Auth-Key ${test.service.keys.paid}` };
    assertError(await send('GET', memories, { key: null, headers }), 401);
  });

  it('4: gives every answer its own trace id', async () => {
    const created = await send('POST', '/v3/spoken-terms', { json: { name: 'T', term_lists: [] } });
    const { spoken_terms_id: id } = bodyOf<{ spoken_terms_id: string }>(created, 201);
    const answers = [
      created,
      await send('GET', memories),
      await send('DELETE', `/v3/spoken-terms/${id}`),
      await send('GET', '/v9/nothing'),
      await send('GET', memories, { key: null }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 200, 204, 404, 401],
    );
    const ids = answers.map(({ headers }) => headers.get('x-trace-id') ?? '');
    assert.ok(ids.every((trace) => /^[0-9A-F]{32}$/.test(trace)));
    assert.equal(new Set(ids).size, ids.length);
  });

  it('5: answers 403 and names the scope that the key lacks', async () => {
    const answer = await send('GET', memories, { key: test.service.keys.textOnly });
    assertError(answer, 403);
    assert.match(answer.text, /translation_memories:read/);
  });

  it('6: lets a key with the scope translate', async () => {
    const key = test.service.keys.textOnly;
    bodyOf(await send('POST', '/v2/translate', { key, json: hello }));
  });

  it('7: answers broken JSON with an error in JSON', async () => {
    assertError(await send('POST', '/v2/translate', { headers: json, body: '{bad' }), 400);
    const latin = Buffer.from('{"text":["\xe9"],"target_lang":"DE"}', 'latin1');
    assertError(await send('POST', '/v2/translate', { headers: json, body: latin }), 400);
  });

  it('8: answers an unknown content type with 415 and a code', async () => {
    const sent = { headers: { 'Content-Type': 'text/plain' }, body: 'x' };
    const answer = await send('POST', '/v3/spoken-terms', sent);
    assertError(answer, 415);
    assert.equal((answer.body as { code: string }).code, 'invalid_content_type');
  });

  it('9: refuses a translate body of more than 131072 bytes', async () => {
    const body = bodyOfSize(131_073);
    assertError(await send('POST', '/v2/translate', { headers: json, body }), 413);
  });

  it('10: takes a translate body of exactly 131072 bytes', async () => {
    const body = bodyOfSize(131_072);
    bodyOf(await send('POST', '/v2/translate', { headers: json, body }));
    assert.equal(test.service.ledger.requests[0]!.bodyBytes, 131_072);
  });

  it('11: answers an exhausted key with 456', async () => {
    const key = test.service.keys.exhausted;
    assertError(await send('POST', '/v2/translate', { key, json: hello }), 456);
    assert.equal(test.service.ledger.characters, 0);
  });

  it('15: answers an unknown path with 404', async () => {
    assertError(await send('GET', '/v3/nothing'), 404);
    assertError(await send('DELETE', '/v2/translate'), 404);
  });

  it('16: wants a key before it says that a path is unknown', async () => {
    assertError(await send('GET', '/v3/nothing', { key: null }), 401);
  });

  it('17: grants nothing to browsers', async () => {
    const headers = { Origin: 'http://page.test', 'Access-Control-Request-Method': 'POST' };
    const preflight = await send('OPTIONS', '/v2/translate', { key: null, headers });
    assertError(preflight, 401);
    const answer = await send('POST', '/v2/translate', { headers, json: hello });
    for (const { headers } of [preflight, answer])
      assert.equal(headers.get('access-control-allow-origin'), null);
  });
});

describe('the stand-in as it is set up', () => {
  const aliased = useService({ authScheme: 'DeepL-Auth-Key', plan: 'free' });

  it('3: accepts another scheme word when it is configured, beside its own', async () => {
    for (const scheme of ['DeepL-Auth-Key', 'Service-Auth-Key']) {
      const headers = { Authorization: `${scheme} ${aliased.service.keys.free}` };
      bodyOf(await aliased.send('GET', '/v2/usage', { key: null, headers }));
    }
  });

  it('refuses the keys of the other plan', async () => {
    assertError(await aliased.send('GET', '/v2/usage'), 401);
  });
});
