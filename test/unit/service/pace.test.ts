import assert from 'node:assert/strict';
import type { Transport } from '../../../src/service/transport.ts';
import { connect, hello } from './connect.ts';
import { ManualClock } from './manualClock.ts';

const headers = { 'content-type': 'application/json' };
const encoder = new TextEncoder();

async function* body(value: object): AsyncGenerator<Uint8Array> {
  yield encoder.encode(JSON.stringify(value));
}

/** A service that answers one request in each interval and refuses the others. */
function limited(clock: ManualClock, interval: number) {
  const counts = { answered: 0, refused: 0 };
  let free = 0;
  const transport: Transport = async () => {
    await new Promise(setImmediate);
    if (clock.now() < free) {
      counts.refused++;
      return { status: 429, headers, body: body({ message: 'Too many requests' }) };
    }
    free = clock.now() + interval;
    counts.answered++;
    return { status: 200, headers, body: body({ translations: [{ text: 'Hallo' }] }) };
  };
  return { counts, transport };
}

function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('a service that lets requests in at a steady pace', () => {
  for (const interval of [20, 150, 400, 900]) {
    it(`answers all of them in the end, one per ${interval} ms`, async () => {
      for (let seed = 1; seed <= 10; seed++) {
        const clock = new ManualClock();
        const { counts, transport } = limited(clock, interval);
        const { client } = connect('http://service.test', {
          clock,
          transport,
          random: randoms(seed),
        });
        let left = 120;
        const worker = async () => {
          while (left-- > 0) await client.translate(hello, { mode: 'batch' });
        };
        const state = { running: true };
        const work = Promise.all(Array.from({ length: 8 }, worker)).finally(() => {
          state.running = false;
        });
        work.catch(() => undefined);
        while (state.running) {
          for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
          clock.advanceToNext();
        }
        await work;
        assert.equal(counts.answered, 120);
      }
    });
  }
});
