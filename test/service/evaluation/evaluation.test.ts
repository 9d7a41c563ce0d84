import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assertError, bodyOf, useService } from '../testClient.ts';

describe('the evaluation of quality', () => {
  const test = useService();
  const path = '/v1/quality-evaluation';
  const metadata = { source_language: 'en', target_language: 'de' };
  const pair = (target: string) => ({ source: 'x', target });
  const submit = (...targets: readonly string[]) =>
    test.send('POST', path, { json: { metadata, segments: targets.map(pair) } });

  it('takes a job and answers with spans in code points', async () => {
    const sent = await submit('fine', '👋 bad');
    const { job_id, poll_url } = bodyOf<Record<string, string>>(sent, 202);
    assert.equal(sent.headers.get('retry-after'), '5');
    assert.equal(poll_url, `${path}/${job_id}`);
    const waiting = await test.send('GET', poll_url);
    assert.deepEqual(bodyOf(waiting, 202), { job_id, status: 'processing' });
    const done = bodyOf<{
      readonly segments: readonly {
        readonly errors: readonly { readonly target_spans: readonly object[] }[];
      }[];
      readonly summary: { readonly overall_score: number };
    }>(await test.send('GET', poll_url));
    assert.deepEqual(
      done.segments.map(({ errors }) => errors.map(({ target_spans }) => target_spans)),
      [[], [[{ start: 2, end: 5 }]]],
    );
    assert.equal(done.summary.overall_score, 90);
  });

  it('takes 1 to 500 pairs with texts of 1 to 10,000 characters', async () => {
    bodyOf(await submit(...Array<string>(500).fill('x')), 202);
    bodyOf(await submit('👋'.repeat(10_000)), 202);
    assertError(await submit(...Array<string>(501).fill('x')), 400);
    assertError(await submit('x'.repeat(10_001)), 400);
    assertError(await submit(''), 400);
    assertError(await submit(), 400);
  });

  it('says in a status that is no failure that it failed', async () => {
    test.service.state.jobPolls = 0;
    const { poll_url } = bodyOf<Record<string, string>>(await submit('fail'), 202);
    const { status, error } = bodyOf<Record<string, unknown>>(await test.send('GET', poll_url!));
    assert.deepEqual(
      [status, (error as { readonly code: string }).code],
      ['error', 'evaluation_failed'],
    );
  });

  it('is for accounts that have it, and their own jobs', async () => {
    assertError(await test.send('GET', `${path}/x`), 400);
    assertError(await test.send('GET', `${path}/${randomUUID()}`), 404);
    const { poll_url } = bodyOf<Record<string, string>>(await submit('x'), 202);
    const { otherAccount, textOnly } = test.service.keys;
    assertError(await test.send('GET', poll_url!, { key: otherAccount }), 404);
    assertError(await test.send('GET', poll_url!, { key: textOnly }), 403);
    test.service.state.capabilities.evaluation = false;
    assertError(await submit('x'), 403);
  });
});
