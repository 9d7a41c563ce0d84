/** What a recording's first bytes say that it is. The name of the file does not count. */
export type AudioKind = 'wav' | 'aiff' | 'flac' | 'ogg' | 'webm' | 'matroska' | 'mp3' | OtherKind;

/** Recordings that voice sessions do not take, by the names that people have for them. */
export type OtherKind = 'MP4' | 'AAC' | 'AMR' | 'CAF' | 'AU' | 'WMA' | 'Wave64' | 'WavPack';

/** `undefined` for anything that is no recording that we know. */
export function audioKind(bytes: Uint8Array): AudioKind | undefined {
  const text = latin1(bytes.subarray(0, 64));
  if (/^(?:RIFF|RIFX|RF64|BW64)/.test(text) && text.startsWith('WAVE', 8)) return 'wav';
  if (text.startsWith('FORM') && /^AIF[FC]/.test(text.slice(8))) return 'aiff';
  if (latin1(withoutTag(bytes).subarray(0, 4)) === 'fLaC') return 'flac';
  if (text.startsWith('OggS')) return 'ogg';
  if (text.startsWith('\u001aE\u00df\u00a3')) return text.includes('webm') ? 'webm' : 'matroska';
  if (text.startsWith('ID3') || isMpegFrame(bytes)) return 'mp3';
  return others.find(([start, , at = 0]) => text.startsWith(start, at))?.[1];
}

/** The bytes with which they begin, and where; QuickTime files may begin with any of their parts. */
const others: readonly (readonly [start: string, kind: OtherKind, at?: number])[] = [
  ['ftyp', 'MP4', 4],
  ['moov', 'MP4', 4],
  ['mdat', 'MP4', 4],
  ['wide', 'MP4', 4],
  ['\u00ff\u00f0', 'AAC'],
  ['\u00ff\u00f1', 'AAC'],
  ['\u00ff\u00f8', 'AAC'],
  ['\u00ff\u00f9', 'AAC'],
  ['ADIF', 'AAC'],
  ['#!AMR', 'AMR'],
  ['caff', 'CAF'],
  ['.snd', 'AU'],
  ['0&\u00b2u\u008ef\u00cf\u0011', 'WMA'],
  ['riff.\u0091\u00cf\u0011', 'Wave64'],
  ['wvpk', 'WavPack'],
];

/** A recording without the ID3 tag that some programs put in front of any. */
export function withoutTag(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 10 || latin1(bytes.subarray(0, 3)) !== 'ID3') return bytes;
  // Seven bits in each byte.
  const size = bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return bytes.subarray(10 + size);
}

/** Eleven bits that are set, then a version and a layer that are not the reserved ones. */
function isMpegFrame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 8 && (second & 6) === 2;
}

/** Bytes as the characters of the same numbers. */
export function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
}
