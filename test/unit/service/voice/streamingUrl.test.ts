import assert from 'node:assert/strict';
import { ServiceError } from '../../../../src/service/errors.ts';
import { streamingUrl } from '../../../../src/service/voice/streamingUrl.ts';

const token = 'a secret/+&';

describe('the address of a voice stream', () => {
  it('takes the token along, and keeps a query that is there', () => {
    const url = streamingUrl({ url: 'wss://voice.example/stream?region=eu#part', token });
    assert.equal(url.searchParams.get('token'), token);
    assert.equal(url.searchParams.get('region'), 'eu');
    assert.equal(url.hash, '');
  });

  it('may be unencrypted on this machine only', () => {
    assert.equal(streamingUrl({ url: 'ws://127.0.0.1:5/x', token }).protocol, 'ws:');
    const refused = [
      'ws://voice.example/',
      'https://voice.example/',
      'nonsense',
      'wss://a:b@c.example/',
    ];
    for (const url of refused) {
      assert.throws(
        () => streamingUrl({ url, token }),
        (error: unknown) =>
          error instanceof ServiceError &&
          error.code === 'unsafe_url' &&
          !JSON.stringify(error).includes(token),
      );
    }
  });
});
