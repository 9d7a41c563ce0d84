import assert from 'node:assert/strict';
import { assertError, bodyOf, useService } from './testClient.ts';

describe('rephrasing and correcting', () => {
  const test = useService();
  const rephrase = (json: object, key?: string) =>
    test.send('POST', '/v2/write/rephrase', { json, ...(key !== undefined && { key }) });
  const correct = (json: object, key?: string) =>
    test.send('POST', '/v2/write/correct', { json, ...(key !== undefined && { key }) });
  const texts = (answer: Awaited<ReturnType<typeof correct>>) =>
    bodyOf<{ improvements: { text: string }[] }>(answer).improvements.map(({ text }) => text);

  it('103: takes a style or a tone, and never both', async () => {
    const text = ['Hello'];
    assertError(await rephrase({ text, writing_style: 'business', tone: 'friendly' }), 400);
    assert.deepEqual(texts(await rephrase({ text, writing_style: 'prefer_business' })), [
      '[business] Hello',
    ]);
    assert.deepEqual(texts(await rephrase({ text, tone: 'friendly' })), ['[friendly] Hello']);
    assert.deepEqual(texts(await rephrase({ text })), ['[rephrased] Hello']);
    assertError(await rephrase({ text, tone: 'rude' }), 400);
  });

  it('103: corrects plain text, in the order of the texts', async () => {
    const answer = await correct({ text: ['Teh adress of {name}', 'Fine.'] });
    assert.deepEqual(bodyOf(answer), {
      improvements: [
        {
          text: 'The address of {name}',
          detected_source_language: 'en',
          target_language: 'en-US',
        },
        { text: 'Fine.', detected_source_language: 'en', target_language: 'en-US' },
      ],
    });
    assertError(await correct({ text: ['a'], tone: 'friendly' }), 400);
    assertError(await correct({ text: ['a'], target_lang: 'PL' }), 400);
    assertError(await correct({}), 400);
    const form = { text: 'Teh end', target_lang: 'en-GB' };
    assert.deepEqual(texts(await test.send('POST', '/v2/write/correct', { form })), ['The end']);
  });

  it('refuses a style in a language that has none, unless it is a wish', async () => {
    const japanese = { text: ['a'], target_lang: 'ja' };
    assertError(await rephrase({ ...japanese, writing_style: 'business' }), 400);
    bodyOf(await rephrase({ ...japanese, writing_style: 'prefer_business' }));
    bodyOf(await rephrase({ ...japanese, tone: 'default' }));
  });

  it('104: takes bodies of 10 KiB and refuses one byte more', async () => {
    const send = async (path: string, size: number) => {
      const text = 'x'.repeat(size - JSON.stringify({ text: [''] }).length);
      return test.send('POST', path, { json: { text: [text] } });
    };
    for (const path of ['/v2/write/rephrase', '/v2/write/correct']) {
      bodyOf(await send(path, 10_240));
      assertError(await send(path, 10_241), 413);
    }
  });

  it('104: takes 50 texts and refuses one more', async () => {
    for (const send of [rephrase, correct]) {
      bodyOf(await send({ text: Array(50).fill('x') }));
      assertError(await send({ text: Array(51).fill('x') }), 400);
    }
  });

  it('is not for the free plan, nor for keys without the scope, and counts characters', async () => {
    const { free, textOnly, exhausted, paid } = test.service.keys;
    assertError(await correct({ text: ['a'] }, free), 403);
    assertError(await rephrase({ text: ['a'] }, textOnly), 403);
    assertError(await correct({ text: ['a'] }, exhausted), 456);
    bodyOf(await correct({ text: ['a🎉'] }));
    assert.equal(test.service.state.used.get(paid), 2);
  });
});
