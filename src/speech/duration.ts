import { latin1, type AudioKind } from './audioKind.ts';

/** Bytes a second that a recording has at least and at most. What it says of itself otherwise is not believed. */
const [sparsest, densest] = [25, 1_500_000];

/** Milliseconds of a compressed recording as it says itself; `undefined` where it does not, or nobody could believe it. */
export function duration(kind: AudioKind, bytes: Uint8Array): number | undefined {
  const read = readers[kind];
  const found = bytes.length < 64 ? undefined : read?.(bytes, viewOf(bytes));
  if (found === undefined) return undefined;
  const rate = (bytes.length / found) * 1000;
  return rate >= sparsest && rate <= densest ? found : undefined;
}

const readers: Partial<
  Record<AudioKind, (bytes: Uint8Array, view: DataView) => number | undefined>
> = {
  flac: (_, view) => streamInfo(view, 8),
  ogg,
  mp3,
  webm: matroska,
  matroska,
};

/** Samples and rate, as each FLAC stream has them at its start. */
function streamInfo(view: DataView, at: number): number | undefined {
  const rate = view.getUint32(at + 10) >>> 12;
  const samples = (view.getUint8(at + 13) & 15) * 2 ** 32 + view.getUint32(at + 14);
  return rate === 0 ? undefined : (samples / rate) * 1000;
}

/** The last page of a stream counts its samples; a file may hold several streams, one after the other. */
function ogg(bytes: Uint8Array, view: DataView): number | undefined {
  const streams = new Map<number, number>();
  let at = 0;
  while (at + 27 <= bytes.length && isAt(bytes, [0x4f, 0x67, 0x67, 0x53], at)) {
    const [low, high] = [view.getUint32(at + 6, true), view.getUint32(at + 10, true)];
    // A page on which nothing ends has no count.
    const isCounted = low !== 0xffff_ffff || high !== 0xffff_ffff;
    if (isCounted) streams.set(view.getUint32(at + 14, true), low + high * 2 ** 32);
    const lengths = bytes.subarray(at + 27, at + 27 + (bytes[at + 26] ?? 0));
    at += 27 + lengths.length + sumOf(lengths);
  }
  const samples = withRest(sumOf([...streams.values()]), at, bytes.length);
  const start = latin1(bytes.subarray(0, 64));
  const opus = start.indexOf('OpusHead');
  if (opus >= 0) return ((samples - view.getUint16(opus + 10, true)) / 48_000) * 1000;
  const vorbis = start.indexOf('\u0001vorbis');
  if (vorbis >= 0) return (samples / view.getUint32(vorbis + 12, true)) * 1000;
  const flac = start.indexOf('fLaC');
  return flac < 0 ? undefined : (samples / (view.getUint32(flac + 18) >>> 12)) * 1000;
}

/** What cannot be read is taken to be like what was: too short a time would send it too fast. */
function withRest(found: number, read: number, length: number): number {
  return read === 0 ? 0 : found * Math.max(1, length / read);
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const mpegRates = [44_100, 48_000, 32_000];

/** Counts the frames: those of a variable bit rate differ in length, and all last equally long. */
function mp3(bytes: Uint8Array, view: DataView): number | undefined {
  const start = tagLength(bytes);
  let time = 0;
  let at = start;
  while (at + 4 <= bytes.length) {
    const head = view.getUint32(at);
    const version = (head >>> 19) & 3;
    const rate = mpegRates[(head >>> 10) & 3];
    const isFirst = version === 3;
    const bitrate = bitrates[isFirst ? 'first' : 'second'][(head >>> 12) & 15] ?? 0;
    if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== 1 || rate === undefined || bitrate === 0)
      break;
    const samplesASecond = isFirst ? rate : version === 2 ? rate / 2 : rate / 4;
    const samples = isFirst ? 1152 : 576;
    time += (samples / samplesASecond) * 1000;
    at += Math.floor(((samples / 8) * bitrate * 1000) / samplesASecond) + ((head >>> 9) & 1);
  }
  return withRest(time, at - start, bytes.length - start);
}

/** An ID3 tag says how long it is, in four times seven bits. */
function tagLength(bytes: Uint8Array): number {
  if (latin1(bytes.subarray(0, 3)) !== 'ID3') return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0);
}

/** Its own statement, or, where it was streamed and has none, the time of the last block. */
function matroska(bytes: Uint8Array, view: DataView): number | undefined {
  const scaleAt = indexOf(bytes, [0x2a, 0xd7, 0xb1, 0x83], 4096);
  const scale = scaleAt < 0 ? 1_000_000 : number(bytes, scaleAt + 4, 3);
  const single = indexOf(bytes, [0x44, 0x89, 0x84], 4096);
  if (single >= 0) return (view.getFloat32(single + 3) * scale) / 1e6;
  const double = indexOf(bytes, [0x44, 0x89, 0x88], 4096);
  if (double >= 0) return (view.getFloat64(double + 3) * scale) / 1e6;
  const cluster = lastIndexOf(bytes, [0x1f, 0x43, 0xb6, 0x75]);
  return cluster < 0 ? undefined : (lastBlock(bytes, view, cluster + 4) * scale) / 1e6;
}

/** The time of the last block in a cluster whose length begins at `at`. */
function lastBlock(bytes: Uint8Array, view: DataView, at: number): number {
  let [base, last] = [0, 0];
  let next = at + vintLength(bytes[at]);
  while (next + 12 <= bytes.length) {
    const id = bytes[next];
    const sizeAt = next + vintLength(id);
    const content = sizeAt + vintLength(bytes[sizeAt]);
    const size = vint(bytes, sizeAt);
    // Only what is in a cluster has a short name.
    if (sizeAt > next + 2 || size < 0) break;
    if (id === 0xe7) base = number(bytes, content, size);
    const block = id === 0xa3 ? content : id === 0xa0 ? blockOf(bytes, content) : undefined;
    const timeAt = block === undefined ? Infinity : block + vintLength(bytes[block]);
    if (timeAt + 2 <= bytes.length) last = Math.max(last, view.getInt16(timeAt));
    next = content + size;
  }
  return base + last;
}

/** Where the block of a group begins, which comes first in it. */
function blockOf(bytes: Uint8Array, at: number): number | undefined {
  return bytes[at] === 0xa1 ? at + 1 + vintLength(bytes[at + 1]) : undefined;
}

/** Bytes of a name or a length: as many as zeros come before its first one. */
function vintLength(first = 0): number {
  return Math.clz32(first) - 23;
}

function vint(bytes: Uint8Array, at: number): number {
  const length = vintLength(bytes[at]);
  return number(bytes, at, length) - 2 ** (7 * length);
}

function number(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0);
}

/** Where these bytes begin, before `end`; -1 where they do not. */
function indexOf(bytes: Uint8Array, wanted: readonly number[], end: number): number {
  const last = Math.min(end, bytes.length - 16);
  for (let at = 0; at < last; at++) if (isAt(bytes, wanted, at)) return at;
  return -1;
}

function lastIndexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = bytes.length - wanted.length; at >= 0; at--) if (isAt(bytes, wanted, at)) return at;
  return -1;
}

function isAt(bytes: Uint8Array, wanted: readonly number[], at: number): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
