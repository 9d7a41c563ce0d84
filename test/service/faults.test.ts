import assert from 'node:assert/strict';
import { errorShapes } from './faults.ts';
import { ledgerKey } from './ledger.ts';
import { bodyOf, useService, type Answer } from './testClient.ts';

const json = { text: ['Hello'], target_lang: 'DE' };

describe('the faults of the stand-in', () => {
  const test = useService();
  const translate = () => test.send('POST', '/v2/translate', { json });
  const send = async () => (await translate()).status;

  it('12: answers the next requests 429, with and without Retry-After, and with an empty body', async () => {
    const { faults } = test.service;
    faults.add({ kind: 'status', status: 429, times: 2, retryAfter: '1' });
    faults.add({ kind: 'status', status: 429 });
    faults.add({ kind: 'status', status: 429, shape: 'empty' });
    const answers = [await translate(), await translate(), await translate(), await translate()];
    assert.ok(answers.every(({ status }) => status === 429));
    assert.deepEqual(
      answers.map(({ headers }) => headers.get('retry-after')),
      ['1', '1', null, null],
    );
    assert.equal(answers[3]!.text, '');
    assert.equal(answers[3]!.headers.get('content-type'), null);
    assert.equal(await send(), 200);
  });

  it('13: answers 500 and 503 in both body shapes of the contract', async () => {
    for (const status of [500, 503]) {
      test.service.faults.add({ kind: 'status', status, message: 'Broken', code: 'c' });
      test.service.faults.add({ kind: 'status', status, shape: 'edge', message: 'Broken' });
      assert.deepEqual(bodyOf(await translate(), status), { message: 'Broken', code: 'c' });
      assert.deepEqual(bodyOf(await translate(), status), { error: { message: 'Broken' } });
    }
  });

  it('13: has each of the five error shapes', async () => {
    for (const shape of errorShapes)
      test.service.faults.add({ kind: 'status', status: 503, shape });
    const answers: Answer[] = [];
    for (const _ of errorShapes) answers.push(await translate());
    assert.deepEqual(
      answers.map(({ headers }) => headers.get('content-type')),
      ['application/json', 'application/json', 'application/json', null, 'text/html'],
    );
    assert.ok('detail' in (answers[2]!.body as object));
    assert.match(answers[4]!.text, /^<!doctype html>/);
  });

  it('14: answers 504 and 529', async () => {
    for (const status of [504, 529]) {
      test.service.faults.add({ kind: 'status', status });
      assert.equal(await send(), status);
    }
  });

  it('14: cuts the connection before the request was read', async () => {
    test.service.faults.add({ kind: 'cut', at: 'accept', path: '/v2/translate' });
    await assert.rejects(translate());
    assert.equal(test.service.ledger.requests.length, 0);
    test.service.faults.add({ kind: 'cut', at: 'accept' });
    await assert.rejects(translate());
    assert.equal(await send(), 200);
  });

  it('14: cuts the connection after the request was read, and has charged for it', async () => {
    test.service.faults.add({ kind: 'cut', at: 'request' });
    await assert.rejects(translate());
    assert.equal(test.service.ledger.billed.get(ledgerKey('Hello', 'DE')), 1);
    assert.equal(test.service.ledger.requests[0]!.status, 0);
    assert.equal(await send(), 200);
  });

  it('cuts the connection in the middle of the answer', async () => {
    test.service.faults.add({ kind: 'cut', at: 'reply', bytes: 10 });
    await assert.rejects(translate(), { message: 'terminated' });
  });

  it('meets only the requests that a fault names', async () => {
    const { faults } = test.service;
    faults.add({ kind: 'status', status: 500, path: '/v3/*', method: 'GET' });
    faults.add({ kind: 'status', status: 503, contains: 'World' });
    faults.add({ kind: 'status', status: 456, after: 1, times: 'always' });
    assert.equal(await send(), 200);
    assert.equal(await send(), 456);
    const world = { json: { ...json, text: ['World'] } };
    assert.equal((await test.send('POST', '/v2/translate', world)).status, 503);
    assert.equal((await test.send('GET', '/v3/spoken-terms')).status, 500);
    assert.equal(await send(), 456);
    assert.equal(faults.pending, 1);
    faults.clear();
    assert.equal(await send(), 200);
  });

  it('redirects without following', async () => {
    for (const status of [301, 302, 303, 307, 308] as const) {
      test.service.faults.add({ kind: 'redirect', status, location: 'http://127.0.0.1:9/x' });
      const answer = await translate();
      assert.equal(answer.status, status);
      assert.equal(answer.headers.get('location'), 'http://127.0.0.1:9/x');
    }
  });

  it('gives more or fewer translations than texts', async () => {
    for (const [delta, length] of [
      [1, 2],
      [-1, 0],
    ] as const) {
      test.service.faults.add({ kind: 'count', delta });
      const { translations } = bodyOf<{ translations: unknown[] }>(await translate());
      assert.equal(translations.length, length);
    }
  });

  it('breaks the JSON of an answer', async () => {
    test.service.faults.add({ kind: 'malformed' });
    await assert.rejects(translate(), SyntaxError);
  });

  it('gives exactly the answer that it is told', async () => {
    const headers = { 'Content-Type': 'text/html' };
    test.service.faults.add({ kind: 'answer', headers, body: '<p>Sign in to the network</p>' });
    const answer = await translate();
    assert.equal(answer.text, '<p>Sign in to the network</p>');
    assert.equal(answer.headers.get('x-trace-id'), null);
  });

  it('delays an answer', async () => {
    test.service.faults.add({ kind: 'delay', ms: 40 });
    const start = performance.now();
    assert.equal(await send(), 200);
    assert.ok(performance.now() - start >= 39);
  });

  it('holds answers until they are let go', async () => {
    test.service.faults.add({ kind: 'hold', times: 2 });
    const ended: string[] = [];
    const held = ['one', 'two'].map((name) => send().then(() => ended.push(name)));
    while (test.service.ledger.requests.length < 2) await new Promise(setImmediate);
    await send();
    assert.deepEqual(ended, []);
    test.service.faults.release();
    await Promise.all(held);
  });

  it('meets a share of the requests, and the same ones again after it was cleared', async () => {
    const ends = async () => {
      test.service.faults.add({ kind: 'status', status: 503, share: 0.4, times: 'always' });
      const statuses: number[] = [];
      for (let request = 0; request < 40; request++) statuses.push(await send());
      test.service.faults.clear();
      return statuses;
    };
    const first = await ends();
    assert.deepEqual(await ends(), first);
    assert.deepEqual(new Set(first), new Set([200, 503]));
  });

  it('sends one byte at a time', async () => {
    test.service.faults.add({ kind: 'trickle', intervalMs: 0.1 });
    bodyOf(await translate());
  });

  it('hangs, and stalls within the body, until the client leaves', async () => {
    for (const kind of ['hang', 'stall'] as const) {
      test.service.faults.add({ kind });
      const init = { method: 'POST', signal: AbortSignal.timeout(50) };
      const left = fetch(`${test.service.url}/v2/translate`, init).then((answer) => answer.text());
      await assert.rejects(left, { name: 'TimeoutError' });
    }
  });

  it('answers with a huge body, and with one that unpacks to a huge body', async () => {
    for (const kind of ['huge', 'gzipBomb'] as const) {
      test.service.faults.add({ kind, bytes: 3_000_000 });
      assert.ok((await translate()).text.length > 3_000_000);
    }
  });

  it('takes its time for each request and each text', async () => {
    test.service.state.latency = { perRequest: 20, perText: 20 };
    const start = performance.now();
    assert.equal(await send(), 200);
    assert.ok(performance.now() - start >= 39);
  });
});
