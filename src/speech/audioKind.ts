/** What a recording's first bytes say that it is. The name of the file does not count. */
export type AudioKind = 'wav' | 'flac' | 'ogg' | 'webm' | 'matroska' | 'mp3' | 'mp4';

/** `undefined` for anything that is no recording that we know. */
export function audioKind(bytes: Uint8Array): AudioKind | undefined {
  const text = latin1(bytes.subarray(0, 64));
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return 'wav';
  if (text.startsWith('fLaC')) return 'flac';
  if (text.startsWith('OggS')) return 'ogg';
  if (text.startsWith('\u001aE\u00df\u00a3')) return text.includes('webm') ? 'webm' : 'matroska';
  if (text.startsWith('ftyp', 4)) return 'mp4';
  if (text.startsWith('ID3') || isMpegFrame(bytes)) return 'mp3';
  return undefined;
}

/** Eleven bits that are set, then a version and a layer that are not the reserved ones. */
function isMpegFrame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 8 && (second & 6) === 2;
}

/** Bytes as the characters of the same numbers. */
export function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
}
