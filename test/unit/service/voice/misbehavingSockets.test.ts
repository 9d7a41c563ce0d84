import assert from 'node:assert/strict';
import { createClient } from '../../../../src/service/client.ts';
import { transcribe } from '../../../../src/service/voice/transcribe.ts';
import type { OpenSocket, SocketEvents } from '../../../../src/service/voice/voiceSocket.ts';
import { VirtualTime } from '../../translation/sending/virtualTime.ts';

/** Two minutes of PCM at 16 kHz. */
const recording = {
  contentType: 'audio/pcm;encoding=s16le;rate=16000',
  bytes: new Uint8Array(3_840_000),
  milliseconds: 120_000,
  unit: 2,
};
const reason = new Error('enough');

const later = () => new Promise<void>((resolve) => void setImmediate(resolve).unref());

/** A socket that takes everything and says nothing, but for what a test wants else. */
function socket(
  begin: (events: SocketEvents, isOpen: () => boolean, time: VirtualTime) => unknown = () => {},
  odd: { waiting?: () => number; send?: () => void; close?: () => void } = {},
) {
  return (time: VirtualTime): OpenSocket =>
    (_, events) => {
      let isOpen = true;
      void later().then(() => begin(events, () => isOpen, time));
      return {
        get waiting() {
          return odd.waiting?.() ?? 0;
        },
        send: () => odd.send?.(),
        close() {
          isOpen = false;
          odd.close?.();
        },
      };
    };
}

const throws = () => {
  throw new Error('thrown');
};

/** Says the same again and again. */
const repeats =
  (message: object) => async (events: SocketEvents, isOpen: () => boolean, time: VirtualTime) => {
    events.opened();
    while (isOpen()) {
      await time.wait(1_000);
      events.message(JSON.stringify(message));
    }
  };

const heard = (text: string, end: number) => ({ text, start_time: 0, end_time: end });

const sockets: Readonly<Record<string, (time: VirtualTime) => OpenSocket>> = {
  'never opens': socket(),
  'cannot be made': () => throws,
  'closes before it opens': socket((events) => events.closed()),
  'closes when it has opened': socket((events) => {
    events.opened();
    events.closed();
  }),
  'opens and says nothing': socket((events) => events.opened()),
  'opens twice': socket((events) => {
    events.opened();
    events.opened();
  }),
  'lets nothing leave': socket((events) => events.opened(), { waiting: () => 1e9 }),
  'cannot say how much waits': socket((events) => events.opened(), { waiting: throws }),
  'cannot send': socket((events) => events.opened(), { send: throws }),
  'cannot be closed': socket((events) => events.opened(), { close: throws }),
  'talks nonsense for ever': socket(repeats({ nonsense: true })),
  'says the same for ever': socket(
    repeats({ source_transcript_update: { tentative: [heard('Hello', 500)] } }),
  ),
  'goes on behind the end of the recording': socket(async (events, isOpen, time) => {
    events.opened();
    for (let end = 0; isOpen(); end += 1_000) {
      await time.wait(1_000);
      const update = { concluded: [heard('more', end)] };
      events.message(JSON.stringify({ source_transcript_update: update }));
    }
  }),
  'lets nothing leave and names ever new languages': socket(
    async (events, isOpen, time) => {
      events.opened();
      for (let count = 0; isOpen(); count++) {
        await time.wait(1_000);
        const update = { language: `x-${count}`, tentative: [heard('more', 1)] };
        events.message(JSON.stringify({ target_transcript_update: update }));
      }
    },
    { waiting: () => 1e9 },
  ),
};

function start(openSocket: (time: VirtualTime) => OpenSocket, signal: AbortSignal) {
  const time = new VirtualTime();
  let calls = 0;
  const { voice } = createClient({
    baseUrl: new URL('https://service.test'),
    scheme: 'Service-Auth-Key',
    key: () => 'key',
    transport: async () => {
      calls++;
      const access = { streaming_url: 'wss://service.test/stream', token: `t${calls}` };
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: (async function* () {
          yield new TextEncoder().encode(JSON.stringify(access));
        })(),
      };
    },
    userAgent: 'glossa-test/1',
    clock: time,
    random: time.random,
  });
  const means = { voice, openSocket: openSocket(time), clock: time };
  const request = { sourceLanguage: 'en', targetLanguages: ['de'] };
  const read = async () => {
    for await (const _ of transcribe(means, request, recording, { signal }));
  };
  const end = read().then(
    () => 'ended',
    (error: unknown) => error,
  );
  return { time, end, calls: () => calls };
}

describe('a voice session', () => {
  for (const [what, openSocket] of Object.entries(sockets)) {
    it(`ends by itself where its socket ${what}`, async () => {
      const { time, end, calls } = start(openSocket, new AbortController().signal);
      const milliseconds = await time.passed(end);
      assert.notEqual(await end, 'ended');
      assert.ok(calls() <= 8, `${calls()} connections`);
      assert.ok(milliseconds <= 3 * 4 * recording.milliseconds, `${milliseconds} ms`);
    });

    it(`ends when it is cancelled where its socket ${what}`, async () => {
      const controller = new AbortController();
      const { time, end } = start(openSocket, controller.signal);
      let isOpen = true;
      void end.finally(() => (isOpen = false));
      await time.passed(Promise.race([end, time.wait(3_000)]));
      const wasOpen = isOpen;
      controller.abort(reason);
      assert.equal(await time.passed(end), 0);
      if (wasOpen) assert.equal(await end, reason);
    });
  }

  it('is heard to its end where its words come late and without times', async () => {
    const slowly = socket(async (events, _, time) => {
      events.opened();
      await time.wait(recording.milliseconds / 2);
      for (const text of ['Hello', 'dear', 'world']) {
        await time.wait(20_000);
        const update = { concluded: [{ text }] };
        events.message(JSON.stringify({ source_transcript_update: update }));
      }
      events.message(JSON.stringify({ end_of_stream: {} }));
    });
    const { time, end, calls } = start(slowly, new AbortController().signal);
    await time.passed(end);
    assert.deepEqual([await end, calls()], ['ended', 1]);
  });

  it('is not begun again and again where each connection takes but a moment of sound', async () => {
    const briefly = socket(async (events, _, time) => {
      events.opened();
      await time.wait(500);
      events.closed();
    });
    const { time, end, calls } = start(briefly, new AbortController().signal);
    await time.passed(end);
    assert.notEqual(await end, 'ended');
    assert.ok(calls() <= 4, `${calls()} connections`);
  });
});
