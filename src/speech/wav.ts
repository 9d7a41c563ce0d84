import { latin1 } from './audioKind.ts';
import { playable, type StoredSound } from './storedSound.ts';

const encodings: Readonly<Record<number, StoredSound['encoding']>> = {
  1: 'pcm',
  3: 'float',
  6: 'alaw',
  7: 'ulaw',
};

/** A size that stands in the chunk `ds64`, or that a program did not know yet when it wrote the file. */
const elsewhere = 0xffff_ffff;

/**
 * The sound in a WAV file: RIFF, RIFX, where all numbers are big-endian, or RF64 and BW64, where sizes have 64 bits. `undefined`
 * where the file does not say what its sound is. A file that was cut off gives what is there.
 */
export function readWav(bytes: Uint8Array): StoredSound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const littleEndian = nameAt(bytes, 0) !== 'RIFX';
  let format: Omit<StoredSound, 'data'> | undefined;
  let dataSize: number | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at);
    const size = view.getUint32(at + 4, littleEndian);
    if (name === 'ds64' && at + 24 <= bytes.length) {
      dataSize = Number(view.getBigUint64(at + 16, littleEndian));
    }
    if (name === 'fmt ' && at + 24 <= bytes.length) {
      format = readFormat(view, at + 8, size, littleEndian);
    }
    if (name === 'data' && format !== undefined) {
      const rest = bytes.subarray(at + 8);
      const known = size === elsewhere ? (dataSize ?? rest.length) : size;
      return { ...format, data: known === 0 && !isChunk(rest) ? rest : rest.subarray(0, known) };
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

const nameAt = (bytes: Uint8Array, at: number) => latin1(bytes.subarray(at, at + 4));

/** Behind no samples at all stands another chunk or nothing: else a recorder did not come to write how many there are. */
const isChunk = (rest: Uint8Array) =>
  rest.length === 0 || /^[a-zA-Z0-9 _-]{4}$/.test(nameAt(rest, 0));

function readFormat(
  view: DataView,
  at: number,
  size: number,
  littleEndian: boolean,
): Omit<StoredSound, 'data'> | undefined {
  const tag = view.getUint16(at, littleEndian);
  // The extensible form has the real tag at the start of an id behind the other fields.
  const isExtensible = tag === 0xfffe && size >= 26 && at + 26 <= view.byteLength;
  const encoding = encodings[isExtensible ? view.getUint16(at + 24, littleEndian) : tag];
  if (encoding === undefined) return undefined;
  return playable({
    encoding,
    channels: view.getUint16(at + 2, littleEndian),
    rate: view.getUint32(at + 4, littleEndian),
    // Samples of 12 or 20 bits take whole bytes, in which they stand on the left.
    bits: Math.ceil(view.getUint16(at + 14, littleEndian) / 8) * 8,
    littleEndian,
    isSigned: false,
  });
}
