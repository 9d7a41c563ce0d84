/** The samples of a recording as they stand in its file. */
export interface StoredSound {
  readonly encoding: 'pcm' | 'float' | 'alaw' | 'ulaw';
  readonly channels: number;
  /** Samples a second. */
  readonly rate: number;
  /** Bits that a sample takes, a multiple of 8. */
  readonly bits: number;
  readonly littleEndian: boolean;
  /** Whether samples of 8 bits have a sign. */
  readonly isSigned: boolean;
  readonly data: Uint8Array;
}

/** A sound before its samples are found; `undefined` where nobody could play it. */
export function playable(sound: Omit<StoredSound, 'data'>): Omit<StoredSound, 'data'> | undefined {
  const { channels, rate, bits } = sound;
  return channels > 0 && rate > 0 && bits > 0 && bits % 8 === 0 ? sound : undefined;
}
