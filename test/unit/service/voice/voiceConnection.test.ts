import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { Agent } from 'undici';
import { WebSocketServer, type WebSocket } from 'ws';
import { systemClock } from '../../../../src/service/http/clock.ts';
import { undiciSocket } from '../../../../src/service/voice/undiciSocket.ts';
import { VoiceConnection } from '../../../../src/service/voice/voiceConnection.ts';
import type { SocketEvents, VoiceSocket } from '../../../../src/service/voice/voiceSocket.ts';
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

  it('waits for a service that reads slowly, runs little ahead of it, and loses nothing', async () => {
    const service = await startSlowService();
    const agent = new Agent({ connect: { socketPath: service.place } });
    let socket: VoiceSocket | undefined;
    const openSocket = (address: URL, events: SocketEvents) =>
      (socket = undiciSocket(agent)(address, events));
    let [time, most, looks] = [0, 0, 0];
    const clock = {
      ...systemClock,
      now: () => time,
      /** The pace takes no time, and patience has no end: what keeps the sender waiting is the socket alone. */
      async wait(milliseconds: number, signal: AbortSignal | undefined) {
        if (milliseconds > 1000) return void (await once(signal ?? new EventTarget(), 'abort'));
        await others();
        signal?.throwIfAborted();
        time += milliseconds;
        const { waiting = 0 } = socket ?? {};
        most = Math.max(most, waiting);
        if (waiting > 200_000 && ++looks === 50) service.read();
      },
    };
    const minute = { ...recording, bytes: new Uint8Array(5_760_000), milliseconds: 60_000 };
    const connection = new VoiceConnection({ openSocket, clock }, minute, 0);
    let ahead = 0;
    for await (const { type } of connection.run(url, new AbortController().signal)) {
      if (service.heard() === 0) ahead = connection.position;
      if (type === 'end') break;
    }
    assert.ok(most > 200_000 && most <= 300_000, `${most}`);
    assert.ok(ahead < minute.bytes.length / 4, `${ahead}`);
    assert.equal(service.heard(), minute.bytes.length);
    await agent.destroy();
    await service.stop();
  });
});

/** Reads nothing until it is told to, on a socket that holds less than one of the network. */
async function startSlowService() {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-'));
  const place = process.platform === 'win32' ? `\\\\.\\pipe\\${folder}` : join(folder, 'socket');
  const server = createServer();
  let heard = 0;
  let reader: WebSocket | undefined;
  new WebSocketServer({ server }).on('connection', (socket) => {
    reader = socket;
    socket.pause();
    socket.on('message', (data) => {
      const { source_media_chunk: chunk } = JSON.parse((data as Buffer).toString()) as {
        readonly source_media_chunk?: { readonly data: string };
      };
      if (chunk === undefined) socket.send('{"end_of_stream":{}}');
      else heard += Buffer.from(chunk.data, 'base64').length;
    });
  });
  server.listen(place);
  await once(server, 'listening');
  return {
    place,
    heard: () => heard,
    read: () => reader?.resume(),
    async stop() {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
