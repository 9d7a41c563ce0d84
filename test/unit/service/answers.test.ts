import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { Transport } from '../../../src/service/transport.ts';
import { connect, failure, hello, settingsFor, useService } from './connect.ts';

const batch = { mode: 'batch' } as const;
const jsonHeaders = { 'content-type': 'application/json' };

/** Counts the bytes that a client takes of the answers. */
function counting(transport: Transport) {
  const taken = { bytes: 0 };
  const count = async function* (body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      taken.bytes += chunk.byteLength;
      yield chunk;
    }
  };
  const counted: Transport = async (request) => {
    const response = await transport(request);
    return { ...response, body: count(response.body) };
  };
  return { taken, counted };
}

describe('an answer that is none', () => {
  const service = useService();
  const answers = (body: string, headers: Record<string, string> = jsonHeaders) => {
    service().faults.add({ kind: 'answer', body, headers, times: 'always' });
    return connect(service().url);
  };

  it('(cut JSON) is asked for once more and kept nowhere', async () => {
    service().faults.add({ kind: 'malformed', times: 'always' });
    const { client } = connect(service().url);
    const error = await failure(client.translate(hello, batch), {
      kind: 'badAnswer',
      code: 'malformed_json',
      mayHaveBeenBilled: true,
    });
    assert.equal(service().ledger.requests.length, 2);
    assert.doesNotMatch(JSON.stringify(error), /translations/);
  });

  it('(HTML) is not asked for again', async () => {
    const { client } = answers('<html>Log in</html>', {
      'content-type': 'text/html; charset=utf-8',
    });
    await failure(client.translate(hello, batch), { kind: 'notTheService', status: 200 });
    assert.equal(service().ledger.requests.length, 1);
  });

  it('(no UTF-8) is refused rather than guessed', async () => {
    const transport: Transport = async () => ({
      status: 200,
      headers: jsonHeaders,
      body: new Blob([Uint8Array.of(0x7b, 0xff, 0x7d)]).stream(),
    });
    const { client } = connect(service().url, { transport });
    await failure(client.translate(hello), {
      kind: 'badAnswer',
      code: 'ERR_ENCODING_INVALID_ENCODED_DATA',
    });
  });

  for (const [name, body] of [
    ['null', '{"translations":null}'],
    ['a number as text', '{"translations":[{"text":5}]}'],
    ['no translations', '{}'],
    ['an array', '[]'],
    ['null at the top', 'null'],
  ] as const) {
    it(`(${name}) is refused as a whole`, async () => {
      const { client } = answers(body);
      await failure(client.translate(hello, batch), {
        kind: 'badAnswer',
        code: 'unexpected_shape',
        mayHaveBeenBilled: true,
      });
      assert.equal(service().ledger.requests.length, 1);
    });
  }

  for (const [name, extra, headers] of [
    ['a language as a number', { detected_source_language: 5 }, jsonHeaders],
    ['a bill as a text', { billed_characters: '5' }, jsonHeaders],
    ['its type in capitals', {}, { 'content-type': 'Application/JSON; charset=UTF-8' }],
  ] as const) {
    it(`(${name}) is one all the same: it is paid for`, async () => {
      const { client } = answers(
        JSON.stringify({ translations: [{ text: 'Hi', ...extra }] }),
        headers,
      );
      const [translation] = await client.translate(hello, batch);
      assert.deepEqual([translation?.text, translation?.billed], ['Hi', undefined]);
    });
  }

  for (const delta of [-2, -1, 1]) {
    it(`(${2 + delta} translations of 2 texts) is refused as a whole`, async () => {
      service().faults.add({ kind: 'count', delta });
      const { client } = connect(service().url);
      const call = client.translate({ ...hello, texts: ['One', 'Two'] }, batch);
      await failure(call, { kind: 'badAnswer', code: 'wrong_count', mayHaveBeenBilled: true });
      assert.equal(service().ledger.requests.length, 1);
    });
  }

  it('(200 MiB) is read no further than the cap', async () => {
    service().faults.add({ kind: 'huge' });
    const { taken, counted } = counting(settingsFor(service().url).transport);
    const { client } = connect(service().url, { transport: counted });
    await failure(client.translate(hello), {
      kind: 'badAnswer',
      code: 'too_large',
      mayHaveBeenBilled: true,
    });
    assert(taken.bytes < 4_194_304 + 1_048_576, String(taken.bytes));
  });

  it('(a gzip bomb, unasked) is unpacked no further than the cap', async () => {
    service().faults.add({ kind: 'gzipBomb' });
    const { taken, counted } = counting(settingsFor(service().url).transport);
    const { client } = connect(service().url, { transport: counted });
    await failure(client.memories.list(), { kind: 'badAnswer' });
    assert(taken.bytes < 1_048_576 + 1_048_576, String(taken.bytes));
    assert(
      service().ledger.requests.every(({ headers }) => headers['accept-encoding'] === 'identity'),
    );
  });

  it('(1 MiB of headers, or ten thousand of them) is refused', async () => {
    const long = { ...jsonHeaders, 'x-long': 'x'.repeat(1_048_576) };
    await failure(answers('{}', long).client.usage(), {
      kind: 'badAnswer',
      code: 'UND_ERR_HEADERS_OVERFLOW',
    });
    service().reset();
    const names = Array.from({ length: 10_000 }, (_, index) => [`x-${index}`, '1'] as const);
    const many = { ...jsonHeaders, ...Object.fromEntries(names) };
    await failure(answers('{}', many).client.usage(), {
      kind: 'badAnswer',
      code: 'UND_ERR_HEADERS_OVERFLOW',
    });
  });
});

describe('a good answer', () => {
  const service = useService();

  it('may hold more, less, and languages in any case', async () => {
    const body = JSON.stringify({
      translations: [
        { text: 'Hallo', detected_source_language: 'en', new_field: { a: 1 } },
        { text: '' },
      ],
      extra: [],
    });
    service().faults.add({ kind: 'answer', body, headers: jsonHeaders });
    const { client } = connect(service().url);
    assert.deepEqual(await client.translate({ ...hello, texts: ['Hello', ''] }), [
      { text: 'Hallo', detectedSourceLanguage: 'EN', billed: undefined },
      { text: '', detectedSourceLanguage: undefined, billed: undefined },
    ]);
  });

  it('needs no trace id', async () => {
    const body = '{"character_count":1,"character_limit":2}';
    service().faults.add({ kind: 'answer', body, headers: jsonHeaders });
    const { client, events } = connect(service().url);
    await client.usage();
    assert(events[0]?.type === 'answered' && events[0].traceId === undefined);
  });

  it('gives every text its own translation', async () => {
    const echo: Transport = async ({ body }) => {
      const { text } = JSON.parse(String(body)) as { text: string[] };
      const translations = text.map((one) => ({ text: `T(${one})` }));
      return {
        status: 200,
        headers: jsonHeaders,
        body: new Blob([JSON.stringify({ translations })]).stream(),
      };
    };
    const { client } = connect(service().url, { transport: echo });
    const texts = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(texts, async (texts) => {
        const translations = await client.translate({ ...hello, texts });
        assert.deepEqual(
          translations.map(({ text }) => text),
          texts.map((text) => `T(${text})`),
        );
      }),
    );
  });

  it('was asked for with these headers and no others', async () => {
    const { client } = connect(service().url);
    await client.translate(hello);
    const {
      host: _host,
      connection: _connection,
      ...sent
    } = service().ledger.requests[0]?.headers ?? {};
    assert.deepEqual(sent, {
      authorization: 'Service-Auth-Key demo-paid-key',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'content-length': '56',
      'user-agent': 'glossa-test/1',
    });
  });
});
