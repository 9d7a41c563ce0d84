import { latin1 } from './audioKind.ts';

/** The sound in a WAV file as it stands there. */
export interface WavSound {
  readonly encoding: 'pcm' | 'float' | 'alaw' | 'ulaw';
  readonly channels: number;
  /** Samples a second. */
  readonly rate: number;
  /** Bits of a sample. */
  readonly bits: number;
  readonly data: Uint8Array;
}

const encodings: Readonly<Record<number, WavSound['encoding']>> = {
  1: 'pcm',
  3: 'float',
  6: 'alaw',
  7: 'ulaw',
};

/** `undefined` where the file does not say what its sound is. A file that was cut off gives what is there. */
export function readWav(bytes: Uint8Array): WavSound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Omit<WavSound, 'data'> | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = latin1(bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    if (name === 'fmt ' && at + 24 <= bytes.length) format = readFormat(view, at + 8, size);
    if (name === 'data' && format !== undefined) {
      return { ...format, data: bytes.subarray(at + 8, Math.min(at + 8 + size, bytes.length)) };
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

function readFormat(view: DataView, at: number, size: number): Omit<WavSound, 'data'> | undefined {
  const tag = view.getUint16(at, true);
  // The extensible form has the real tag at the start of an id behind the other fields.
  const isExtensible = tag === 0xfffe && size >= 26 && at + 26 <= view.byteLength;
  const encoding = encodings[isExtensible ? view.getUint16(at + 24, true) : tag];
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const usable = channels > 0 && rate > 0 && bits > 0 && bits % 8 === 0;
  return encoding === undefined || !usable ? undefined : { encoding, channels, rate, bits };
}
