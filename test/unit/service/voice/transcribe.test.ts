import assert from 'node:assert/strict';
import { Agent } from 'undici';
import type { ServiceEvent } from '../../../../src/service/http/events.ts';
import type { Clock } from '../../../../src/service/http/clock.ts';
import { systemClock } from '../../../../src/service/http/clock.ts';
import { createClient } from '../../../../src/service/client.ts';
import { transcribe, type TranscriptionEvent } from '../../../../src/service/voice/transcribe.ts';
import { undiciSocket } from '../../../../src/service/voice/undiciSocket.ts';
import { uuidFrom } from '../../../service/ids.ts';
import { failure, settingsFor, useService } from '../connect.ts';
import type { VoiceFault } from '../../../service/voice/voiceState.ts';

/** How much faster than the clock on the wall these tests live. */
const scale = 40;

/** Time that goes faster, here and in the stand-in alike. */
const fastClock: Clock = {
  ...systemClock,
  now: () => (performance.timeOrigin + performance.now()) * scale,
  wait: (milliseconds, signal) => systemClock.wait(milliseconds / scale, signal),
};

/** Nine seconds of PCM at 16 kHz. */
const recording = {
  contentType: 'audio/pcm;encoding=s16le;rate=16000',
  bytes: new Uint8Array(288_000),
  milliseconds: 9000,
  unit: 2,
};
const terms = uuidFrom('terms Team and product names');
const english = { sourceLanguage: 'en', targetLanguages: ['de'] };
const whole = [
  'Welcome to Glossa, made for Nordlicht Cloud.',
  'Ada Whitfield imports the TMX file.',
  'The new PaletteKit ships on Friday.',
];

describe('a transcription', () => {
  const service = useService();
  const agent = new Agent();
  after(() => agent.close());

  function start(
    faults: readonly VoiceFault[] = [],
    { signal = new AbortController().signal, spokenTerms = terms } = {},
  ) {
    const { voice } = service().state;
    voice.timeScale = scale;
    voice.faults.push(...faults);
    const events: ServiceEvent[] = [];
    const onEvent = (event: ServiceEvent) => void events.push(event);
    const client = createClient({ ...settingsFor(service().url), clock: fastClock, onEvent });
    const openSocket = undiciSocket(agent);
    const means = { voice: client.voice, openSocket, clock: fastClock };
    const request = spokenTerms === '' ? english : { ...english, spokenTerms };
    return {
      log: () => JSON.stringify(events),
      events: transcribe(means, request, recording, { signal }),
    };
  }
  const run = async (faults: readonly VoiceFault[] = []) => all(start(faults).events);
  const texts = (events: readonly TranscriptionEvent[], type: 'source' | 'target' = 'source') =>
    events.flatMap((event) => (event.type === type ? event.concluded : [])).map(({ text }) => text);
  const chunks = () => service().state.voice.chunks;

  it('hears everything, with the spelling of the terms, and the translations', async () => {
    const events = await run();
    assert.deepEqual(texts(events), whole);
    assert.equal(texts(events, 'target').length, whole.length);
    assert.match(texts(events, 'target')[0] ?? '', /^\[de\] /);
    assert.deepEqual(
      events.filter(({ type }) => type === 'gap'),
      [],
    );
  });

  it('mishears what no term spells', async () => {
    const events = await all(start([], { spokenTerms: '' }).events);
    assert.equal(texts(events)[0], 'Welcome to glosser, made for nordlik cloud.');
  });

  it('never sends faster than twice real time, nor chunks that are too large', async () => {
    await run();
    let sound = 0;
    for (const chunk of chunks()) {
      sound += chunk.sound;
      assert.ok(sound <= 2 * chunk.at, `${sound} ms of sound after ${chunk.at} ms`);
      assert.ok(chunk.bytes <= 75_000 && chunk.sound <= 1000);
    }
    assert.equal(sound, recording.milliseconds);
  });

  it('goes on over another connection after a cut, and says what may be missing', async () => {
    for (const fault of [{ cutAfter: 12 }, { closeAfter: 12 }]) {
      const events = await run([fault]);
      const gaps = events.flatMap((event) => (event.type === 'gap' ? [event] : []));
      const heard = texts(events).join(' ');
      if (gaps.length === 0) assert.equal(heard, whole.join(' '));
      for (const { from, to } of gaps) assert.ok(from < to && to <= recording.milliseconds);
      assert.ok(heard.includes('ships on Friday.') || gaps.length > 0);
    }
  });

  it('asks for another way where the handshake is refused', async () => {
    assert.deepEqual(texts(await run([{ refuse: 403 }, { refuse: 503 }])), whole);
    const requests = service().ledger.requests.filter(({ path }) => path === '/v3/voice/realtime');
    assert.deepEqual(
      requests.map(({ method }) => method),
      ['POST', 'GET', 'GET'],
    );
  });

  it('gives up where no connection leads anywhere', async () => {
    const refused = Array.from({ length: 3 }, () => ({ refuse: 403 }));
    await failure(run(refused), { kind: 'network', code: 'connection_lost' });
  });

  it('reads answers in two frames, and passes over kinds that it does not know', async () => {
    assert.deepEqual(texts(await run([{ twoFrames: true, unknownKinds: true }])), whole);
  });

  it('ends with an error of the session, in its words and without its token', async () => {
    const { events, log } = start([{ errorAfter: 3 }]);
    const error = await failure(all(events), { kind: 'invalid', status: 400, code: '4000403' });
    assert.equal(error.serviceMessage, 'The audio cannot be read');
    assert.equal(service().ledger.requests.filter(({ method }) => method === 'GET').length, 1);
    const secrets = service().state.voice.sessions.map(({ newest }) => newest);
    for (const secret of secrets) {
      assert.ok(!log().includes(secret) && !JSON.stringify(error).includes(secret));
    }
  });

  it('fails in words where the session ended while nothing was sent', async () => {
    service().state.voice.idle = 1;
    await failure(run(), { kind: 'invalid', operation: 'voice.reopen' });
  });

  it('shows the key to the service, and never to the socket', async () => {
    await run([{ cutAfter: 5 }]);
    const sockets = service().ledger.requests.filter(({ path }) => path === '/voice/stream');
    assert.equal(sockets.length, 2);
    for (const { headers, hadAuthorization } of sockets) {
      assert.equal(hadAuthorization, false);
      assert.ok(!JSON.stringify(headers).includes('demo-paid-key'));
    }
  });

  it('goes on where the service stopped reading, over another connection', async () => {
    const events = await run([{ pauseAfter: 2, neverEnds: true }]);
    assert.ok(events.some(({ type }) => type === 'gap'));
    assert.equal(service().state.voice.connections, 2);
  });

  for (const [state, faults, until] of [
    ['before the session', [], 0],
    ['while it sends', [], 3],
    ['while it waits for the end', [{ neverEnds: true }], 45],
  ] as const) {
    it(`stops when it is cancelled ${state}`, async () => {
      const controller = new AbortController();
      const { events } = start(faults, { signal: controller.signal });
      if (until === 0) controller.abort(new Error('enough'));
      let count = 0;
      const reading = (async () => {
        for await (const event of events) {
          if (event.type === 'sent' && ++count === until) controller.abort(new Error('enough'));
        }
      })();
      await assert.rejects(reading, /enough/);
    });
  }

  it('closes the session where the reader leaves', async () => {
    for await (const { type } of start().events) if (type === 'sent') break;
    await closed();
    const sent = chunks().reduce((sum, { bytes }) => sum + bytes, 0);
    assert.ok(sent < recording.bytes.length);
  });

  /** Resolves when the stand-in has no connection any more. */
  async function closed(): Promise<void> {
    const { sessions } = service().state.voice;
    while (sessions.some(({ connection }) => connection !== undefined)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
});

async function all<T>(events: AsyncIterable<T>): Promise<readonly T[]> {
  const seen: T[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}
