import { latin1 } from './audioKind.ts';
import { playable, type StoredSound } from './storedSound.ts';

/** What AIFF-C calls its samples: the encoding, whether their bytes come in little-endian order, and bits that it fixes. */
const types: Readonly<
  Record<string, readonly [StoredSound['encoding'], littleEndian?: boolean, bits?: number]>
> = {
  NONE: ['pcm'],
  twos: ['pcm'],
  in24: ['pcm', false, 24],
  in32: ['pcm', false, 32],
  sowt: ['pcm', true],
  fl32: ['float', false, 32],
  fl64: ['float', false, 64],
  alaw: ['alaw', false, 8],
  ulaw: ['ulaw', false, 8],
};

/**
 * The sound in an AIFF or AIFF-C file; `undefined` where the file does not say what it is, or has it compressed. A file that was
 * cut off gives what is there.
 */
export function readAiff(bytes: Uint8Array): StoredSound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Omit<StoredSound, 'data'> | undefined;
  let data: Uint8Array | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = latin1(bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4);
    if (name === 'COMM' && at + 26 <= bytes.length) format = readFormat(view, at + 8, size);
    if (name === 'SSND' && at + 16 <= bytes.length) {
      data = bytes.subarray(at + 16 + view.getUint32(at + 8), at + 8 + size);
    }
    at += 8 + size + (size % 2);
  }
  return format && data && { ...format, data };
}

function readFormat(
  view: DataView,
  at: number,
  size: number,
): Omit<StoredSound, 'data'> | undefined {
  const isNamed = size >= 22 && at + 22 <= view.byteLength;
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const name = isNamed ? latin1(bytes.subarray(at + 18, at + 22)) : 'NONE';
  const found = types[name] ?? types[name.toLowerCase()];
  if (found === undefined) return undefined;
  const [encoding, littleEndian = false, bits = view.getInt16(at + 6)] = found;
  return playable({
    encoding,
    channels: view.getInt16(at),
    rate: extended(view, at + 8),
    bits: Math.ceil(bits / 8) * 8,
    littleEndian,
    isSigned: true,
  });
}

/** A number of 80 bits, as a whole one. */
function extended(view: DataView, at: number): number {
  const exponent = (view.getUint16(at) & 0x7fff) - 16_383;
  return Math.round((view.getUint32(at + 2) / 2 ** 31) * 2 ** exponent);
}
