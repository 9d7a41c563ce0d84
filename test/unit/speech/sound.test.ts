import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { soundOf, type Sound } from '../../../src/speech/sound.ts';

const root = join(import.meta.dirname, '../../..');
const rate44 = 44_100;

/** A WAV file; `format` are tag, channels, rate and bits. */
function wav(format: readonly [number, number, number, number], data: Buffer): Buffer {
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

/** The same as RF64 or BW64 has it: the sizes stand in a chunk of their own. */
function large(file: Buffer, magic: 'RF64' | 'BW64'): Buffer {
  const sizes = Buffer.alloc(36);
  sizes.write('ds64');
  sizes.writeUInt32LE(28, 4);
  sizes.writeBigUInt64LE(BigInt(file.length + 28), 8);
  sizes.writeBigUInt64LE(BigInt(file.length - 44), 16);
  const rest = Buffer.from(file.subarray(12));
  rest.writeUInt32LE(0xffff_ffff, 28);
  const head = Buffer.from(file.subarray(0, 12));
  head.write(magic);
  head.writeUInt32LE(0xffff_ffff, 4);
  return Buffer.concat([head, sizes, rest]);
}

/** An AIFF file, or with `type` an AIFF-C file. */
function aiff(
  [channels, rate, bits]: readonly [number, number, number],
  data: Buffer,
  type?: string,
): Buffer {
  const common = Buffer.alloc(type === undefined ? 18 : 24);
  common.writeInt16BE(channels, 0);
  common.writeUInt32BE(data.length / channels / Math.ceil(bits / 8), 2);
  common.writeInt16BE(bits, 6);
  const power = Math.floor(Math.log2(rate));
  common.writeUInt16BE(16_383 + power, 8);
  common.writeUInt32BE(rate * 2 ** (31 - power), 10);
  if (type !== undefined) common.write(type, 18);
  const chunk = (name: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(content.length);
    return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
  };
  const chunks = [
    chunk('COMM', common),
    chunk('NAME', Buffer.from('odd')),
    chunk('SSND', Buffer.concat([Buffer.alloc(8), data])),
  ];
  const form = Buffer.from(type === undefined ? 'AIFF' : 'AIFC');
  return chunk('FORM', Buffer.concat([form, ...chunks]));
}

const big = (bytes: number, write: (into: Buffer) => void) => {
  const data = Buffer.alloc(bytes);
  write(data);
  return data;
};

const real = (name: string): Uint8Array =>
  readFileSync(join(root, 'test/unit/speech/recordings', name));

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

  it('is read from RF64 and BW64, which recorders write for files of any size', () => {
    const file = wav([1, 1, 16_000, 16], Buffer.from(Int16Array.of(0, 16_384).buffer));
    for (const magic of ['RF64', 'BW64'] as const) {
      const behind = Buffer.concat([large(file, magic), Buffer.from('LIST\u0004\0\0\0info')]);
      assert.deepEqual(samples(sound(behind)), [0, 16_384], magic);
    }
    const streamed = Buffer.from(file);
    streamed.writeUInt32LE(0xffff_ffff, 40);
    assert.deepEqual(samples(sound(streamed)), [0, 16_384]);
    streamed.writeUInt32LE(0, 40);
    assert.deepEqual(samples(sound(streamed)), [0, 16_384]);
  });

  it('is read from RIFX, where all numbers are the other way round', () => {
    const file = wav([1, 1, 16_000, 16], Buffer.from([0x40, 0, 0x20, 0]));
    file.write('RIFX');
    for (const at of [4, 16, 24, 28, 40]) file.subarray(at, at + 4).swap32();
    for (const at of [20, 22, 32, 34]) file.subarray(at, at + 2).swap16();
    assert.deepEqual(samples(sound(file)), [16_384, 8192]);
  });

  it('is read from the extensible form, and from bits that fill no byte', () => {
    const data = Buffer.from(Float32Array.of(0.5).buffer);
    const plain = wav([0xfffe, 1, 8000, 32], data);
    const more = Buffer.alloc(24);
    more.writeUInt16LE(22, 0);
    more.writeUInt16LE(3, 8);
    const file = Buffer.concat([plain.subarray(0, 36), more, plain.subarray(36)]);
    file.writeUInt32LE(40, 16);
    assert.deepEqual(samples(sound(file)), [16_384]);
    assert.deepEqual(samples(sound(wav([1, 1, 8000, 12], Buffer.from([0, 0x40])))), [16_384]);
  });

  it('is read from AIFF and AIFF-C', () => {
    const half: readonly (readonly [string | undefined, number, Buffer])[] = [
      [undefined, 8, Buffer.from([0x40])],
      [undefined, 16, Buffer.from([0x40, 0])],
      [undefined, 12, Buffer.from([0x40, 0])],
      [undefined, 24, Buffer.from([0x40, 0, 0])],
      ['NONE', 32, Buffer.from([0x40, 0, 0, 0])],
      ['twos', 16, Buffer.from([0x40, 0])],
      ['sowt', 16, Buffer.from([0, 0x40])],
      ['sowt', 24, Buffer.from([0, 0, 0x40])],
      ['in24', 24, Buffer.from([0x40, 0, 0])],
      ['fl32', 32, big(4, (into) => into.writeFloatBE(0.5))],
      ['FL32', 32, big(4, (into) => into.writeFloatBE(0.5))],
      ['fl64', 64, big(8, (into) => into.writeDoubleBE(0.5))],
    ];
    for (const [type, bits, data] of half) {
      const made = sound(aiff([1, 44_100, bits], data, type));
      assert.equal(made.contentType, 'audio/pcm;encoding=s16le;rate=44100');
      assert.deepEqual(samples(made), [16_384], `${type} ${bits}`);
    }
    const ulaw = sound(aiff([1, 8000, 16], Buffer.alloc(8000), 'ulaw'));
    assert.equal(ulaw.contentType, 'audio/pcm;encoding=ulaw;rate=8000');
    assert.equal(ulaw.milliseconds, 1000);
    assert.equal(soundOf(aiff([1, 44_100, 16], Buffer.alloc(8), 'ima4')), 'encoding');
    assert.equal(soundOf(aiff([1, 44_100, 16], Buffer.alloc(8)).subarray(0, 30)), 'encoding');
  });

  it('is read from FLAC behind an ID3 tag, which does not go along', () => {
    const flac = real('speech.flac');
    const tag = Buffer.from([...Buffer.from('ID3'), 4, 0, 0, 0, 0, 1, 2, ...Buffer.alloc(130)]);
    const made = sound(Buffer.concat([tag, flac]));
    assert.equal(made.contentType, 'audio/flac');
    assert.equal(made.bytes.length, flac.length);
    assert.equal(sound(Buffer.concat([tag, real('constant.mp3')])).contentType, 'audio/mpeg');
  });

  it('names the type of recordings that sessions do not take', () => {
    const types: readonly (readonly [string, string])[] = [
      ['\0\0\0\u0018ftypqt  ', 'MP4'],
      ['\0\0\0\u0008wide\0\0\0\0mdat', 'MP4'],
      ['\u00ff\u00f1\u0050\u0080', 'AAC'],
      ['#!AMR-WB\n', 'AMR'],
      ['caff\0\u0001', 'CAF'],
      ['.snd\0\0\0\u0018', 'AU'],
      ['0&\u00b2u\u008ef\u00cf\u0011', 'WMA'],
      ['riff.\u0091\u00cf\u0011', 'Wave64'],
    ];
    for (const [start, type] of types) {
      const bytes = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(64)]);
      assert.equal(soundOf(bytes), type);
    }
    assert.equal(soundOf(Buffer.from('RIFF\0\0\0\0AVI LIST')), 'unknown');
    assert.equal(soundOf(Buffer.from('FORM\0\0\0\0ILBM')), 'unknown');
  });

  it('is refused with its reason', () => {
    const mp4 = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypM4A '),
      Buffer.alloc(64),
    ]);
    assert.equal(soundOf(mp4), 'MP4');
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

  // Of FFmpeg, from the recording of the project; encoders add silence at the start and at the end.
  for (const [name, contentType, milliseconds] of [
    ['speech.flac', 'audio/flac', 500],
    ['opus.ogg', 'audio/ogg', 2000],
    ['vorbis.ogg', 'audio/ogg', 2000],
    ['constant.mp3', 'audio/mpeg', 2000],
    ['variable.mp3', 'audio/mpeg', 2000],
    ['opus.webm', 'audio/webm', 2000],
    ['streamed.webm', 'audio/webm', 2000],
    ['aac.mka', 'audio/x-matroska', 2000],
  ] as const) {
    it(`is as long in ${name} as it lasts`, () => {
      const made = sound(real(name));
      assert.deepEqual([made.contentType, made.guessed], [contentType, false]);
      const { milliseconds: found } = made;
      assert.ok(found >= milliseconds - 30 && found <= milliseconds + 130, `${found}`);
    });
  }

  it('is not sent from an MP4 file', () => {
    assert.equal(soundOf(real('speech.m4a')), 'MP4');
  });

  it('is never taken for shorter than it is where a part of it cannot be read', () => {
    const broken = Uint8Array.from(real('constant.mp3'));
    broken.fill(0, 2000, 2100);
    assert.ok(sound(broken).milliseconds >= 2000);
    const torn = Uint8Array.from(real('vorbis.ogg'));
    torn.fill(0, torn.length - 5000);
    assert.ok(sound(torn).milliseconds >= 1900);
  });

  it('is as long as all streams of an Ogg file, one after the other', () => {
    const one = Buffer.from(real('opus.ogg'));
    const other = Buffer.from(one);
    for (let at = other.indexOf('OggS'); at >= 0; at = other.indexOf('OggS', at + 1)) {
      other.writeUInt32LE(7, at + 14);
    }
    const { milliseconds } = sound(Buffer.concat([one, other]));
    assert.ok(milliseconds >= 4000 && milliseconds <= 4100, `${milliseconds}`);
  });

  it('takes no count from a page of Ogg on which nothing ends', () => {
    const whole = Buffer.from(real('opus.ogg'));
    const page = Buffer.from(whole.subarray(0, 28));
    page.fill(0xff, 6, 14);
    page[26] = 0;
    const { milliseconds } = sound(Buffer.concat([whole, page]));
    assert.ok(milliseconds >= 2000 && milliseconds <= 2030, `${milliseconds}`);
  });

  it('is taken for long where nobody could believe what the file says', () => {
    const endless = Buffer.from(real('speech.flac'));
    endless.writeUInt32BE(0xffff_ffff, 22);
    assert.equal(sound(endless).guessed, true);
    const none = Buffer.from(real('speech.flac'));
    none.writeUInt32BE(0, 22);
    assert.equal(sound(none).guessed, true);
  });

  it('is read to its end whatever stands in the file', () => {
    const starts = [
      'OggS',
      'ID3',
      '\u001aE\u00df\u00a3\u001f\u0043\u00b6u\u0081',
      'fLaC',
      'RIFF    WAVE',
    ];
    const file = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }));
    fc.assert(
      fc.property(file, ([start, rest]) => {
        const made = soundOf(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
        assert.ok(typeof made === 'string' || made.milliseconds > 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('counts the frames of MP3, behind a tag', () => {
    // 128 kbit/s at 44.1 kHz: 417 bytes, 1152 samples.
    const frame = Buffer.alloc(417);
    frame.writeUInt32BE(0xfffb9000);
    const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5]);
    const made = sound(Buffer.concat([tag, ...Array.from({ length: 10 }, () => frame)]));
    assert.equal(Math.round(made.milliseconds), Math.round((11_520 / rate44) * 1000));
  });

  it('is taken for long where nobody says how long it is', () => {
    const made = sound(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.alloc(3996)]));
    assert.deepEqual([made.guessed, made.milliseconds], [true, 2000]);
  });
});
