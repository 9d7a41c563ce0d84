import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { serviceText } from '../../../src/service/http/serviceText.ts';
import { errorBody } from '../../../src/service/http/statusError.ts';

const read = (body: unknown) => errorBody(typeof body === 'string' ? body : JSON.stringify(body));

describe('the body of an error', () => {
  it('is read in each of its shapes', () => {
    assert.deepEqual(read({ message: 'Bad', code: 'invalid_content_type' }), {
      serviceMessage: 'Bad',
      code: 'invalid_content_type',
    });
    assert.deepEqual(read({ error: { message: 'Bad Gateway.', code: 'edge' } }), {
      serviceMessage: 'Bad Gateway.',
      code: 'edge',
    });
    assert.equal(
      read({ message: 'Forbidden', detail: 'Missing required scope(s): glossaries:write' })
        .serviceMessage,
      'Forbidden: Missing required scope(s): glossaries:write',
    );
    const nothing = { serviceMessage: undefined, code: undefined };
    assert.deepEqual(read(''), nothing);
    assert.deepEqual(read('<html><h1>502</h1></html>'), nothing);
  });

  it('never makes the reader fail', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => void read({ message: body, error: body, code: body })),
    );
    fc.assert(fc.property(fc.string(), (body) => void read(body)));
    fc.assert(fc.property(fc.json(), (body) => void read(body)));
  });
});

describe('a text of the service', () => {
  it('loses control and bidi characters and line breaks', () => {
    assert.equal(serviceText('a\u0000b\r\nc\u202Ed\u2066e\u2028f\uD800g'), 'a b c d e f g');
  });

  it('is cut at 300 characters without halving one', () => {
    const text = serviceText('😀'.repeat(1_000));
    assert.equal(Array.from(text).length, 300);
    assert(!/\p{Cs}/u.test(text) && text.endsWith('…'));
  });

  it('never holds the secret, however it is hidden', () => {
    const secret = fc.stringMatching(/^[!-~]{8,20}$/);
    const noise = fc.constantFrom('', '\u200B', '\u0000', ' ', 'x');
    fc.assert(
      fc.property(secret, noise, noise, fc.nat(310), (secret, before, inside, padding) => {
        const half = secret.length / 2;
        const broken = secret.slice(0, half) + inside + secret.slice(half);
        const text = serviceText('y'.repeat(padding) + before + secret + broken, secret);
        assert(!text.includes(secret));
      }),
    );
  });
});
