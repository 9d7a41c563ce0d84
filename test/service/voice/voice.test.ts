import assert from 'node:assert/strict';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { uuidFrom } from '../ids.ts';
import { assertError, bodyOf, useService } from '../testClient.ts';

const path = '/v3/voice/realtime';
const pcm = 'audio/pcm; encoding=s16le; rate=16000';
const collection = uuidFrom('terms Team and product names');

interface Opened {
  readonly streaming_url: string;
  readonly token: string;
}

type Message = Readonly<Record<string, { readonly [field: string]: unknown }>>;

/** Chunks of a quarter of a second of silence, as PCM of 16 kHz. */
const quarters = (count: number) =>
  Array.from({ length: count }, () => ({
    source_media_chunk: { data: Buffer.alloc(8000).toString('base64') },
  }));

describe('voice sessions', () => {
  const test = useService();
  const open = async (more: object = {}) =>
    bodyOf<Opened>(
      await test.send('POST', path, {
        json: { source_media_content_type: pcm, source_language: 'en', ...more },
      }),
    );
  const address = ({ streaming_url, token }: Opened) => `${streaming_url}?token=${token}`;
  const kinds = (messages: readonly Message[]) => messages.flatMap((one) => Object.keys(one));

  async function connect(opened: Opened) {
    const socket = new WebSocket(address(opened));
    const messages: Message[] = [];
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('message', (data) =>
      messages.push(JSON.parse((data as Buffer).toString()) as Message),
    );
    socket.on('error', () => {});
    await Promise.race([once(socket, 'open'), closed]);
    return { socket, messages, closed };
  }

  async function converse(opened: Opened, sent: readonly unknown[]): Promise<readonly Message[]> {
    const { socket, messages, closed } = await connect(opened);
    for (const one of sent) socket.send(typeof one === 'string' ? one : JSON.stringify(one));
    await closed;
    return messages;
  }

  const concluded = (messages: readonly Message[]) =>
    messages
      .flatMap(({ source_transcript_update: update }) => update?.['concluded'] ?? [])
      .map((segment) => (segment as { text: string }).text);

  it('110: hands out an address and a token', async () => {
    const made = await open({ target_languages: ['de'] });
    assert.match(made.streaming_url, /^ws:/);
    assert.notEqual(made.token, '');
  });

  it('111: refuses what it cannot take', async () => {
    const refused = [
      { source_language: 'en' },
      { source_media_content_type: 'audio/wav' },
      { source_media_content_type: pcm, target_languages: ['de', 'fr', 'es', 'it', 'ja', 'ko'] },
      { source_media_content_type: pcm, target_media_languages: ['de', 'fr'] },
      { source_media_content_type: pcm, target_languages: ['xx'] },
    ];
    for (const json of refused) assertError(await test.send('POST', path, { json }), 400);
    const json = { source_media_content_type: pcm };
    assertError(await test.send('POST', path, { json, key: test.service.keys.free }), 403);
    assertError(await test.send('POST', path, { json, key: test.service.keys.exhausted }), 456);
    assertError(await test.send('POST', path, { json, key: null }), 401);
  });

  it('112: hears, translates, and ends every transcript and then the stream', async () => {
    test.service.state.voice.timeScale = 1e9;
    const sent = [...quarters(13), { end_of_source_media: {} }];
    const messages = await converse(await open({ target_languages: ['de', 'fr'] }), sent);
    assert.deepEqual(kinds(messages).slice(-4), [
      'end_of_source_transcript',
      'end_of_target_transcript',
      'end_of_target_transcript',
      'end_of_stream',
    ]);
    assert.deepEqual(concluded(messages), ['Welcome to glosser, made for nordlik cloud.', 'ader']);
    const [first] = test.service.ledger.requests.filter((one) => one.path === '/voice/stream');
    assert.equal(first?.hadAuthorization, false);
  });

  it('113: a token opens one connection; the second try ends the session', async () => {
    const opened = await open();
    const first = await connect(opened);
    await (
      await connect(opened)
    ).closed;
    await first.closed;
    assertError(await test.send('GET', `${path}?token=${opened.token}`), 400);
  });

  it('114: leads on with the newest token only', async () => {
    const opened = await open();
    const next = bodyOf<Opened>(await test.send('GET', `${path}?token=${opened.token}`));
    assert.notEqual(next.token, opened.token);
    assertError(await test.send('GET', `${path}?token=${opened.token}`), 400);
    assertError(await test.send('GET', `${path}?token=${next.token}`), 400);
  });

  it('115: answers what is malformed, too large or too fast with an error, and closes', async () => {
    const huge = { source_media_chunk: { data: Buffer.alloc(40_000).toString('base64') } };
    const fast = quarters(20);
    for (const sent of [['{'], [{}], [{ hello: {} }], [huge], fast]) {
      const messages = await converse(await open(), sent);
      assert.deepEqual(Object.keys(messages.at(-1)?.['error'] ?? {}), [
        'request_type',
        'error_code',
        'reason_code',
        'error_message',
      ]);
    }
  });

  it('116: ends a session that stays silent', async () => {
    test.service.state.voice.idle = 20;
    const opened = await open();
    assert.deepEqual(await converse(opened, []), []);
    assertError(await test.send('GET', `${path}?token=${opened.token}`), 400);
  });

  it('hears nothing of what came with the chunk after which it breaks off', async () => {
    for (const fault of [{ cutAfter: 2 }, { closeAfter: 2 }]) {
      test.service.state.voice.timeScale = 1e9;
      test.service.state.voice.faults.push(fault);
      const opened = await open();
      await converse(opened, [...quarters(3), { end_of_source_media: {} }]);
      const again = await test.send('GET', `${path}?token=${opened.token}`);
      assert.equal(again.status, 200, JSON.stringify(fault));
    }
  });

  it('117: a session keeps the terms with which it began; the next one has the new ones', async () => {
    test.service.state.voice.timeScale = 1e9;
    const sent = [...quarters(12), { end_of_source_media: {} }];
    const opened = await open({ spoken_terms_id: collection });
    const list = { lang: 'en', entries: 'GLOSSA' };
    await test.send('PUT', `/v3/spoken-terms/${collection}/term-lists`, { json: list });
    const known = 'Welcome to Glossa, made for Nordlicht Cloud.';
    assert.deepEqual(concluded(await converse(opened, sent)), [known]);
    const next = await open({ spoken_terms_id: collection });
    assert.match(concluded(await converse(next, sent))[0] ?? '', /^Welcome to GLOSSA,/);
  });
});
