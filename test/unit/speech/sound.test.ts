import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundOf, type Sound } from '../../../src/speech/sound.ts';

const root = join(import.meta.dirname, '../../..');
const rate44 = 44_100;

/** A WAV file; `format` are tag, channels, rate and bits. */
function wav(format: readonly [number, number, number, number], data: Buffer): Uint8Array {
  const [tag, channels, rate, bits] = format;
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(tag, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE((rate * channels * bits) / 8, 28);
  head.writeUInt16LE((channels * bits) / 8, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

function sound(bytes: Uint8Array): Sound {
  const made = soundOf(bytes);
  assert.ok(typeof made === 'object', 'it can be sent');
  return made;
}

const samples = ({ bytes }: Sound) => [...new Int16Array(new Uint8Array(bytes).buffer)];

describe('the sound of a file', () => {
  it('is taken as it is from µ-law at 8 kHz', () => {
    const made = sound(readFileSync(join(root, 'test/projects/recordings/welcome.wav')));
    assert.equal(made.contentType, 'audio/pcm;encoding=ulaw;rate=8000');
    assert.equal(made.milliseconds, 9000);
    assert.equal(made.unit, 1);
  });

  it('keeps the samples of 16 bits at a rate that sessions take', () => {
    const made = sound(
      wav([1, 1, 16_000, 16], Buffer.from(Int16Array.of(0, 16_384, -16_384).buffer)),
    );
    assert.equal(made.contentType, 'audio/pcm;encoding=s16le;rate=16000');
    assert.deepEqual(samples(made), [0, 16_384, -16_383]);
  });

  it('averages channels, and raises a rate that sessions do not take', () => {
    const stereo = Buffer.from(Int16Array.of(1000, 3000, 5000, 7000).buffer);
    assert.deepEqual(samples(sound(wav([1, 2, 8000, 16], stereo))), [2000, 6000]);
    const raised = sound(wav([1, 1, rate44 / 2, 16], Buffer.from(Int16Array.of(0, 2000).buffer)));
    assert.equal(raised.contentType, 'audio/pcm;encoding=s16le;rate=44100');
    assert.deepEqual(samples(raised), [0, 1000, 2000, 2000]);
  });

  it('reads samples of 8, 24 and 32 bits and floats', () => {
    const forms: readonly (readonly [number, number, Buffer])[] = [
      [1, 8, Buffer.from([192])],
      [1, 24, Buffer.from([0, 0, 64])],
      [1, 32, Buffer.from(Int32Array.of(2 ** 30).buffer)],
      [3, 32, Buffer.from(Float32Array.of(0.5).buffer)],
      [3, 64, Buffer.from(Float64Array.of(0.5).buffer)],
    ];
    for (const [tag, bits, data] of forms) {
      assert.deepEqual(samples(sound(wav([tag, 1, 8000, bits], data))), [16_384], `${bits} bits`);
    }
  });

  it('is refused with its reason', () => {
    const mp4 = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypM4A '),
      Buffer.alloc(64),
    ]);
    assert.equal(soundOf(mp4), 'mp4');
    assert.equal(soundOf(Buffer.from('Just a text')), 'unknown');
    assert.equal(soundOf(new Uint8Array()), 'unknown');
    assert.equal(soundOf(wav([1, 1, 8000, 16], Buffer.alloc(0))), 'empty');
    assert.equal(soundOf(wav([2, 1, 8000, 16], Buffer.alloc(8))), 'encoding');
    assert.equal(soundOf(wav([1, 1, 8000, 16], Buffer.alloc(8)).subarray(0, 30)), 'encoding');
  });

  it('knows how long FLAC is', () => {
    const flac = Buffer.alloc(100);
    flac.write('fLaC');
    flac.writeUInt32BE((rate44 << 12) >>> 0, 18);
    flac.writeUInt32BE(rate44 * 3, 22);
    const made = sound(flac);
    assert.equal(made.contentType, 'audio/flac');
    assert.equal(made.milliseconds, 3000);
  });

  it('knows how long Opus in Ogg is, from its last page', () => {
    const page = (granule: number, content: string) => {
      const head = Buffer.alloc(28);
      head.write('OggS');
      head.writeUInt32LE(granule, 6);
      return Buffer.concat([head, Buffer.from(content, 'latin1')]);
    };
    const head = `OpusHead\u0001\u0001${'\0'.repeat(30)}`;
    const made = sound(Buffer.concat([page(0, head), page(96_000, 'sound')]));
    assert.equal(made.contentType, 'audio/ogg');
    assert.equal(made.milliseconds, 2000);
  });

  it('counts the frames of MP3, behind a tag', () => {
    // 128 kbit/s at 44.1 kHz: 417 bytes, 1152 samples.
    const frame = Buffer.alloc(417);
    frame.writeUInt32BE(0xfffb9000);
    const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5]);
    const made = sound(Buffer.concat([tag, ...Array.from({ length: 10 }, () => frame)]));
    assert.equal(made.contentType, 'audio/mpeg');
    assert.equal(Math.round(made.milliseconds), Math.round((11_520 / rate44) * 1000));
  });

  it('knows how long WebM is, also where it was streamed', () => {
    const start = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('webm')]);
    const stated = Buffer.from([0x44, 0x89, 0x84, 0, 0, 0, 0]);
    stated.writeFloatBE(1500, 3);
    const rest = Buffer.alloc(80);
    assert.equal(sound(Buffer.concat([start, stated, rest])).milliseconds, 1500);
    const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x01, 0xe7, 0x82, 0x07, 0xd0]);
    const streamed = sound(Buffer.concat([start, rest, cluster, rest]));
    assert.deepEqual([streamed.contentType, streamed.milliseconds], ['audio/webm', 2000]);
  });

  it('is taken for long where nobody says how long it is', () => {
    const made = sound(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.alloc(3996)]));
    assert.deepEqual([made.guessed, made.milliseconds], [true, 2000]);
  });
});
