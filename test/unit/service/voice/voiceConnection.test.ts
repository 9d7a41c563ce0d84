import assert from 'node:assert/strict';
import { VoiceConnection } from '../../../../src/service/voice/voiceConnection.ts';
import type { SocketEvents } from '../../../../src/service/voice/voiceSocket.ts';
import { FakeClock } from '../fakeClock.ts';

const url = new URL('ws://127.0.0.1/voice/stream');
/** Ten minutes of PCM at 48 kHz. */
const recording = {
  contentType: 'audio/pcm;encoding=s16le;rate=48000',
  bytes: new Uint8Array(57_600_000),
  milliseconds: 600_000,
  unit: 2,
};

describe('a voice connection', () => {
  it('lets little wait where nothing leaves, and is given up in the end', async () => {
    let waiting = 0;
    let closed = 0;
    const openSocket = (_: URL, events: SocketEvents) => {
      queueMicrotask(() => events.opened());
      return {
        get waiting() {
          return waiting;
        },
        send: (text: string) => {
          waiting += text.length;
        },
        close: () => {
          closed++;
        },
      };
    };
    const connection = new VoiceConnection({ openSocket, clock: new FakeClock() }, recording, 0);
    for await (const { type } of connection.run(url, new AbortController().signal)) {
      assert.equal(type, 'sent');
    }
    assert.ok(waiting <= 300_000, `${waiting}`);
    assert.ok(connection.position < recording.bytes.length);
    assert.equal(closed, 1);
  });
});
