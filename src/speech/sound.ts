import { readAiff } from './aiff.ts';
import { audioKind, withoutTag, type AudioKind, type OtherKind } from './audioKind.ts';
import { duration } from './duration.ts';
import { monoPcm } from './monoPcm.ts';
import type { StoredSound } from './storedSound.ts';
import { readWav } from './wav.ts';

/** A recording as a voice session takes it. */
export interface Sound {
  /** Media type, with encoding and rate where the bytes do not say them. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly milliseconds: number;
  /** Whether `milliseconds` is only guessed, so that the recording is sent slowly. */
  readonly guessed: boolean;
  /** Bytes that must stay together. */
  readonly unit: number;
}

/** Why a file cannot be sent: no recording, one of a kind that sessions do not take, or nothing to hear. */
export type SoundProblem = 'unknown' | 'encoding' | 'empty' | OtherKind;

const contentTypes = {
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
  matroska: 'audio/x-matroska',
  mp3: 'audio/mpeg',
} as const satisfies Partial<Record<AudioKind, string>>;

const isTaken = (kind: AudioKind): kind is keyof typeof contentTypes => kind in contentTypes;

/** Bytes a second of the most frugal speech: who does not know better is never too fast. */
const slowest = 2000;

/** What is sent of a file. WAV and AIFF files become plain samples; everything else goes as it is. */
export function soundOf(file: Uint8Array): Sound | SoundProblem {
  const kind = audioKind(file);
  if (kind === undefined) return 'unknown';
  if (kind === 'wav') return samplesOf(readWav(file));
  if (kind === 'aiff') return samplesOf(readAiff(file));
  if (!isTaken(kind)) return kind;
  const bytes = kind === 'flac' ? withoutTag(file) : file;
  const known = duration(kind, bytes);
  return {
    contentType: contentTypes[kind],
    bytes,
    milliseconds: known ?? (bytes.length / slowest) * 1000,
    guessed: known === undefined,
    unit: 1,
  };
}

function samplesOf(stored: StoredSound | undefined): Sound | SoundProblem {
  if (stored === undefined) return 'encoding';
  const { encoding, channels, rate, data } = stored;
  if ((encoding === 'alaw' || encoding === 'ulaw') && channels === 1 && rate === 8000) {
    return pcm(encoding, rate, data, 1);
  }
  const made = monoPcm(stored);
  return made === undefined ? 'encoding' : pcm('s16le', made.rate, made.bytes, 2);
}

function pcm(encoding: string, rate: number, bytes: Uint8Array, unit: number): Sound | 'empty' {
  if (bytes.length === 0) return 'empty';
  return {
    contentType: `audio/pcm;encoding=${encoding};rate=${rate}`,
    bytes,
    milliseconds: (bytes.length / unit / rate) * 1000,
    guessed: false,
    unit,
  };
}
