import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { chunksFrom } from '../../../../src/service/voice/voicePace.ts';

const recordings = fc.record({
  contentType: fc.constantFrom('audio/pcm;encoding=s16le;rate=16000', 'audio/ogg'),
  bytes: fc.integer({ min: 1, max: 40_000 }).map((length) => new Uint8Array(length * 2)),
  milliseconds: fc.integer({ min: 1, max: 100_000 }),
  unit: fc.constantFrom(1, 2),
});

describe('the pace of a recording', () => {
  it('sends every byte once, in order, and whole samples', () => {
    fc.assert(
      fc.property(recordings, fc.nat(100), (recording, skipped) => {
        const start = Math.min(skipped * 2, recording.bytes.length);
        let at = start;
        for (const { bytes } of chunksFrom(recording, start)) {
          assert.equal(bytes.byteOffset, at);
          assert.equal(bytes.length % recording.unit, 0);
          at += bytes.length;
        }
        assert.equal(at, recording.bytes.length);
      }),
    );
  });

  it('is never ahead of twice real time, and keeps chunks small', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const { length } = recording.bytes;
        let sound = 0;
        for (const { bytes, due } of chunksFrom(recording, 0)) {
          const one = (bytes.length / length) * recording.milliseconds;
          sound += one;
          assert.ok(sound <= 2 * due + 1e-6);
          assert.ok(bytes.length <= 75_000);
          // A single unit may last longer where a recording is said to be longer than its bytes can hold.
          assert.ok(one <= 1000 || bytes.length === recording.unit);
        }
      }),
    );
  });
});
